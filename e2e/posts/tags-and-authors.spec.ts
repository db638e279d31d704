import type { Page } from '@playwright/test';
import { openPost } from '../support/editor';
import { expectSound } from '../support/expect-sound';
import { expectNotification } from '../support/notifications';
import { api, expect, signIn, test, unique } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const write = (page: Page, slug: string, tags: string[], status = 'published') =>
  api(page, 'POST', '/api/admin/posts', {
    ...{ title: slug, slug: unique(slug), content: 'Text.', type: 'blog', tags, status },
  });
const row = (page: Page, tag: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: tag, exact: true }) });

test('a tag is renamed, merged and removed in all posts, and links to its old name lead on', async ({
  page,
  trouble,
}) => {
  trouble.expect(/409.*\/api\/admin\/posts\/tags/);
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page);
  await write(page, 'on-locks', ['journey locks', 'journey safes']);
  await write(page, 'on-doors', ['journey locks'], 'draft');
  await page.goto('/blog?tag=journey+locks');
  await expect(page.getByRole('heading', { name: 'Articles tagged “journey locks”' })).toBeVisible();

  await page.goto('/admin/posts');
  await page.getByRole('link', { name: 'Tags', exact: true }).press('Enter');
  await page.getByRole('searchbox', { name: 'Search tags' }).fill('journey');
  await expect(row(page, 'journey locks').getByRole('cell')).toHaveText(['journey locks', '1', '1', 'RenameRemove']);
  await page.getByRole('button', { name: 'Rename journey locks' }).press('Enter');
  const rename = page.getByRole('dialog', { name: 'Rename “journey locks”' });
  await expect(rename).toContainText('It changes in 1 published post and 1 draft');
  await expectSound(page, { part: '[role=dialog]' });
  await rename.getByLabel('New name').fill('journey doors');
  await rename.getByLabel('New name').press('Enter');
  await expectNotification(page, 'Renamed in 2 posts');
  await expect(row(page, 'journey doors')).toBeVisible();
  await page.goto('/blog?tag=journey+locks');
  await expect(page).toHaveURL('/blog?tag=journey+doors');
  await expect(page.getByRole('link', { name: 'on-locks' }).first()).toBeVisible();

  await page.goto('/admin/posts/tags?search=journey');
  await page.getByRole('button', { name: 'Rename journey doors' }).click();
  await page.getByLabel('New name').fill('journey safes');
  await page.getByLabel('New name').press('Enter');
  const merge = page.getByRole('alertdialog', { name: 'Merge 2 posts into “journey safes”?' });
  await merge.getByRole('button', { name: 'Merge' }).click();
  await expectNotification(page, 'Merged in 2 posts');
  await expect(row(page, 'journey safes').getByRole('cell').nth(2)).toHaveText('1');
  const old = await page.request.get('/blog?tag=journey+locks', { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, '/blog?tag=journey+safes']);

  await page.getByRole('button', { name: 'Remove journey safes' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remove “journey safes” from 2 posts?' });
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'No tags found' })).toBeVisible();
  const found: { tags: string[] }[] = await api(page, 'GET', '/api/posts?search=on-locks');
  expect(found.map(({ tags }) => tags)).toEqual([[]]);
});

test('the author of a post is chosen, and is who readers are told', async ({ page }) => {
  await signIn(page);
  const username = unique('writer');
  const lastName = unique('Shelley');
  const writer = { username, email: `${username}@example.com`, firstName: 'Mary', lastName };
  await api(page, 'POST', '/api/admin/users', writer);
  const { id, slug } = await openPost(page, 'by-somebody-else');
  const author = page.getByRole('combobox', { name: 'Author' });
  await author.press('Enter');
  await page.getByRole('option', { name: `Mary ${lastName}` }).press('Enter');
  await expect(author).toHaveText(`Mary ${lastName}`);
  await expectSound(page);
  await page.getByLabel('Content').press('Control+s');
  await expectNotification(page, 'Post updated successfully');
  await api(page, 'PATCH', `/api/admin/posts/${id}/publish`);
  await page.goto(`/blog/${slug}`);
  await expect(page.getByText(`Mary ${lastName}`).first()).toBeVisible();
});
