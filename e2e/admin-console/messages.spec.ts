import type { Page } from '@playwright/test';
import { content } from '../support/editor';
import { holdCalls } from '../support/hold-calls';
import { expectSound } from '../support/expect-sound';
import { expectNotification } from '../support/notifications';
import { admin, api, expect, openSession, signIn, test } from '../support/test';

let count = 0;

/** Sends a message as a visitor does, in words that no other test uses. */
async function send(page: Page, fields: Record<string, string> = {}) {
  count += 1;
  const word = `journey${Date.now()}x${count}`;
  const input = {
    firstName: 'Edith',
    lastName: 'Clarke',
    email: 'edith@example.com',
    message: `About ${word}.`,
    ...fields,
  };
  const { id } = await api(page, 'POST', '/api/contact', { subject: `Subject ${word}`, ...input });
  return { id: Number(id), word };
}

const unreadOnDashboard = async (page: Page) => {
  await page.goto('/admin');
  const room = page
    .locator('div')
    .filter({ has: page.getByText('Unread Messages', { exact: true }) })
    .last();
  await expect(room.locator('dd').first()).toHaveText(/^\d+$/);
  return Number(await room.locator('dd').first().textContent());
};

test.describe('messages', () => {
  test('are read by opening them, made unread, deleted, and brought back; every count follows', async ({ page }) => {
    await signIn(page);
    const { word } = await send(page);
    const before = await unreadOnDashboard(page);
    await page.getByRole('link', { name: 'View Messages' }).click();
    const row = page.getByRole('link', { name: new RegExp(word) });
    await expect(row.getByText('New')).toBeVisible();
    await row.click();
    const sheet = page.getByRole('article', { name: 'Message' });
    await expect(sheet.getByRole('heading', { name: `Subject ${word}` })).toBeFocused();
    await expect(sheet.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      /^mailto:.*subject=Re%3A/,
    );
    await expect(row.getByText('New')).toHaveCount(0);

    await sheet.getByRole('button', { name: 'Mark as unread' }).click();
    await expect(row.getByText('New')).toBeVisible();
    await sheet.getByRole('button', { name: 'Mark as read' }).click();
    await expect(row.getByText('New')).toHaveCount(0);
    // Within the console, so that no reload helps.
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    const room = page
      .locator('div')
      .filter({ has: page.getByText('Unread Messages', { exact: true }) })
      .last();
    await expect(room.locator('dd').first()).toHaveText(String(before - 1));

    await page.goBack();
    await sheet.getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectNotification(page, 'Message restored');
    await expect(row).toBeVisible();

    await row.click();
    await sheet.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('link', { name: 'Deleted' }).click();
    await row.click();
    await sheet.getByRole('button', { name: 'Restore' }).click();
    // No longer among the deleted ones.
    await expect(row).toHaveCount(0);
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await expect(row).toBeVisible();
  });

  test('are taken over, noted on and closed, and the history tells of it', async ({ page }) => {
    await signIn(page);
    const { id, word } = await send(page);
    const template = { name: `Call ${word}`, text: 'Dear {firstName},\nplease call.' };
    await api(page, 'POST', '/api/admin/reply-templates', template);
    await page.goto(`/admin/messages?message=${id}`);
    const sheet = page.getByRole('article', { name: 'Message' });
    await expect(sheet.getByText(/^Due in 23 h/)).toBeVisible();
    await expect(sheet.getByRole('listitem').last()).toContainText('Received from Edith Clarke');
    await sheet.getByRole('combobox', { name: 'Reply with template' }).click();
    await page.getByRole('option', { name: template.name }).click();
    await expect(sheet.getByRole('link', { name: 'Open in mail program' })).toHaveAttribute(
      'href',
      /^mailto:edith%40example\.com\?subject=Re%3A.*&body=Dear%20Edith%2C%0D%0Aplease%20call\.$/,
    );
    await sheet.getByRole('link', { name: 'Open in mail program' }).click();
    await expect(sheet.getByRole('button', { name: 'Mark as answered' })).toBeVisible();
    const take = sheet.getByRole('button', { name: 'Take it' });
    const calls = await holdCalls(page, `**/api/admin/contact/${id}`);
    await take.press('Enter');
    await expect(take).toBeDisabled();
    calls.release();
    await expect(sheet.getByRole('combobox', { name: 'State' })).toHaveText('Open');
    await expect(sheet).toBeFocused();
    await sheet.getByLabel('Note for the team').fill(`Called ${word}`);
    // What is typed is not left by a slip.
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await sheet.getByRole('button', { name: 'Add note' }).click();
    await expect(sheet.getByRole('listitem').first()).toContainText(`Called ${word}`);

    await sheet.getByRole('combobox', { name: 'State' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Closed' }).click();
    await expect(sheet.getByRole('listitem').first()).toContainText('changed the state from Open to Closed');
    await page.goto('/admin/messages');
    await page.getByRole('link', { name: 'Mine' }).click();
    await page.getByRole('link', { name: 'Closed', exact: true }).click();
    await expect(page.getByRole('link', { name: new RegExp(word) })).toBeVisible();
  });
});

test.describe('the command palette', () => {
  /** By the keyboard, until it takes what is typed. */
  const openPalette = async (page: Page) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
  };

  test('leads anywhere by the keyboard alone, and breaks no security policy', async ({ page }) => {
    await openSession(page);
    const { word } = await send(page);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('mess');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();

    await openPalette(page);
    await page.keyboard.type(word);
    await expect(page.getByRole('option', { name: new RegExp(word) })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Subject ${word}` })).toBeFocused();

    const post = { title: `Post ${word}`, slug: word, content: `Text of ${word}.`, type: 'blog' };
    const { id } = await api(page, 'POST', '/api/admin/posts', post);
    await openPalette(page);
    await page.keyboard.type(post.title);
    await expect(page.getByRole('option', { name: post.title })).toBeVisible();
    await expectSound(page, { part: '[role=dialog]' });
    await page.keyboard.press('Enter');
    await expect(content(page)).toHaveValue(post.content);
    await api(page, 'DELETE', `/api/admin/posts/${id}`);

    await openPalette(page);
    await page.keyboard.type('light and dark');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', /dark|light/);

    await openPalette(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await openPalette(page);
    await page.keyboard.type('log out');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    expect((await page.request.get('/api/auth/user')).status(), admin.username).toBe(401);
  });
});
