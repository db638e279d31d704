import type { Page } from '@playwright/test';
import { expect, test, untilAppRuns, untilInteractive } from '../support/test';
import { marketingPages } from '../support/pages';
import { shareOf } from '../support/share';

/** What stands in the tab order, what of it the keyboard reached, and where the focus could not be seen. */
interface Walk {
  missed: string[];
  unseen: string[];
}

/** Walks through a page with the Tab key until the focus leaves it. */
async function walk(page: Page): Promise<Walk> {
  await page.evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    const reachable = stops.filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }));
    Object.assign(window, { walk: { stops: reachable, reached: new Set(), unseen: [] } });
    const note = ({ target }: Event) => {
      const { walk } = window as unknown as { walk: { reached: Set<unknown>; unseen: string[] } };
      if (!(target instanceof HTMLElement)) return;
      walk.reached.add(target);
      // A link that covers its whole card is outlined by what covers it.
      const outlines = [undefined, '::after'].map((part) => getComputedStyle(target, part));
      const box = target.getBoundingClientRect();
      const outlined = outlines.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
      );
      if (!outlined || box.width === 0 || box.height === 0) walk.unseen.push(target.outerHTML.slice(0, 120));
    };
    // In the capture phase: React stops the event at the root while it takes over the page, and tells it later or never.
    addEventListener('focusin', note, true);
  });
  const stops = await page.evaluate(() => (window as unknown as { walk: { stops: unknown[] } }).walk.stops.length);
  // A radio group and the like have one stop for all: never more stops than elements.
  await Promise.all(Array.from({ length: stops + 1 }, () => page.keyboard.press('Tab')));
  return page.evaluate(() => {
    const { walk } = window as unknown as { walk: { stops: HTMLElement[]; reached: Set<unknown>; unseen: string[] } };
    const missed = walk.stops.filter((stop) => !walk.reached.has(stop)).map((stop) => stop.outerHTML.slice(0, 120));
    return { missed, unseen: walk.unseen };
  });
}

test.describe('with the keyboard alone', () => {
  test(
    'everything on every page is reached, and where one is can be seen',
    { tag: '@share' },
    async ({ page, request }) => {
      test.setTimeout(5 * 60_000);
      for (const address of shareOf(await marketingPages(request), 14)) {
        await test.step(address, async () => {
          await page.goto(address);
          await untilInteractive(page);
          expect(await walk(page)).toEqual({ missed: [], unseen: [] });
        });
      }
    },
  );

  test('the first stop leads past the navigation', async ({ page }) => {
    await page.goto('/retail');
    await untilInteractive(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'Book Strategy Call' }).first()).toBeFocused();
  });

  test('a menu opens, leads to a page, and closes with Escape to where one was', async ({ page }) => {
    await page.goto('/');
    await untilAppRuns(page);
    const menu = page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Industries' });
    await menu.focus();
    await page.keyboard.press('Enter');
    const retail = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Retail' });
    await expect(retail).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(retail).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await retail.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/retail$/);
    await expect(retail).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 800 } });

    test('the menu opens as a sheet, keeps the focus, and gives it back', async ({ page }) => {
      await page.goto('/');
      await untilAppRuns(page);
      const opener = page.getByRole('button', { name: 'Menu', exact: true });
      await opener.focus();
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('navigation', { name: 'Main' });
      await expect(sheet.getByRole('link', { name: 'Insights' })).toBeVisible();
      await page.keyboard.press('Tab');
      expect(await sheet.evaluate((nav) => nav.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(sheet.getByRole('link', { name: 'Insights' })).toBeHidden();
      await expect(opener).toBeFocused();

      await page.keyboard.press('Enter');
      await sheet.locator('summary').last().focus();
      await page.keyboard.press('Tab');
      // Never behind the sheet: it closes for whoever walks on.
      await expect(sheet.getByRole('link', { name: 'Insights' })).toBeHidden();
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).not.toBeNull();
    });
  });
});

test('the sheet of the menu closes where the window becomes wide enough for a row', async ({ page }) => {
  for (const until of [untilInteractive, untilAppRuns]) {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/');
    await until(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    await page.setViewportSize({ width: 1180, height: 820 });
    const onTop = () => page.evaluate(() => document.elementFromPoint(600, 500)?.closest('main, nav')?.tagName);
    await expect.poll(onTop).toBe('MAIN');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Insights' })).toBeVisible();
  }
});
