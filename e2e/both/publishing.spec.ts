import type { Page } from '@playwright/test';
import { query } from '../support/database';
import { expectNotification } from '../support/notifications';
import { api, expect, signIn, test, unique, untilAppRuns } from '../support/test';

const draft = (slug: string, title: string) => ({
  ...{ slug, title, type: 'blog', tags: ['doors'] },
  content: 'An opening line.\n1. First heading\nThe text of it.',
});

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('a draft becomes public by itself at the time that its writer named', async ({ page, browser }) => {
  await signIn(page);
  await page.goto('/admin/posts/new');
  const title = unique('The doors open at nine');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Content', { exact: true }).fill('Come in.');
  const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect(page.getByLabel('Publish at')).toHaveAccessibleDescription(new RegExp(zone));
  await page.getByLabel('Publish at').fill(await localTimeIn(page, 60 * 60_000));
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(card(page, title)).toContainText(/Scheduled for/);

  const visitor = await (await browser.newContext()).newPage();
  const slug = title.toLowerCase().replaceAll(' ', '-');
  expect((await visitor.goto(`/blog/${slug}`))?.status()).toBe(404);
  await query(`UPDATE posts SET "publishAt" = now() WHERE slug = '${slug}'`);
  await expect.poll(async () => (await visitor.goto(`/blog/${slug}`))?.status()).toBe(200);
  await expect(visitor.getByText('Come in.')).toBeVisible();
  await page.reload();
  await expect(card(page, title)).toContainText('Published');
  await expect(card(page, title)).not.toContainText('Scheduled');
});

test('a colleague without an account reads a draft as it will look, until the link is revoked, and nobody else finds it', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  const title = unique('A wing');
  const slug = title.toLowerCase().replace(' ', '-');
  const post = await api(page, 'POST', '/api/admin/posts', draft(slug, `${title} to come`));
  await page.goto(`/admin/posts/${post.id}/edit`);
  await page.getByLabel('Title', { exact: true }).fill('A wing that nobody saved');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await expect(dialog).toContainText('The preview shows the text as it was last saved.');
  const link = await dialog.getByLabel('Link to the preview').inputValue();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const colleague = await (await browser.newContext()).newPage();
  const problems: string[] = [];
  colleague.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const response = await colleague.goto(link);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  await expect(colleague.getByText('Preview of a draft: not public')).toBeVisible();
  await expect(colleague.getByRole('heading', { level: 1, name: `${title} to come` })).toBeVisible();
  await expect(colleague.getByRole('heading', { name: '1. First heading' })).toBeVisible();
  await expect(colleague.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(colleague.locator('link[rel="canonical"]')).toHaveCount(0);
  await untilAppRuns(colleague);
  expect(problems).toEqual([]);

  // Another shell's cache, a search and the site map would all be ways to find it.
  await api(page, 'PUT', `/api/admin/posts/${post.id}`, draft(slug, `${title}, drawn anew`));
  await colleague.reload();
  await expect(colleague.getByRole('heading', { level: 1, name: `${title}, drawn anew` })).toBeVisible();
  expect((await colleague.request.get(`/blog/${slug}`)).status()).toBe(404);
  expect(await (await colleague.request.get(`/api/posts?search=${encodeURIComponent(title)}`)).json()).toEqual([]);
  for (const address of ['/sitemap.xml', '/blog/feed.xml']) {
    const text = await (await colleague.request.get(address)).text();
    expect(text).not.toContain(slug);
    expect(text).not.toContain('/preview');
  }

  await dialog.getByRole('button', { name: 'New link' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  const other = await dialog.getByLabel('Link to the preview').inputValue();
  await dialog
    .getByRole('button', { name: /^Revoke/ })
    .last()
    .click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  const revoked = await colleague.reload();
  expect(revoked?.status()).toBe(410);
  expect(revoked?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  await expect(colleague.getByRole('heading', { level: 1, name: 'This preview link no longer works' })).toBeVisible();
  await expect(colleague.getByText(title)).toHaveCount(0);
  expect((await colleague.goto(`${link.slice(0, -1)}${link.endsWith('0') ? 1 : 0}`))?.status()).toBe(404);
  await expect(colleague.getByRole('heading', { level: 1, name: 'This preview link does not work' })).toBeVisible();

  await api(page, 'PATCH', `/api/admin/posts/${post.id}/publish`);
  expect((await colleague.goto(other))?.status()).toBe(200);
  await colleague.getByRole('link', { name: 'open its page' }).click();
  await expect(colleague).toHaveURL(new RegExp(`/blog/${slug}$`));
});

test('the post manager is sorted and paged in the address, which going back and loading again restore', async ({
  page,
}) => {
  await signIn(page);
  await query(`INSERT INTO posts (title, slug, content, type, tags, "readingMinutes", "authorId", version)
    SELECT 'Filler ' || n, 'filler-' || n, 'Text.', 'blog', '{}', 1, (SELECT id FROM users LIMIT 1), 1
    FROM generate_series(1, 100) AS n ON CONFLICT DO NOTHING`);
  await page.goto('/admin/posts');
  await expect(page.getByText(/^1 to 100 of \d+ posts$/)).toBeVisible();
  await page.getByLabel('Sort posts').click();
  await page.getByRole('option', { name: 'Title, A to Z' }).click();
  await expect(page).toHaveURL(/\?sort=title$/);
  const titles = () => page.getByRole('article').getByRole('heading').allTextContents();
  await expect.poll(async () => isSorted(await titles())).toBe(true);
  const firstPage = await titles();

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?sort=title&page=2$/);
  await expect(page.getByRole('link', { name: 'Next', disabled: true })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^101 to \d+ of \d+ posts$/ })).toBeVisible();
  await expect.poll(titles).not.toEqual(firstPage);
  const secondPage = await titles();
  await page.reload();
  await expect.poll(titles).toEqual(secondPage);

  await page.goBack();
  await expect.poll(titles).toEqual(firstPage);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/posts$/);
  await expect(page.getByLabel('Sort posts')).toContainText('Last updated first');
  await page.goForward();
  await expect.poll(titles).toEqual(firstPage);
  await query(`DELETE FROM posts WHERE slug LIKE 'filler-%'`);
});

test('several posts are set to either status, one is pinned, and they are deleted after one question that names their number', async ({
  page,
}) => {
  await signIn(page);
  const name = unique('Scaffolding');
  const slug = name.toLowerCase();
  for (const number of [1, 2, 3]) {
    await api(page, 'POST', '/api/admin/posts', draft(`${slug}-${number}`, `${name} ${number}`));
  }
  await page.goto(`/admin/posts?search=${slug}`);
  const run = async (action: string, question: RegExp, done: string, status?: string) => {
    await page.getByRole('checkbox', { name: 'Select all posts on this page' }).check();
    await expect(page.getByText('3 selected')).toBeVisible();
    await page
      .getByRole('group', { name: 'Selected posts' })
      .getByRole('button', { name: action, exact: true })
      .click();
    if (status) await page.getByRole('menuitem', { name: status }).click();
    await expect(page.getByRole('alertdialog')).toContainText(question);
    if (action === 'Delete') await page.getByLabel('Type 3 to delete them').fill('3');
    await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
    await expectNotification(page, done);
  };

  const question = (status: string) => new RegExp(`Are you sure you want to set the status of 3 posts to ${status}\\?`);
  const done = (status: string) => `3 posts set to ${status} successfully`;
  await run('Set Status', question('Published'), done('Published'), 'Published');
  await expect(page.getByRole('article').getByText('Published', { exact: true })).toHaveCount(3);
  expect((await page.request.get(`/blog/${slug}-1`)).status()).toBe(200);

  await card(page, `${name} 1`).getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Pin to top of blog page' }).click();
  await expectNotification(page, 'Post pinned to the top of the blog page');
  await page.goto('/blog');
  await expect(page.getByRole('region', { name: 'Trending Articles' }).getByRole('link').first()).toHaveText(
    `${name} 1`,
  );
  await page.goto(`/admin/posts?search=${slug}`);
  await run('Set Status', question('Draft'), done('Draft'), 'Draft');
  await expect(page.getByRole('article').getByText('Draft', { exact: true })).toHaveCount(3);
  await run('Publish', /publish 3 posts\?/, '3 posts published successfully');
  await run(
    'Delete',
    /Are you sure you want to delete 3 posts\? This action cannot be undone\./,
    '3 posts deleted successfully',
  );
  await expect(page.getByRole('status').filter({ hasText: 'No posts found' })).toBeVisible();
});

/** A wall time of the browser's time zone, as a date-time field takes it. */
const localTimeIn = (page: Page, milliseconds: number): Promise<string> =>
  page.evaluate((ahead) => {
    const time = new Date(Date.now() + ahead);
    return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  }, milliseconds);

const isSorted = (titles: string[]): boolean =>
  titles.every((title, index) => index === 0 || String(titles[index - 1]).toLowerCase() <= title.toLowerCase());
