import { bucketCookie } from '@site/federation';
import type { Browser, Page } from '@playwright/test';
import { npmRun } from '../support/commands';
import { publishRelease } from '../support/publish-release';
import { makeReleaseToken } from '../support/release-token';
import { makeSecondRelease } from '../support/copied-release';
import { expect, test, untilAppRuns } from '../support/test';
import { violationsOf } from '../support/violations';

const words: [string, string] = ['What we measured, built', 'What we tested, built'];
const live = /^What we measured, built/;
const other = /^What we tested, built/;

/** Another version of the site that is live now, packed but given to nobody. */
async function packOther(page: Page, name: string, atEntry?: string): Promise<string> {
  const version = `${name}-${crypto.randomUUID().slice(0, 8)}`;
  const remotes = await (await page.request.get('/releases/current.json')).json();
  await makeSecondRelease({ of: remotes['public-site'].version, version, words, ...(atEntry && { atEntry }) });
  return version;
}

test.describe('a preview of a release', () => {
  test('is the live site for all but the browser that opened the link, until it leaves', async ({ page, browser }) => {
    const version = await packOther(page, 'preview');
    const [link = ''] = (await npmRun('preview', `public-site@${version}`)).split('\n');

    const context = await browser.newContext();
    const reviewer = await context.newPage();
    const files: string[] = [];
    reviewer.on('request', (request) => files.push(new URL(request.url()).pathname));
    await reviewer.goto(link);
    await expect(reviewer).toHaveURL('/');
    const note = reviewer.getByRole('complementary', { name: 'Preview' });
    await expect(note).toContainText(`public-site ${version}`);

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
    expect(released.filter((file) => !file.includes(`/${version}/`))).toEqual([]);

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
  test('takes itself back, says why, and leaves everybody a site that works', async ({ page, browser, request }) => {
    const version = await packOther(page, 'canary', `;setTimeout(() => { throw new Error('a broken canary'); });`);
    const token = await makeReleaseToken(request, 'public-site', ['publish', 'promote', 'promoteWithoutRehearsal']);
    await publishRelease(request, token, { app: 'public-site', version });
    const releases = async () => (await request.get('/api/releases/public-site', bearer(token))).json();
    const { revision } = await releases();
    const canary = { version, revision, stages: '20%', rehearsal: 'skipped', because: 'a try' };
    const answer = await request.post('/api/releases/public-site/promote', { ...bearer(token), data: canary });
    expect(answer.status()).toBe(200);

    // One of these has the canary, which begins at any of the hundred buckets and has twenty of them.
    const blogOf = async (bucket: number) => (await request.get('/blog', { headers: inBucket(bucket) })).text();
    const unluckyOf = async (each: number) => ((await blogOf(each)).includes(words[1]) ? [each] : []);
    const unlucky = async () => (await Promise.all([0, 20, 40, 60, 80].map(unluckyOf))).flat();
    await expect.poll(unlucky).toHaveLength(1);
    const [bucket = 0] = await unlucky();
    for (let views = 0; views < 30; views++) expect(await blogOf(bucket + 20)).toContain(words[0]);

    const visitors = [await visitorIn(browser, bucket), await visitorIn(browser, bucket)];
    for (const visitor of visitors) await viewWithErrors(visitor, version);
    const last = async () => (await releases()).history[0];
    await expect
      .poll(last)
      .toMatchObject({ kind: 'withdraw', because: expect.stringMatching(/^\d+ errors in \d+ views/) });

    // Shells ask every second what is live.
    await expect.poll(() => blogOf(bucket)).toContain(words[0]);
    for (const visitor of visitors) {
      await visitor.goto('/blog');
      await expect(visitor.getByText(live)).toBeVisible();
      await visitor.context().close();
    }
  });
});

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
const inBucket = (bucket: number) => ({ cookie: `${bucketCookie.name}=${bucket % 100}` });

async function visitorIn(browser: Browser, bucket: number): Promise<Page> {
  const context = await browser.newContext();
  const url = `http://localhost:${process.env.E2E_PORT}`;
  await context.addCookies([{ name: bucketCookie.name, value: String(bucket), url }]);
  return context.newPage();
}

/** A visitor who has the canary views some pages, each of which reports its error; fewer where it is withdrawn meanwhile. */
async function viewWithErrors(visitor: Page, version: string): Promise<void> {
  let reports = 0;
  visitor.on('requestfinished', (request) => (reports += Number(request.url().endsWith('/client-errors'))));
  for (const [views, address] of ['/', '/contact', '/privacy', '/blog'].entries()) {
    const response = await visitor.goto(address);
    if (!(await response?.text())?.includes(`/${version}/`)) break;
    await expect.poll(() => reports).toBe(views + 1);
  }
}
