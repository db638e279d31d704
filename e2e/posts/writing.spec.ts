import type { Page } from '@playwright/test';
import { content, openPost } from '../support/editor';
import { expectNotification } from '../support/notifications';
import { admin, api, expect, signIn, test } from '../support/test';

const storedOnDevice = (page: Page) => page.getByText('Unsaved text, kept on this device');

/** Lets the server carry out the next write, and the browser never hear of it. */
async function loseNextAnswer(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

test.describe('what is typed', () => {
  test('outlives a network that is cut in the middle of a save, and is saved by the next attempt', async ({
    page,
    context,
    trouble,
  }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|failed:/);
    await signIn(page);
    const id = await openPost(page, 'cut-network');
    await content(page).fill('A sentence that must not be lost.');
    await context.setOffline(true);
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

  test('is saved once when only the answer to the save was lost', async ({ page, trouble }) => {
    trouble.expect(/ERR_FAILED|failed:|409/);
    await signIn(page);
    await page.goto('/admin/posts/new');
    await page.getByLabel('Title', { exact: true }).fill('Half a conversation');
    await content(page).fill('First version.');
    await loseNextAnswer(page, '**/api/admin/posts');
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(page.getByText('Failed to create post').first()).toBeVisible();
    await content(page).fill('Second version.');
    // On a busy machine the stored post can't be read in time at once; the next save finds it.
    await expect(async () => {
      await content(page).press('Control+s');
      await expect(page).toHaveURL(/\/admin\/posts\/\d+\/edit$/, { timeout: 10_000 });
    }).toPass();

    await content(page).fill('Third version.');
    await loseNextAnswer(page, '**/api/admin/posts/*');
    await content(page).press('Control+s');
    await expect(page.getByText('Failed to update post').first()).toBeVisible();
    await content(page).fill('Fourth version.');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expectNotification(page, 'Post updated successfully');
    const posts = await api(page, 'GET', '/api/admin/posts?search=Half%20a%20conversation');
    expect(posts).toHaveLength(1);
    expect((await api(page, 'GET', `/api/admin/posts/${posts[0].id}`)).content).toBe('Fourth version.');
  });

  test('is there again after the session was ended and the person signed in again', async ({ page, trouble }) => {
    trouble.expect(/401/);
    await signIn(page);
    const id = await openPost(page, 'ended-session');
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
    const id = await openPost(page, 'crashed-tab');
    await content(page).pressSequentially(' And some more.');
    await expect(storedOnDevice(page)).toBeVisible();
    await page.goto('chrome://crash').catch(() => undefined);

    const next = await context.newPage();
    await next.goto(`/admin/posts/${id}/edit`);
    await next.getByRole('button', { name: 'Restore it' }).click();
    await expect(content(next)).toHaveValue(/And some more\./);
  });

  test('is offered after its tab was closed at once', async ({ page, context }) => {
    await signIn(page);
    const tab = await context.newPage();
    const id = await openPost(tab, 'closed-tab');
    await content(tab).pressSequentially('X');
    await tab.close();

    await page.goto(`/admin/posts/${id}/edit`);
    await page.getByRole('button', { name: 'Restore it' }).click();
    await expect(content(page)).toHaveValue(/X/);
  });

  test('in two tabs on one post is kept for each of them', async ({ page, context }) => {
    await signIn(page);
    const id = await openPost(page, 'two-tabs', 'Base.');
    const other = await context.newPage();
    await other.goto(`/admin/posts/${id}/edit`);
    await content(page).fill('Text of the first tab.');
    await content(other).fill('Text of the second tab.');
    await expect(storedOnDevice(page)).toBeVisible();
    await expect(storedOnDevice(other)).toBeVisible();
    // What another tab is writing on at this moment is not offered.
    const third = await context.newPage();
    await third.goto(`/admin/posts/${id}/edit`);
    await expect(content(third)).toHaveValue('Base.');
    await expect(third.getByRole('button', { name: 'Restore it' })).toHaveCount(0);
    await other.close();
    await page.close();

    await third.reload();
    const texts: string[] = [];
    while (texts.length < 2) {
      await third.getByRole('button', { name: 'Restore it' }).click();
      texts.push(await content(third).inputValue());
    }
    expect(texts.sort()).toEqual(['Text of the first tab.', 'Text of the second tab.']);
  });

  test('is saved by Ctrl+S, in the same editor, also when the post is new', async ({ page }) => {
    await signIn(page);
    await page.goto('/admin/posts/new');
    await page.getByLabel('Title', { exact: true }).fill('Saved by a key');
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

  test('is there again for whoever leaves a post just created and steps back to it', async ({ page }) => {
    await signIn(page);
    const other = { title: 'A place to go', slug: 'a-place-to-go', content: 'Other text.', type: 'blog' };
    await api(page, 'POST', '/api/admin/posts', other);
    for (const [title, elsewhere] of [
      ['First of two', 'New post'],
      ['Second of two', other.title],
    ] as const) {
      await page.goto('/admin/posts/new');
      await page.getByLabel('Title', { exact: true }).fill(title);
      await content(page).fill('What was saved.');
      await content(page).press('Control+s');
      await expect(page).toHaveURL(/\/admin\/posts\/\d+\/edit$/);
      const address = page.url();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search or jump to' }).fill(elsewhere);
      await page.getByRole('option', { name: elsewhere }).first().click();
      await expect(page).not.toHaveURL(address);

      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Edit post' })).toBeVisible();
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
      await expect(content(page)).toHaveValue('What was saved.');
    }
  });
});

test.describe('the toolbar', () => {
  test('is used with the keyboard alone, and what it did can be undone', async ({ page }) => {
    await signIn(page);
    await openPost(page, 'toolbar', 'one two');
    await content(page).focus();
    await content(page).press('End');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Control+b');
    await expect(content(page)).toHaveValue('one <strong>two</strong>');
    await page.keyboard.press('Control+z');
    await expect(content(page)).toHaveValue('one two');

    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
    for (const name of ['Italic', 'Code', 'Link', 'Numbered heading']) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    }
    await expect(page.getByRole('tooltip')).toContainText('Ctrl+Shift+7');
    await page.keyboard.press('Enter');
    await expect(content(page)).toHaveValue('1. one two');
    await expect(content(page)).toBeFocused();
  });

  test('marks what is typed next, until the same key ends it', async ({ page }) => {
    await signIn(page);
    await openPost(page, 'typed-bold', 'We ');
    await content(page).press('End');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('never');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' again');
    await expect(content(page)).toHaveValue('We <strong>never</strong> again');
    await content(page).selectText();
    await page.getByRole('button', { name: 'Bold' }).click();
    await expect(content(page)).toHaveValue('<strong>We never again</strong>');
    await page.getByRole('button', { name: 'Bold' }).click();
    await expect(content(page)).toHaveValue('We never again');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(content(page)).toHaveValue('We <strong>never</strong> again');
  });

  test('makes an entry of each line of a list, typed or selected', async ({ page }) => {
    await signIn(page);
    await openPost(page, 'typed-list', 'Bring:\n');
    await content(page).press('Control+End');
    await page.getByRole('button', { name: 'List' }).click();
    await page.keyboard.type('a ruler');
    await page.keyboard.press('Enter');
    await page.keyboard.type('a pencil');
    await page.keyboard.press('Enter');
    const typed = 'Bring:\n<ul>\n<li>a ruler</li>\n<li>a pencil</li>\n';
    await expect(content(page)).toHaveValue(`${typed}<li></li>\n</ul>`);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Then begin.');
    await expect(content(page)).toHaveValue(`${typed}</ul>\nThen begin.`);

    await content(page).fill('one\ntwo\nthree');
    await content(page).selectText();
    await page.getByRole('button', { name: 'List' }).click();
    await expect(content(page)).toHaveValue('<ul>\n<li>one</li>\n<li>two</li>\n<li>three</li>\n</ul>');
    await page.getByRole('button', { name: 'List' }).click();
    await expect(content(page)).toHaveValue('one\ntwo\nthree');
    await page.keyboard.press('Control+z');
    await expect(content(page)).toHaveValue('<ul>\n<li>one</li>\n<li>two</li>\n<li>three</li>\n</ul>');
  });

  test('adds a link', async ({ page }) => {
    await signIn(page);
    await openPost(page, 'linking', 'the plan');
    await content(page).selectText();
    await content(page).press('Control+Shift+K');
    const dialog = page.getByRole('dialog', { name: 'Add a link' });
    await expect(dialog.getByLabel('Words')).toHaveValue('the plan');
    await dialog.getByLabel('Address').fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Give an address such as')).toBeVisible();
    await dialog.getByLabel('Address').fill('example.com/plan');
    await page.keyboard.press('Enter');
    await expect(content(page)).toHaveValue('<a href="https://example.com/plan">the plan</a>');
    await expect(content(page)).toBeFocused();
  });
});
