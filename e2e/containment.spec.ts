import { expect, test, untilInteractive } from './support/test';

const entry = (app: string) => `**/releases/${app}/**/remoteEntry*.js`;

test.describe('when a remote is dead', () => {
  test('the public site stays readable and its links work, and it comes back by itself', async ({ page, trouble }) => {
    trouble.expect(/./);
    await page.route(entry('public-site'), (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(1_000);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(entry('public-site'));
    await untilInteractive(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Insights' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Latest Insights' })).toBeVisible();
  });

  test('the console says so, and its retry works', async ({ page, trouble }) => {
    trouble.expect(/./);
    await page.route(entry('admin-console'), (route) => route.abort());
    await page.goto('/admin/login');
    const retry = page.getByRole('button', { name: /try again|retry/i });
    await expect(retry).toBeVisible({ timeout: 15_000 });
    await page.unroute(entry('admin-console'));
    await retry.click();
    await expect(page.getByLabel('Username')).toBeVisible({ timeout: 15_000 });
  });
});
