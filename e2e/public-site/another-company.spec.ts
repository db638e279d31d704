import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ForkedShell } from '../support/forked-shell';
import { marketingPages } from '../support/pages';
import { shareOf } from '../support/share';
import { expect, test } from '../support/test';

/** No more than a company must say of itself. */
const brightwater = {
  name: 'Brightwater & Sons',
  phone: '+44 20 7946 0018',
  address: '9 Harbor Street, Leith',
  country: { code: 'GB', name: 'United Kingdom' },
  email: 'post@brightwater.example.org',
  schedulingUrl: 'https://book.example.org/brightwater',
};
/** Of the company whose site it is without a file. */
const ours = /keystride|draftsman row|springfield|555-0142|calendar\.example\.com|south side|site-plan\.\w+\.svg/i;

const shell = new ForkedShell();
test.beforeAll(async () => {
  const folder = String(process.env.E2E_DATA_DIR);
  const file = path.join(folder, 'brightwater.json');
  writeFileSync(file, JSON.stringify(brightwater));
  await shell.start({
    SITE_CONFIG: file,
    API_URL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    RELEASES_DIR: path.join(folder, 'releases'),
  });
});
test.afterAll(() => shell.stop());

test(
  'a site that was started with another company’s facts has no trace of ours',
  { tag: '@share' },
  async ({ page, request }) => {
    const machines = ['/llms.txt', '/blog/feed.xml', '/site.webmanifest'];
    const pages = shareOf(await marketingPages(request), 12);
    for (const address of [...pages, ...machines, '/nowhere', '/admin/login']) {
      const text = await (await request.get(shell.origin + address)).text();
      expect(ours.exec(text)?.[0], address).toBeUndefined();
      if (!machines.includes(address)) expect(text, address).toContain('Brightwater &amp; Sons');
    }
    await page.goto(`${shell.origin}/admin/login`);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(ours);
  },
);

test('a long name leaves the phone’s menu on the screen', async ({ page }) => {
  await page.goto(`${shell.origin}/contact`);
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 740 });
    for (const name of ['Brightwater & Sons', 'Halvorsen Property Software', 'Liegenschaftsverwaltung']) {
      await page.getByRole('banner').evaluate((header, text) => {
        for (const link of header.querySelectorAll('a[href="/"]')) link.lastChild?.replaceWith(text);
      }, name);
      await page.getByRole('button', { name: 'Menu' }).click({ trial: true });
      await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width} px`).toBe(width);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
    }
  }
});
