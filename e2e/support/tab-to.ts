import { expect, type Locator } from '@playwright/test';

/** More than a screen has places to stop at. */
const mostStops = 100;

/** Goes on by the Tab key alone until the focus is there. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  for (let stops = 0; stops < mostStops; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
