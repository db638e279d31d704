import { LoneWorkspace } from '../support/lone-workspace';
import { admin, expect, test } from '../support/test';

const product = `http://localhost:${process.env.E2E_PORT}`;

test.describe('one app served alone, against the running product', { tag: '@long' }, () => {
  test('the public site has the product’s posts, and shows an edit without a reload', async ({ page }) => {
    const workspace = new LoneWorkspace('public-site');
    try {
      await workspace.serve(`--api=${product}`, '--port=4286');
      await page.goto('http://localhost:4286/blog');
      await expect(page.getByRole('article').first()).toBeVisible();

      await page.goto('http://localhost:4286/contact');
      await page.getByLabel('Name').fill('Edith');
      workspace.edit('src/features/contact/contact-details.tsx', 'Or reach us directly', 'Or come by');
      await expect(page.getByRole('heading', { name: 'Or come by' })).toBeVisible();
      await expect(page.getByLabel('Name')).toHaveValue('Edith');
      expect(workspace.output).toContain(`Its calls go to the product at ${product}.`);
    } finally {
      await workspace.remove();
    }
  });

  test('the console signs in, writes, and shows an edit without a reload', async ({ page }) => {
    const workspace = new LoneWorkspace('admin-console');
    const origin = 'http://localhost:4287';
    try {
      await workspace.serve(`--api=${product}`, '--port=4287');
      await page.goto(`${origin}/admin/login`);
      await page.getByLabel('Username').fill(admin.username);
      await page.getByLabel('Password', { exact: true }).fill(admin.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

      await page.evaluate(() => document.body.setAttribute('data-mark', 'same document'));
      workspace.edit('src/pages/dashboard.page.tsx', 'title="Admin Dashboard"', 'title="Our Desk"');
      await expect(page.getByRole('heading', { name: 'Our Desk' })).toBeVisible();
      await expect(page.locator('body')).toHaveAttribute('data-mark', 'same document');

      // Of its own page the product takes a write; of another site's through the same door none.
      const preview = (from: string) =>
        page.request.post(`${origin}/api/admin/content-preview`, {
          data: { content: 'words' },
          headers: { origin: from },
        });
      expect((await preview(origin)).status()).toBeLessThan(300);
      expect((await preview('https://elsewhere.example.com')).status()).toBe(403);
    } finally {
      await workspace.remove();
    }
  });
});
