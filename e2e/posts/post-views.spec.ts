import { openPost } from '../support/editor';
import { expectSound } from '../support/expect-sound';
import { api, expect, signIn, test } from '../support/test';

// By itself a browser without a window calls itself a bot.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
});

test('a post says how often it was viewed, by its address and by navigation within the site', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page);
  const { id, slug } = await openPost(page, 'often-viewed');
  await api(page, 'PATCH', `/api/admin/posts/${id}/publish`);
  await page.goto(`/blog/${slug}`);
  await page.goto(`/blog?search=${slug}`);
  await page.getByRole('link', { name: slug }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(slug);

  // Shells report every two seconds.
  const weeks = async (): Promise<{ views: number }[]> =>
    (await api(page, 'GET', `/api/admin/posts/${id}/views`)).weeks;
  const views = async () => (await weeks()).reduce((sum, week) => sum + week.views, 0);
  await expect.poll(views).toBe(2);
  await page.goto(`/admin/posts/${id}/edit`);
  await page.getByText('Views', { exact: true }).press('Enter');
  await expect(page.getByText('2 views this week, 2 in 12 weeks.')).toBeVisible();
  await page.getByText('The same in figures').press('Enter');
  await expect(page.getByRole('table', { name: 'Views per week' }).getByRole('row').nth(1)).toContainText('2');
  await expectSound(page);
});
