import type { Browser, BrowserContext, Page } from '@playwright/test';
import { npmRun } from '../support/commands';
import { makeSecondRelease } from '../support/second-release';
import { expect, test, untilAppRuns } from '../support/test';
import { violationsOf } from '../support/violations';

const words: [string, string] = ['What we measured, built', 'What we tested, built'];
const live = /^What we measured, built/;
const other = /^What we tested, built/;

/** Another version of the site that is live now, packed but given to nobody. */
async function packOther(page: Page, version: string, atEntry?: string): Promise<string> {
  const remotes = await (await page.request.get('/releases/current.json')).json();
  await makeSecondRelease({ of: remotes['public-site'].version, version, words, ...(atEntry && { atEntry }) });
  return `public-site@${version}`;
}

test.describe('a preview of a release', () => {
  test('is the live site for all but the browser that opened the link, until it leaves', async ({ page, browser }) => {
    const name = await packOther(page, 'preview-1');
    const [link = ''] = (await npmRun('preview', name)).split('\n');

    const context = await browser.newContext();
    const reviewer = await context.newPage();
    const files: string[] = [];
    reviewer.on('request', (request) => files.push(new URL(request.url()).pathname));
    await reviewer.goto(link);
    await expect(reviewer).toHaveURL('/');
    const note = reviewer.getByRole('complementary', { name: 'Preview' });
    await expect(note).toContainText('public-site preview-1');

    await reviewer.goto('/blog');
    await expect(reviewer.getByText(other)).toBeVisible();
    await untilAppRuns(reviewer);
    await expect(reviewer.getByText(other)).toBeVisible();
    await expect(note).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await reviewer.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violationsOf(reviewer, { part: '.shell-preview' })).toEqual([]);
    }
    const released = files.filter((file) => file.startsWith('/releases/public-site/'));
    expect(released.length).toBeGreaterThan(0);
    expect(released.filter((file) => !file.includes('/preview-1/'))).toEqual([]);

    await page.goto('/blog');
    await expect(page.getByText(live)).toBeVisible();

    await note.getByRole('button', { name: 'Leave the preview' }).click();
    await expect(reviewer).toHaveURL('/blog');
    await expect(reviewer.getByText(live)).toBeVisible();
    await expect(note).toBeHidden();
    await context.close();
  });
});

test.describe('a canary that breaks in browsers', () => {
  test('takes itself back, says why, and leaves everybody a site that works', async ({ page, browser }) => {
    test.setTimeout(600_000);
    const name = await packOther(page, 'canary-1', `;setTimeout(() => { throw new Error('a broken canary'); });`);
    await npmRun('promote', name, '--percent', '50', '--no-browser', '--because', 'a try');
    expect(await npmRun('releases')).toContain('50 % of the visitors get canary-1');

    const unlucky: BrowserContext[] = [];
    // As many as the service needs to be sure: it adds up what all shells report.
    let lucky = 0;
    for (let visitor = 0; visitor < 80 && (unlucky.length < 9 || lucky < 9); visitor++) {
      const context = await visitWithUse(browser);
      if (context) unlucky.push(context);
      else lucky += 1;
    }
    expect(unlucky.length).toBeGreaterThan(0);
    await expect
      .poll(() => npmRun('releases'), { timeout: 60_000, intervals: [2_000] })
      .toMatch(/canary-1 .*withdrawn .* ago by .*: \d+ errors in \d+ views/);

    for (const context of unlucky) {
      const next = await context.newPage();
      await next.goto('/blog');
      await expect(next.getByText(live)).toBeVisible();
      await context.close();
    }
  });
});

/** A new visitor who uses the blog. Undefined for one who has what is live; else the canary's error has been reported. */
async function visitWithUse(browser: Browser): Promise<BrowserContext | undefined> {
  const context = await browser.newContext();
  const page = await context.newPage();
  let reported = false;
  page.on('requestfinished', (request) => (reported ||= request.url().endsWith('/client-errors')));
  await page.goto('/blog');
  if (await page.getByText(live).isVisible()) {
    await context.close();
    return undefined;
  }
  await expect(page.getByText(other)).toBeVisible();
  await untilAppRuns(page);
  await expect.poll(() => reported).toBe(true);
  return context;
}
