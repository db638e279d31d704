import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { ProductWithMail } from '../support/product-with-mail';
import { content } from '../support/editor';
import { holdCalls } from '../support/hold-calls';
import { expectSound, widths } from '../support/expect-sound';
import { admin, api, expect, signIn, test } from '../support/test';

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

  test('are answered from the console where mails can be sent, and the answer reaches the visitor', async ({
    browser,
  }) => {
    const product = new ProductWithMail();
    await product.start();
    try {
      const page = await (await browser.newContext({ baseURL: product.origin })).newPage();
      await signIn(page);
      const { id, word } = await send(page);
      const template = { name: `Call ${word}`, text: 'Dear {firstName},\nwe will call.' };
      await api(page, 'POST', '/api/admin/reply-templates', template);
      await page.goto(`/admin/messages?message=${id}`);
      await page.getByRole('button', { name: 'Reply' }).click();
      const form = page.getByRole('form', { name: 'Reply' });
      await expect(form.getByLabel('Subject')).toHaveValue(`Re: Subject ${word}`);
      await form.getByRole('combobox', { name: 'Insert template' }).click();
      await page.getByRole('option', { name: template.name }).click();
      await expect(form.getByLabel('Message')).toHaveValue('Dear Edith,\nwe will call.');
      await expect(form.getByLabel('Message')).toBeFocused();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await test.step(`at ${width} px`, () => expectSound(page));
      }
      await form.getByRole('button', { name: 'Send reply' }).click();
      await expect(form).toHaveCount(0);
      await expect(page.getByText('we will call.')).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'State' })).toHaveText('Answered');
      await expect.poll(() => product.mails.filter((mail) => mail.includes('we will call.'))).toHaveLength(1);
      expect(product.mails.join('\n')).toMatch(new RegExp(`To: edith@example.com[^]*> About ${word}`));
    } finally {
      await product.stop();
    }
  });

  test('appear by themselves in an open console: in the tile, the list, the badge and on their screen', async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page);
    const before = await unreadOnDashboard(page);
    const { word } = await send(page);
    await page.clock.runFor(31_000);
    await expect(page.getByRole('link', { name: new RegExp(word) })).toBeVisible();
    const room = page
      .locator('div')
      .filter({ has: page.getByText('Unread Messages', { exact: true }) })
      .last();
    await expect(room.locator('dd').first()).toHaveText(String(before + 1));
    const badge = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: /^Messages/ });
    await expect(badge).toContainText(`${before + 1} unread`);

    await page.getByRole('link', { name: 'Unread Messages' }).click();
    await expect(page).toHaveURL(/\/admin\/messages\?filter=unread$/);
    // A list that is still being read would be that of before, and is not read twice at once.
    await expect(page.getByRole('searchbox', { name: 'Search messages' })).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(word) })).toBeVisible();
    const { word: next } = await send(page);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('link', { name: new RegExp(next) })).toBeVisible();
    await expect(badge).toContainText(`${before + 2} unread`);

    const { word: last } = await send(page);
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Posts' }).click();
    await expect(badge).toContainText(`${before + 3} unread`);
    await badge.click();
    await page.getByRole('link', { name: new RegExp(last) }).click();
    const sheet = page.getByRole('article', { name: 'Message' });
    await expect(sheet.getByText('No: email was not set up when this message arrived.')).toBeVisible();
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

  test('keep search and filter in the address, and Back takes them back', async ({ page }) => {
    await signIn(page);
    const { word } = await send(page, { company: '50%_of' });
    await page.goto('/admin/messages');
    await page.getByRole('searchbox', { name: 'Search messages' }).fill(word);
    await expect(page).toHaveURL(new RegExp(`search=${word}`));
    await expect(page.getByText('1 message', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: /^Read/ }).click();
    await expect(page.getByText('No messages found')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: new RegExp(word) })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search messages' })).toHaveValue('');
    await page.goto(`/admin/messages?search=${encodeURIComponent('0%_o')}`);
    await expect(page.getByRole('link', { name: new RegExp(word) })).toBeVisible();
  });

  test('are exported as the filter shows them, with no cell that a spreadsheet would compute', async ({ page }) => {
    await signIn(page);
    const { word } = await send(page, { company: "=cmd|' /C calc'!A0", phone: '+1+cmd' });
    await send(page, { company: '\uFF1D1+1', message: `@SUM(1) ${word}` });
    await page.goto(`/admin/messages?search=${word}`);
    await expect(page.getByText('2 messages', { exact: true })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
    await expect(page.getByText('2 messages exported').first()).toBeVisible();
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\uFEFFID,Received,')).toBe(true);
    for (const cell of ["'=cmd|' /C calc'!A0", "'+1+cmd", "'\uFF1D1+1", `'@SUM(1) ${word}`])
      expect(text).toContain(cell);
  });

  test('say when an export fails, and try again', async ({ page, trouble }) => {
    trouble.expect(/500/);
    await signIn(page);
    await page.goto('/admin/messages');
    await page.route('**/export.csv*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(page.getByText('Failed to export the messages')).toBeVisible();
    await page.unroute('**/export.csv*');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Try again' }).click();
    await downloading;
  });
});

test.describe('the command palette', () => {
  /** By the keyboard, until it takes what is typed. */
  const openPalette = async (page: Page) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
  };

  test('leads anywhere by the keyboard alone, and breaks no security policy', async ({ page }) => {
    await signIn(page);
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
