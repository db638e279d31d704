import { content, openPost } from '../support/editor';
import { api, expect, openSession, signInByHand, test, unique } from '../support/test';

test('unsaved text stays that of who wrote it, whoever signs in or out in another tab', async ({
  page,
  context,
  trouble,
}) => {
  // What the first account's screen sends once the second has signed in, and what nobody may read in the end.
  trouble.expect(/401/);
  await openSession(page);
  const username = unique('second');
  const person = { username, email: `${username}@example.com`, firstName: 'Grace', lastName: 'Hopper', role: 'admin' };
  await api(page, 'POST', '/api/admin/users', { ...person, password: 'secret-7' });
  const { id } = await openPost(page, 'two-tabs');
  await expect(page.getByText('Signed in as admin')).toBeVisible();

  const other = await context.newPage();
  await signInByHand(other, { username, password: 'secret-7' });
  await expect(other.getByText(`Signed in as ${username}`)).toBeVisible();
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/unsaved') && answer.status() === 401);
  await content(page).pressSequentially(' More.');
  await refused;
  await expect(page.getByText(`Signed in as ${username}`)).toBeVisible();
  await expect(content(page)).toHaveValue('First text.');
  expect(await api(page, 'GET', `/api/admin/post-editors?post=${id}`)).toEqual([]);

  await other.goto('/api/auth/logout');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});
