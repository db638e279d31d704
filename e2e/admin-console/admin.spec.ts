import { holdCalls } from '../support/hold-calls';
import { expectNotification } from '../support/notifications';
import { expect, openSession, signInByHand, test, unique } from '../support/test';

test.describe('an admin', () => {
  test('is sent to sign in, and told why', async ({ page, trouble }) => {
    trouble.expect(/401/);
    await page.goto('/admin');
    await expect(page.getByText('Please log in to access the admin dashboard').first()).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login$/);
  });

  test('is told that a password is wrong, which is sent once, and goes on where they were', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/401/);
    await page.goto('/admin/login');
    await page.getByLabel('Username').fill('admin');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('wrong password');
    const calls = await holdCalls(page, '**/api/admin/login');
    const button = page.getByRole('button', { name: /^Sign/ });
    await button.press('Enter');
    await expect(button).toHaveText('Signing in...');
    await expect(button).toBeFocused();
    await password.press('Enter');
    await button.press('Enter');
    calls.release();
    await expect(page.getByText('Login Failed').first()).toBeVisible();
    await expect(page.getByText('Invalid credentials').first()).toBeVisible();
    await expect(button).toBeFocused();
    expect(calls.count()).toBe(1);
  });

  test('writes, publishes, changes and deletes a post that visitors see at once', async ({ page, trouble }) => {
    await signInByHand(page);
    await page.getByRole('link', { name: 'New Post' }).click();
    await page.getByRole('heading', { level: 1, name: 'New post' }).waitFor();
    const title = unique('Doors');
    const slug = title.toLowerCase();
    await page.getByLabel('Title', { exact: true }).fill(title);
    await expect(page.getByLabel('Slug', { exact: true })).toHaveValue(slug);
    await page.getByLabel('Tags', { exact: true }).fill('doors');
    await page.getByLabel('Tags', { exact: true }).press('Enter');
    await page
      .getByLabel('Content', { exact: true })
      .fill('An opening line.\n1. First heading\nThe text of it.\nConclusion\nThe end.');
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expectNotification(page, 'Post created successfully');
    await expect(page).toHaveURL(/\/admin\/posts$/);

    const card = page.getByRole('article').filter({ hasText: title });
    await card.getByRole('button', { name: 'Publish' }).press('Enter');
    await expectNotification(page, 'Post published successfully');
    await expect(page.getByRole('region', { name: 'Posts' })).toBeFocused();

    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: '1. First heading' })).toBeVisible();

    await page.goto('/admin/posts');
    await card.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('heading', { level: 1, name: 'Edit post' }).waitFor();
    await page.getByLabel('Title', { exact: true }).fill(`Closed ${title}`);
    await expect(page.getByLabel('Slug', { exact: true })).toHaveValue(slug);
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expectNotification(page, 'Post updated successfully');

    const renamed = page.getByRole('article').filter({ hasText: `Closed ${title}` });
    await renamed.getByRole('button', { name: 'Delete' }).click();
    await expect(
      page.getByText('Are you sure you want to delete this post? This action cannot be undone.'),
    ).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectNotification(page, 'Post deleted successfully');
    await expect(renamed).toHaveCount(0);

    trouble.expect(/404/);
    await expect.poll(async () => (await page.request.get(`/blog/${slug}`)).status()).toBe(404);
  });

  // ASVS 7.4.4
  test('sees the company page and the welcome bar on the site, and is signed out by Logout', async ({ page }) => {
    await openSession(page);
    await page.goto('/');
    await expect(page.getByText('Welcome, admin')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toBeVisible();
    await expect(page.getByRole('img', { name: '99.99%' })).toBeVisible();
    await page.getByRole('link', { name: 'Logout' }).click();
    await expect(page.getByText('Welcome, admin')).toHaveCount(0);
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });
});
