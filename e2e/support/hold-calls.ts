import type { Page } from '@playwright/test';

/** Keeps calls to an address waiting until they are released, and counts them. */
export async function holdCalls(page: Page, address: string) {
  let release = (): void => undefined;
  let count = 0;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return { count: () => count, release };
}
