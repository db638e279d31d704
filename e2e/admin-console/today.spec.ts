import { query } from '../support/database';
import { content } from '../support/editor';
import { expectSound, widths } from '../support/expect-sound';
import { oneOf } from '../support/share';
import { api, expect, signIn, test, unique } from '../support/test';

test(
  'the dashboard leads to all that is to be done today, and everyone can use it',
  { tag: '@share' },
  async ({ page }) => {
    await signIn(page);
    const write = (name: string, facts: object = {}) => {
      const title = unique(name);
      const post = { title, slug: title, content: `Text of ${name}.`, type: 'blog', ...facts };
      return api(page, 'POST', '/api/admin/posts', post);
    };
    const writeChanged = async (name: string) => {
      const post = await write(name, { status: 'published' });
      const { title, slug, type } = post;
      const changes = { title, slug, type, content: `Changed text of ${name}.`, version: 1 };
      await api(page, 'PUT', `/api/admin/posts/${post.id}/draft`, changes);
      return post;
    };
    const changed = await writeChanged('changed-by-me');
    const failed = await writeChanged('not-published');
    const failure = 'The post was changed after these changes were saved.';
    await query(`UPDATE post_drafts SET failure = '${failure}' WHERE "postId" = ${failed.id}`);
    const planned = await write('goes-live-later', { publishAt: '2999-03-02T09:00:00Z' });
    const own = await write('a-draft-of-mine');
    const person = { firstName: 'Edith', lastName: 'Waiting', email: 'edith@example.com' };
    const message = { ...person, subject: 'Waits', message: 'Is anybody there?' };
    const { id } = await api(page, 'POST', '/api/contact', message);
    await query(`UPDATE contact_submissions SET "createdAt" = now() - interval '9 days' WHERE id = ${id}`);

    const today = page.getByRole('region', { name: 'Today' });
    for (const width of oneOf(widths, 0)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/admin');
      await expect(today.getByRole('link')).not.toHaveCount(0);
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await test.step(`at ${width} px`, () => expectSound(page));
    }
    await expect(today.getByRole('heading').first()).toHaveText('Not published');
    for (const [name, text] of [
      [`${failed.title}: changes won’t go live automatically. ${failure}`, 'Changed text of not-published.'],
      [new RegExp(`^${planned.title}: goes live .*2999`), 'Text of goes-live-later.'],
      [changed.title, 'Changed text of changed-by-me.'],
      [own.title, 'Text of a-draft-of-mine.'],
    ] as const) {
      await today.getByRole('link', { name }).click();
      await expect(content(page)).toHaveValue(text);
      await page.goBack();
    }
    await today.getByRole('link', { name: /^Edith Waiting: Overdue by/ }).click();
    await expect(page.getByRole('article', { name: 'Message' }).getByText(message.message)).toBeVisible();

    for (const post of [changed, failed, planned, own]) await api(page, 'DELETE', `/api/admin/posts/${post.id}`);
    await api(page, 'DELETE', `/api/admin/contact/${id}`);
  },
);
