import { charactersPerLine } from '../support/line-lengths';
import { expect, test, untilInteractive } from '../support/test';

test.describe('the privacy page', () => {
  test('is complete before any JavaScript, and a line of it has no more characters than one reads with ease', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1, name: 'What we keep, and for how long' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'theme' })).toBeVisible();
    const lengths = await charactersPerLine(page.locator('main section p'));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(65);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    await context.close();
  });

  test('is a link away from the footer and from each form', async ({ page }) => {
    await page.goto('/');
    await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
    for (const address of ['/contact', '/real-estate']) {
      await page.goto(address);
      const form = page.locator('form').filter({ has: page.getByRole('button') });
      await form.getByRole('link', { name: 'how we handle your data' }).click();
      await expect(page).toHaveURL('/privacy');
    }
  });

  test('tells the truth about cookies: reading sets none, and the switch sets the one that it names', async ({
    page,
    context,
  }) => {
    for (const address of ['/', '/contact', '/blog', '/privacy']) {
      await page.goto(address);
      await untilInteractive(page);
    }
    expect(await context.cookies()).toEqual([]);
    await page.locator('[data-theme-switch]:visible').first().click();
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toEqual(['theme']);
    const days = Math.round(((cookies[0]?.expires ?? 0) - Date.now() / 1000) / 86_400);
    await expect(page.getByRole('row', { name: 'theme' })).toContainText(`${days} days`);
  });
});
