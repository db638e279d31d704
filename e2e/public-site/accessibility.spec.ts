import type { Page } from '@playwright/test';
import { openClosedJob } from '../support/closed-job';
import { expectSound, widths } from '../support/expect-sound';
import { everyPage, marketingPages } from '../support/pages';
import { linksForSome } from '../support/links-for-some';
import { isLongRun, oneOf, shareOf } from '../support/share';
import { api, expect, signIn, test, untilAppRuns } from '../support/test';

const post = '/blog/lead-response-time-real-estate';
const height = 900;
/** At which docs/pages.md says that every page was looked at. */
const allWidths = [...widths, 768, 1920];
const widthsOf = (index: number): readonly number[] => (isLongRun ? allWidths : oneOf(widths, index, 14));
const lists = ['/blog?view=list', '/blog?type=demo', '/blog?tag=leads', '/blog?search=nothing+has+these+words'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectPageSound(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await untilAppRuns(page);
  await expectSound(page, { inDark: true });
}

test(
  'every public page is sound, and everyone can use it, in both themes',
  { tag: '@share' },
  async ({ page, request }) => {
    test.setTimeout(20 * 60_000);
    const links = new Set<string>();
    for (const [index, address] of shareOf([...(await marketingPages(request)), post], 14).entries()) {
      for (const width of widthsOf(index)) {
        await test.step(`${address} at ${width} px`, () => expectPageSound(page, address, width));
        for (const link of await internalLinks(page)) links.add(link);
      }
    }
    // That every page answers is seen by page-bytes.spec.ts.
    for (const page of await everyPage(request)) links.delete(page);
    for (const link of links) {
      expect((await request.get(link, { maxRedirects: 0 })).status(), `the link to ${link}`).toBeLessThan(400);
    }
  },
);

test('lists, and what only some see, are sound at all widths', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(20 * 60_000);
  await signIn(page);
  const { id, links } = await linksForSome(page);
  await page.context().clearCookies();
  for (const width of allWidths) {
    for (const address of [...lists, ...links]) {
      await test.step(`${address} at ${width} px`, () => expectPageSound(page, address, width));
    }
  }
  await signIn(page);
  await api(page, 'DELETE', `/api/admin/posts/${id}`);
});

test('a closed job is sound at all widths', { tag: '@long' }, async ({ page, request }) => {
  await openClosedJob(page, request);
  for (const width of allWidths) {
    await page.setViewportSize({ width, height });
    await test.step(`at ${width} px`, () => expectSound(page, { inDark: true }));
  }
});

for (const width of oneOf(widths, 0)) {
  test(`the not-found page is sound at ${width} px, and everyone can use it @share`, async ({ page, trouble }) => {
    trouble.expect(/404/);
    await expectPageSound(page, '/no-such-page', width);
  });
}

const internalLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.links]
      .filter((link) => link.origin === location.origin && !link.pathname.startsWith('/api/'))
      .map((link) => link.pathname + link.search),
  );
