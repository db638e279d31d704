import type { Browser, Page } from '@playwright/test';
import { expectSound } from '../support/expect-sound';
import { expectNotification } from '../support/notifications';
import { api, expect, signIn, signInAsNewAdmin, test } from '../support/test';

const text = 'The first sentence.\n\nThe middle one.\n\nThe last sentence.';
let count = 0;

/** A post of its own for each journey. */
async function aPost(page: Page, facts: object = {}) {
  count += 1;
  const post = { title: `Two pens ${count}`, slug: `two-pens-${Date.now()}-${count}`, content: text, type: 'blog' };
  return api(page, 'POST', '/api/admin/posts', { ...post, ...facts });
}

async function openEditor(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/posts/${id}/edit`);
  await expect(page.getByLabel('Content', { exact: true })).toHaveValue(/\S/);
}

/** A colleague at a computer of their own. */
async function colleague(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsNewAdmin(page);
  return page;
}

const save = (page: Page) => page.getByRole('button', { name: 'Update Post' }).click();
const saved = (page: Page) => expectNotification(page, 'Post updated successfully');
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Somebody else saved this post' });

async function expectAccessible(page: Page): Promise<void> {
  await expectSound(page, { part: '[role=dialog]' });
  const overflow = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow, 'sideways scroll in px').toBeLessThanOrEqual(0);
}

test.describe('two people at one post', () => {
  test('choose where they collide, also when a third save comes in between', async ({ page, browser, trouble }) => {
    trouble.expect(/409/);
    await signIn(page);
    const { id } = await aPost(page);
    const other = await colleague(browser);
    await openEditor(page, id);
    await openEditor(other, id);
    await other.getByLabel('Content', { exact: true }).fill(text.replace('The middle one.', 'Their middle.'));
    await save(other);
    await saved(other);

    await page.getByLabel('Content', { exact: true }).fill(text.replace('The middle one.', 'My middle.'));
    await save(page);
    await conflict(page).getByRole('button', { name: 'Save the result' }).click();
    await expect(conflict(page).getByRole('alert')).toHaveText('You still need to choose in one place.');
    await expectAccessible(page);
    await page.setViewportSize({ width: 375, height: 800 });
    await expectAccessible(page);
    await conflict(page).getByLabel('Take both, theirs first').check();

    const present = await api(page, 'GET', `/api/admin/posts/${id}`);
    await api(other, 'PUT', `/api/admin/posts/${id}`, {
      ...{ slug: present.slug, type: present.type, content: present.content },
      title: 'A late title',
    });
    await conflict(page).getByRole('button', { name: 'Save the result' }).click();
    await expect(conflict(page).getByRole('heading', { name: 'Title' })).toBeVisible();
    await conflict(page).getByRole('button', { name: 'Save the result' }).click();
    await saved(page);
    expect(await api(page, 'GET', `/api/admin/posts/${id}`)).toMatchObject({
      title: 'A late title',
      content: 'The first sentence.\n\nTheir middle.\nMy middle.\n\nThe last sentence.',
    });
    await other.context().close();
  });
});

test.describe('the history of a post', () => {
  test('shows what each save changed, and brings a text back without unpublishing it', async ({ page }) => {
    await signIn(page);
    const post = await aPost(page, { status: 'published' });
    await openEditor(page, post.id);
    await page.getByLabel('Content', { exact: true }).fill(text.replace('middle', 'better'));
    await save(page);
    await saved(page);

    await openEditor(page, post.id);
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history.getByRole('deletion')).toContainText('middle');
    await expect(history.getByRole('insertion')).toContainText('better');
    await expectAccessible(page);
    await history.getByRole('button', { name: /First version/ }).click();
    const old = history.getByRole('region', { name: 'Text of revision 1' });
    await expect(old).toContainText(post.title);
    for (const sentence of text.split('\n\n')) await expect(old.getByText(sentence)).toBeVisible();
    await expectAccessible(page);
    await history.getByRole('button', { name: 'Restore this text' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Revision 1 restored').first()).toBeVisible();
    await expect(page.getByLabel('Content', { exact: true })).toHaveValue(text);

    await page.goto(`/blog/${post.slug}`);
    await expect(page.getByText('The middle one.')).toBeVisible();
  });

  test('opens and closes by keyboard alone, on a phone as well', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await signIn(page);
    const { id, slug } = await aPost(page);
    await api(page, 'PUT', `/api/admin/posts/${id}`, { title: 'Second', slug, type: 'blog', content: text });
    await openEditor(page, id);
    await page.getByRole('button', { name: 'History' }).focus();
    await page.keyboard.press('Enter');
    const history = page.getByRole('dialog', { name: 'History' });
    await history.getByRole('button', { name: /First version/ }).focus();
    await page.keyboard.press('Enter');
    await expect(history.getByRole('button', { name: 'All revisions' })).toBeFocused();
    await history.getByRole('button', { name: 'What changed since' }).focus();
    await page.keyboard.press('Enter');
    await expect(history.getByRole('deletion')).toContainText('Two pens');
    await expectAccessible(page);
    await history.getByRole('button', { name: 'All revisions' }).focus();
    await page.keyboard.press('Enter');
    await expect(history.getByRole('button', { name: /First version/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'History' })).toBeFocused();
  });
});

test.describe('slugs', () => {
  test('an address that was published leads on in one step, forth and back', async ({ page, request }) => {
    await signIn(page);
    const post = await aPost(page, { status: 'published' });
    const [first, second, third] = [post.slug, `${post.slug}-b`, `${post.slug}-c`];
    const rename = (slug: string) =>
      api(page, 'PUT', `/api/admin/posts/${post.id}`, { title: post.title, content: text, type: 'blog', slug });
    const ask = async (slug: string) => {
      const answer = await request.get(`/blog/${slug}`, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location];
    };
    await rename(second);
    await rename(third);
    expect(await ask(first)).toEqual([301, `/blog/${third}`]);
    expect(await ask(second)).toEqual([301, `/blog/${third}`]);
    await page.goto(`/blog/${first}`);
    await expect(page).toHaveURL(new RegExp(`/blog/${third}$`));

    // The same browser has followed the redirect and must not be sent round in circles.
    await rename(first);
    expect(await ask(third)).toEqual([301, `/blog/${first}`]);
    await page.goto(`/blog/${third}`);
    await expect(page).toHaveURL(new RegExp(`/blog/${first}$`));
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  });
});
