import { holdCalls } from '../support/hold-calls';
import { expectNotification } from '../support/notifications';
import { api, expect, signIn, signInByHand, test } from '../support/test';

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
    await page.getByLabel('Title', { exact: true }).fill('Doors, and who holds them open');
    await expect(page.getByLabel('Slug', { exact: true })).toHaveValue('doors-and-who-holds-them-open');
    await page.getByLabel('Tags', { exact: true }).fill('doors');
    await page.getByLabel('Tags', { exact: true }).press('Enter');
    await page
      .getByLabel('Content', { exact: true })
      .fill('An opening line.\n1. First heading\nThe text of it.\nConclusion\nThe end.');
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expectNotification(page, 'Post created successfully');
    await expect(page).toHaveURL(/\/admin\/posts$/);

    const card = page.getByRole('article').filter({ hasText: 'Doors, and who holds them open' });
    await card.getByRole('button', { name: 'Publish' }).press('Enter');
    await expectNotification(page, 'Post published successfully');
    await expect(page.getByRole('region', { name: 'Posts' })).toBeFocused();

    await page.goto('/blog/doors-and-who-holds-them-open');
    await expect(page.getByRole('heading', { level: 1, name: 'Doors, and who holds them open' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '1. First heading' })).toBeVisible();

    await page.goto('/admin/posts');
    await card.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('heading', { level: 1, name: 'Edit post' }).waitFor();
    await page.getByLabel('Title', { exact: true }).fill('Doors, and who closes them');
    await expect(page.getByLabel('Slug', { exact: true })).toHaveValue('doors-and-who-holds-them-open');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expectNotification(page, 'Post updated successfully');

    const renamed = page.getByRole('article').filter({ hasText: 'Doors, and who closes them' });
    await renamed.getByRole('button', { name: 'Delete' }).click();
    await expect(
      page.getByText('Are you sure you want to delete this post? This action cannot be undone.'),
    ).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectNotification(page, 'Post deleted successfully');
    await expect(renamed).toHaveCount(0);

    trouble.expect(/404/);
    await expect.poll(async () => (await page.request.get('/blog/doors-and-who-holds-them-open')).status()).toBe(404);
  });

  test('is told that the server has no room left, and saves the same text once there is', async ({ page, trouble }) => {
    trouble.expect(/507/);
    await signIn(page);
    await page.goto('/admin/posts/new');
    await page.getByLabel('Title', { exact: true }).fill('Written on a full disk');
    await page.getByLabel('Content', { exact: true }).fill('A sentence that must not be lost.');
    // What the API answers then, to the letter: room.api.spec.ts compares.
    const message =
      'There is no room left on the server’s disk. Nothing was saved. Please try again once there is room.';
    const refusal = { statusCode: 507, message, error: 'Insufficient Storage' };
    await page.route('**/api/admin/posts', (route) => route.fulfill({ status: 507, json: refusal }));
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Content', { exact: true })).toHaveValue('A sentence that must not be lost.');
    await expect(page.getByText('Unsaved text, kept on this device')).toBeVisible();

    await page.unroute('**/api/admin/posts');
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expectNotification(page, 'Post created successfully');
  });

  test('whose role was changed while writing is told so, and can still read and copy the text', async ({
    page,
    browser,
    trouble,
  }) => {
    trouble.expect(/401/);
    await signIn(page);
    const writer = { username: 'writer', email: 'writer@example.com', firstName: 'Maya', lastName: 'Okafor' };
    const password = 'secret-7';
    const { id } = await api(page, 'POST', '/api/admin/users', { ...writer, password, role: 'admin', isActive: true });

    const theirs = await (await browser.newContext({ permissions: ['clipboard-write'] })).newPage();
    await signIn(theirs, { username: writer.username, password });
    await theirs.goto('/admin/posts/new');
    await theirs.getByLabel('Title', { exact: true }).fill('Half a report');
    await theirs.getByLabel('Content', { exact: true }).fill('A sentence that must not be lost.');
    await api(page, 'PUT', `/api/admin/users/${id}`, { ...writer, role: 'user', isActive: true });
    await theirs.getByRole('button', { name: 'Create Post' }).click();

    await expect(theirs).toHaveURL(/\/admin\/login$/);
    await theirs.getByLabel('Username').fill(writer.username);
    await theirs.getByLabel('Password', { exact: true }).fill(password);
    await theirs.getByRole('button', { name: 'Sign In' }).click();
    await expect(theirs.getByText('Your account has no access to the admin area')).toBeVisible();
    await expect(
      theirs.getByText('Your permissions have changed: your account can no longer save posts.'),
    ).toBeVisible();
    const text = theirs.getByRole('textbox', { name: /^Half a report, written / });
    await expect(text).toHaveValue('Half a report\n\nA sentence that must not be lost.');
    await expect(text).not.toBeEditable();
    await theirs.getByRole('button', { name: 'Copy' }).click();
    await expect(theirs.getByRole('button', { name: 'Copied' })).toBeVisible();
    await theirs.context().close();
  });

  test('adds a user, who may sign in but not enter', async ({ page, trouble }) => {
    trouble.expect(/403/);
    await signIn(page);
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Add User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New User' });
    await dialog.getByLabel('Username').fill('grace');
    await dialog.getByLabel('Email').fill('grace@example.com');
    await dialog.getByLabel('First name').fill('Grace');
    await dialog.getByLabel('Last name').fill('Hopper');
    await dialog.getByLabel('Password').fill('secret-7');
    await dialog.getByRole('button', { name: /create|add|save/i }).click();
    await expectNotification(page, 'User created successfully');
    await expect(page.getByRole('row', { name: /grace@example\.com/ })).toBeVisible();

    await page.goto('/api/auth/logout');
    await page.goto('/admin/login');
    await page.getByLabel('Username').fill('grace');
    await page.getByLabel('Password', { exact: true }).fill('secret-7');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Your account has no access to the admin area')).toBeVisible();
  });

  // ASVS 7.4.4
  test('sees the company page and the welcome bar on the site, and is signed out by Logout', async ({ page }) => {
    await signIn(page);
    await page.goto('/');
    await expect(page.getByText('Welcome, admin')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toBeVisible();
    await expect(page.getByRole('img', { name: '99.99%' })).toBeVisible();
    await page.getByRole('link', { name: 'Logout' }).click();
    await expect(page.getByText('Welcome, admin')).toHaveCount(0);
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });
});
