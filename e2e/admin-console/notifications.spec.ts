import type { Locator } from '@playwright/test';
import { content, openPost } from '../support/editor';
import { expect, signIn, test } from '../support/test';

/** In the page: whether a press at a point would reach the list of notifications. */
const isOfNotifications = ([left, top]: readonly [number, number]): boolean =>
  Boolean(document.elementFromPoint(left, top)?.closest('[aria-label^="Notifications"]'));

test.describe('the notification of a save', () => {
  test('stands at the right, above the buttons that it came from', async ({ page }) => {
    await signIn(page);
    await openPost(page, 'notified', 'One.');
    const notification = page.getByRole('listitem').filter({ hasText: 'Post updated successfully' });
    const buttons = [page.getByRole('button', { name: 'Cancel' }), page.getByRole('button', { name: 'Update Post' })];
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

    for (const [width, height] of [
      [768, 900],
      [1024, 700],
      [1440, 900],
      [1440, 2000],
    ] as const) {
      await page.setViewportSize({ width, height });
      await content(page).press('Control+s');
      await expect(notification).toBeVisible();
      for (const place of [0, 1_000_000]) {
        await page.evaluate((top) => window.scrollTo(0, top), place);
        const { x, y, ...size } = await boxOf(notification);
        expect(x + size.width, `right edge at ${width} × ${height} px`).toBeGreaterThan(width - 40);
        expect(y + size.height / 2).toBeGreaterThan(height / 2);
        // Without being forced, a press waits until nothing covers what is pressed.
        for (const button of buttons) await button.click({ trial: true });
        // What lies beside it can be pressed, too: the room around it is no part of it.
        const beside = [x - 8, y + size.height / 2] as const;
        expect(await page.evaluate(isOfNotifications, beside)).toBe(false);
      }
      await page.getByRole('button', { name: 'Close notification' }).click();
      await expect(notification).toBeHidden();
    }
  });
});
