import AxeBuilder from '@axe-core/playwright';
import { expect, signIn, test, untilInteractive } from './support/test';

const publicPages = ['/', '/blog', '/blog/lead-response-time-real-estate', '/contact', '/no-such-page'];
const adminPages = ['/admin', '/admin/posts', '/admin/posts/new', '/admin/users'];
const looks = [
  { width: 375, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

for (const { width, colorScheme } of looks) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const address of publicPages) {
      test(`${address} is sound, and everyone can use it`, async ({ page, trouble }) => {
        if (address === '/no-such-page') trouble.expect(/404/);
        await page.goto(address);
        await untilInteractive(page);
        await expectSound(page);
      });
    }

    test('the console is sound, and everyone can use it', async ({ page }) => {
      await signIn(page);
      for (const address of adminPages) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
        await expectSound(page);
      }
    });
  });
}

async function expectSound(page: import('@playwright/test').Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'sideways scroll in px').toBeLessThanOrEqual(0);
  const broken = await page.evaluate(() =>
    [...document.images].filter((image) => image.complete && !image.naturalWidth).map((image) => image.src),
  );
  expect(broken, 'broken pictures').toEqual([]);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
