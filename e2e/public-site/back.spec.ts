import type { Page } from '@playwright/test';
import { marketingPages } from '../support/pages';
import { expectPlace, goDown, placeOf } from '../support/places';
import { oneOf, shareOf } from '../support/share';
import { expect, test, untilAppRuns, untilInteractive } from '../support/test';

const phone = { viewport: { width: 375, height: 667 }, hasTouch: true };

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilInteractive(page);
}

/** Back from where a visitor went, and forth, and back again. */
async function expectWaysBack(page: Page, from: { path: string; at: number }, to: string): Promise<void> {
  await expectPlace(page, to, 0);
  await page.goBack();
  await expectPlace(page, from.path, from.at);
  await page.goForward();
  await expectPlace(page, to, 0);
  await page.goBack();
  await expectPlace(page, from.path, from.at);
}

test.describe('back leads to where one was', () => {
  test('on every public page, at a desk and on a phone', { tag: '@share' }, async ({ page, request }) => {
    const paths = shareOf([...(await marketingPages(request)), '/blog/lead-response-time-real-estate'], 14);
    test.setTimeout(Math.max(3, paths.length) * 60_000);
    for (const [index, path] of paths.entries()) {
      await page.setViewportSize(index % 2 ? phone.viewport : { width: 1280, height: 720 });
      await open(page, path);
      const { link, to, at } = await goDown(page);
      await link.click();
      await expectWaysBack(page, { path, at }, to);
      await page.reload();
      await expectPlace(page, path, at);
    }
  });

  const devices = [
    ['at a desk', {}],
    ['on a phone', phone],
  ] as const;
  for (const [name, options] of oneOf(devices, 0)) {
    test.describe(name, { tag: '@share' }, () => {
      test.use(options);

      test('by the keyboard', async ({ page }) => {
        await open(page, '/story');
        const { link, to, at } = await goDown(page);
        await link.evaluate((element) => element.focus({ preventScroll: true }));
        await page.keyboard.press('Enter');
        await expectWaysBack(page, { path: '/story', at }, to);
      });

      test('from another document, and from the one before that', async ({ page }) => {
        await open(page, '/story');
        const { link, to, at } = await goDown(page);
        await link.click();
        await expectPlace(page, to, 0);
        await page.mouse.wheel(0, 700);
        const next = await placeOf(page);
        await page.goto('/admin/login');
        await page.goBack();
        await expectPlace(page, to, next);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('It began with');
        await expectPlace(page, '/story', at);
        await page.goForward();
        await expectPlace(page, to, next);
        await page.goto('/admin/login');
        // Later: what asks for it would otherwise go with the document.
        await page.evaluate(() => void setTimeout(() => history.go(-2)));
        await expectPlace(page, '/story', at);
      });

      test('after a reload of the page that one went to', async ({ page }) => {
        await open(page, '/story');
        const { link, to, at } = await goDown(page);
        await link.click();
        await expectPlace(page, to, 0);
        // Nothing points at a link: the app does not start by itself.
        await page.mouse.move(0, 0);
        await page.reload();
        await untilInteractive(page);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('It began with');
        await expectPlace(page, '/story', at);
      });

      test('where the app never comes', async ({ page, trouble }) => {
        trouble.expect(/app\.\w+\.js|Loading chunk app|ChunkLoadError/);
        await page.route(/\/app\.\w+\.js/, (route) => route.abort());
        await open(page, '/story');
        const { link, to, at } = await goDown(page);
        await link.click();
        await expectWaysBack(page, { path: '/story', at }, to);
      });

      test('among the articles that Load More brought', async ({ page }) => {
        await open(page, '/blog');
        const articles = page.getByRole('region', { name: 'All articles' }).getByRole('article');
        await page.getByRole('button', { name: 'Load More Articles' }).click();
        await expect(articles).toHaveCount(24);
        const link = articles.nth(20).getByRole('link').first();
        await link.scrollIntoViewIfNeeded();
        const at = await placeOf(page);
        // A locator's click may scroll once more, and leave from another place than the one noted here.
        const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        await page.mouse.click(x + width / 2, y + height / 2);
        await expect(page.getByRole('link', { name: 'Back to Blog' }).first()).toBeVisible();
        await page.goBack();
        await expect(articles).toHaveCount(24);
        await expectPlace(page, '/blog', at);
        await page.reload();
        await expectPlace(page, '/blog', at);
      });
    });
  }

  test('to the whole text of an article, though its next document was left at once', async ({ page }) => {
    const [article, other] = ['/blog/lead-response-time-real-estate', '/retail'];
    const text = page.locator('[data-post-text]');
    await open(page, article);
    const words = await text.innerText();
    await page.locator('footer').getByRole('link', { name: 'Retail' }).click();
    await expectPlace(page, other, 0);
    await page.goBack();
    await expect(text).toBeVisible();
    // Nothing points at a link: the app does not start by itself.
    await page.mouse.move(0, 0);
    await page.reload();
    await untilInteractive(page);
    await page.goForward();
    await expectPlace(page, other, 0);
    await page.goBack();
    await expect(text).toHaveText(words, { useInnerText: true });
  });

  // A browser's own way back ends at the top now and then: about one reload in ten.
  test('after each of many reloads on a slow machine', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize(phone.viewport);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 3 });
    await open(page, '/it-staffing');
    const { at } = await goDown(page);
    for (let turn = 0; turn < 25; turn++) {
      await page.reload();
      await expectPlace(page, '/it-staffing', at);
    }
  });

  test('by a finger', async ({ browser }) => {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await open(page, '/story');
    const { link, to, at } = await goDown(page);
    await link.tap();
    await expectWaysBack(page, { path: '/story', at }, to);
    await context.close();
  });

  test('from a place of the same page', async ({ page }) => {
    await open(page, '/story');
    await untilAppRuns(page);
    await page.locator('footer').getByRole('link', { name: 'Retail' }).click();
    await expectPlace(page, '/retail', 0);
    await page.locator('a[href="#solutions"]').first().click();
    await expect.poll(() => placeOf(page)).toBeGreaterThan(300);
    await page.goBack();
    await expectPlace(page, '/retail', 0);
  });
});
