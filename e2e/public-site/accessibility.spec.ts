import type { Page } from '@playwright/test';
import { expectSound, widths } from '../support/expect-sound';
import { marketingPages } from '../support/pages';
import { oneOf, shareOf } from '../support/share';
import { expect, test, untilAppRuns } from '../support/test';

const post = '/blog/lead-response-time-real-estate';
const height = 900;

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
    test.setTimeout(10 * 60_000);
    const links = new Set<string>();
    for (const [index, address] of shareOf([...(await marketingPages(request)), post], 14).entries()) {
      for (const width of oneOf(widths, index, 14)) {
        await test.step(`${address} at ${width} px`, () => expectPageSound(page, address, width));
        for (const link of await internalLinks(page)) links.add(link);
      }
    }
    for (const link of links) {
      expect((await request.get(link, { maxRedirects: 0 })).status(), `the link to ${link}`).toBeLessThan(400);
    }
  },
);

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
