import type { Page } from '@playwright/test';
import { content, openPost } from '../support/editor';
import { expectNotification } from '../support/notifications';
import { admin, api, expect, openSession, signIn, test, unique } from '../support/test';

const storedOnDevice = (page: Page) => page.getByText('Unsaved text, kept on this device');

test.describe('what is typed', () => {
  test('outlives a network that is cut in the middle of a save, and is saved by the next attempt', async ({
    page,
    context,
    trouble,
  }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|failed:/);
    await signIn(page);
    const { id } = await openPost(page, 'cut-network');
    await content(page).fill('A sentence that must not be lost.');
    await context.setOffline(true);
    // The browser's network learns of it a moment later.
    const isOnline = () =>
      page.evaluate(() =>
        fetch('/api/health/live').then(
          ({ ok }) => ok,
          () => false,
        ),
      );
    await expect.poll(isOnline).toBe(false);
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(page.getByText('Failed to update post').first()).toBeVisible();
    await expect(page.getByText('The server can’t be reached.')).toBeVisible();
    await expect(content(page)).toHaveValue('A sentence that must not be lost.');
    await expect(storedOnDevice(page)).toBeVisible();

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expectNotification(page, 'Post updated successfully');
    expect((await api(page, 'GET', `/api/admin/posts/${id}`)).content).toBe('A sentence that must not be lost.');
  });

  test('is there again after the session was ended and the person signed in again', async ({ page, trouble }) => {
    trouble.expect(/401/);
    await openSession(page);
    const { id } = await openPost(page, 'ended-session');
    await content(page).fill('Typed while the session ended.');
    await page.request.get('/api/auth/logout');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(page.getByText('Session expired. Please log in again').first()).toBeVisible();
    await page.getByLabel('Username').fill(admin.username);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Sign In' }).click();

    await expect(page).toHaveURL(`/admin/posts/${id}/edit`);
    await expect(content(page)).toHaveValue('Typed while the session ended.');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expectNotification(page, 'Post updated successfully');
  });

  test('is offered after its tab crashed', async ({ page, context, trouble }) => {
    trouble.expect(/crash/i);
    await signIn(page);
    const { id } = await openPost(page, 'crashed-tab');
    await content(page).pressSequentially(' And some more.');
    await expect(storedOnDevice(page)).toBeVisible();
    await page.goto('chrome://crash').catch(() => undefined);

    const next = await context.newPage();
    await next.goto(`/admin/posts/${id}/edit`);
    await next.getByRole('button', { name: 'Restore it' }).click();
    await expect(content(next)).toHaveValue(/And some more\./);
  });

  test('is offered once its tab is closed, however fast, and not while somebody writes there', async ({
    page,
    context,
  }) => {
    await signIn(page);
    const tab = await context.newPage();
    const { id } = await openPost(tab, 'closed-tab');
    await content(tab).pressSequentially('X');
    await expect(storedOnDevice(tab)).toBeVisible();
    await page.goto(`/admin/posts/${id}/edit`);
    await expect(content(page)).toHaveValue('First text.');
    await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0);
    await content(tab).pressSequentially('Y');
    await tab.close();

    await page.reload();
    await page.getByRole('button', { name: 'Restore it' }).click();
    await expect(content(page)).toHaveValue(/XY/);
  });

  test('is saved by Ctrl+S, in the same editor, also when the post is new', async ({ page }) => {
    await signIn(page);
    await page.goto('/admin/posts/new');
    await page.getByLabel('Title', { exact: true }).fill(unique('Saved by a key'));
    await content(page).fill('One.');
    await content(page).press('Control+s');
    await expectNotification(page, 'Post created successfully');
    await expect(page).toHaveURL(/\/admin\/posts\/\d+\/edit$/);
    await expect(content(page)).toBeFocused();
    await content(page).press('End');
    await content(page).pressSequentially(' Two.');
    await content(page).press('Control+s');
    await expectNotification(page, 'Post updated successfully');
    await page.reload();
    await expect(content(page)).toHaveValue('One. Two.');
    await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0);
  });
});

test('the toolbar is used with the keyboard alone, marks what is typed next, and makes lists; all can be undone', async ({
  page,
}) => {
  await signIn(page);
  await openPost(page, 'toolbar', 'one two');
  const text = content(page);
  await test.step('the keyboard alone', async () => {
    await text.focus();
    await text.press('End');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Control+b');
    await expect(text).toHaveValue('one <strong>two</strong>');
    await page.keyboard.press('Control+z');
    await expect(text).toHaveValue('one two');

    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
    for (const name of ['Italic', 'Code', 'Link', 'Numbered heading']) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    }
    await expect(page.getByRole('tooltip')).toContainText('Ctrl+Shift+7');
    await page.keyboard.press('Enter');
    await expect(text).toHaveValue('1. one two');
    await expect(text).toBeFocused();
  });

  await test.step('what is typed next, until the same key ends it', async () => {
    await text.fill('We ');
    await text.press('End');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('never');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' again');
    await expect(text).toHaveValue('We <strong>never</strong> again');
    await text.selectText();
    await page.getByRole('button', { name: 'Bold' }).click();
    await expect(text).toHaveValue('<strong>We never again</strong>');
    await page.getByRole('button', { name: 'Bold' }).click();
    await expect(text).toHaveValue('We never again');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(text).toHaveValue('We <strong>never</strong> again');
  });

  await test.step('an entry of each line of a list, typed or selected', async () => {
    await text.fill('Bring:\n');
    await text.press('Control+End');
    await page.getByRole('button', { name: 'List' }).click();
    await page.keyboard.type('a ruler');
    await page.keyboard.press('Enter');
    await page.keyboard.type('a pencil');
    await page.keyboard.press('Enter');
    const typed = 'Bring:\n<ul>\n<li>a ruler</li>\n<li>a pencil</li>\n';
    await expect(text).toHaveValue(`${typed}<li></li>\n</ul>`);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Then begin.');
    await expect(text).toHaveValue(`${typed}</ul>\nThen begin.`);

    await text.fill('one\ntwo\nthree');
    await text.selectText();
    await page.getByRole('button', { name: 'List' }).click();
    await expect(text).toHaveValue('<ul>\n<li>one</li>\n<li>two</li>\n<li>three</li>\n</ul>');
    await page.getByRole('button', { name: 'List' }).click();
    await expect(text).toHaveValue('one\ntwo\nthree');
    await page.keyboard.press('Control+z');
    await expect(text).toHaveValue('<ul>\n<li>one</li>\n<li>two</li>\n<li>three</li>\n</ul>');
  });
});
