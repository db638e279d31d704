import type { Page } from '@playwright/test';
import { expectSound, widths } from '../support/expect-sound';
import { marketingPages } from '../support/pages';
import { expect, test, untilAppRuns } from '../support/test';

const post = '/blog/lead-response-time-real-estate';

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('every public page is sound, and everyone can use it, in both themes', async ({ page, request }) => {
      test.setTimeout(10 * 60_000);
      const links = new Set<string>();
      for (const address of [...(await marketingPages(request)), post]) {
        await test.step(address, async () => {
          await page.goto(address);
          await untilAppRuns(page);
          await expectSound(page);
          for (const link of await internalLinks(page)) links.add(link);
        });
      }
      for (const link of links) {
        expect((await request.get(link, { maxRedirects: 0 })).status(), `the link to ${link}`).toBeLessThan(400);
      }
    });

    test('the not-found page is sound, and everyone can use it', async ({ page, trouble }) => {
      trouble.expect(/404/);
      await page.goto('/no-such-page');
      await untilAppRuns(page);
      await expectSound(page);
    });
  });
}

const internalLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.links]
      .filter((link) => link.origin === location.origin && !link.pathname.startsWith('/api/'))
      .map((link) => link.pathname + link.search),
  );
