import { openPost } from '../support/editor';
import { expectSound } from '../support/expect-sound';
import { expectNotification } from '../support/notifications';
import { api, expect, signIn, test } from '../support/test';

test('a post says in its own words what search results and shared links show, and is checked', async ({
  page,
  trouble,
}) => {
  trouble.expect(/404.*\/blog\/not-written/);
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page);
  const text = '<a href="/contact">Ask</a>, or <a href="/blog/not-written">read</a>.';
  const { id, slug } = await openPost(page, 'said-elsewhere', text);
  await page.getByText('Search and social').press('Enter');
  await page.getByLabel('Search title').fill('Said for search');
  await page.getByLabel('Search description').fill('What the post is about.');
  await expect(page.getByRole('figure', { name: 'In search results' })).toContainText('Said for search · ');
  await expect(page.getByRole('figure', { name: 'As a shared link' })).toContainText('What the post is about.');
  await page.getByText('Check before publishing').press('Enter');
  await expect(page.getByText('1 thing found.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Findings' })).toContainText(
    '“read” leads nowhere: the site has nothing at /blog/not-written.',
  );
  await expectSound(page);
  await page.getByLabel('Search title').press('Control+s');
  await expectNotification(page, 'Post updated successfully');

  await api(page, 'PATCH', `/api/admin/posts/${id}/publish`);
  await page.goto(`/blog/${slug}`);
  await expect(page).toHaveTitle(/^Said for search · /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(slug);
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', 'What the post is about.');
});
