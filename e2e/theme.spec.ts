import { expect, type Page } from '@playwright/test';
import { test, untilInteractive } from './support/test';

const light = 'rgb(245, 248, 253)';
const dark = 'rgb(10, 17, 36)';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const press = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' }).first().click();

test.describe('the colours', () => {
  test('are what the visitor chose, on every page, in the console and after a reload', async ({ page }) => {
    await page.goto('/');
    expect(await paper(page)).toBe(light);
    await press(page);
    expect(await paper(page)).toBe(dark);
    await page.reload();
    expect(await paper(page)).toBe(dark);
    await page.goto('/blog');
    await untilInteractive(page);
    expect(await paper(page)).toBe(dark);
    await page.goto('/admin/login');
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(await paper(page)).toBe(dark);
  });

  test('stand before the page does', async ({ page, trouble }) => {
    trouble.expect(/integrity/);
    await page.goto('/');
    await press(page);
    // Nothing but the document and what it waits for: the app never comes.
    await page.route(/\/(releases|shell)\/.*\/(?!theme)[^/]*\.js$/, (route) => route.fulfill({ body: '' }));
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.locator('header').first().waitFor();
    expect(await paper(page)).toBe(dark);
  });

  test('are the system’s without JavaScript, and there is no switch', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', dark);
    await expect(page.getByRole('button', { name: 'Switch between light and dark' })).toHaveCount(0);
    await context.close();
  });
});
