import type { Browser, Page } from '@playwright/test';
import { query } from '../support/database';
import { content } from '../support/editor';
import { expectSound } from '../support/expect-sound';
import { expectNotification } from '../support/notifications';
import { admin, api, expect, openSession, signIn, test, unique } from '../support/test';
import { violationsOf } from '../support/violations';

const grace = { username: unique('grace'), password: 'secret-7' };

function publish(page: Page, name: string) {
  const slug = unique(name);
  const post = { title: slug, slug, content: 'Live text.', type: 'blog', status: 'published' };
  return api(page, 'POST', '/api/admin/posts', post);
}

async function openElsewhere(browser: Browser, id: number, credentials = admin): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openSession(page, credentials);
  await page.goto(`/admin/posts/${id}/edit`);
  return page;
}

test('a live post is changed by two people, unseen by its readers until the changes are published', async ({
  page,
  browser,
  trouble,
}) => {
  trouble.expect(/409/);
  await signIn(page);
  const names = { firstName: 'Grace', lastName: 'Hopper' };
  await api(page, 'POST', '/api/admin/users', {
    ...grace,
    ...names,
    email: `${grace.username}@example.com`,
    role: 'admin',
  });
  const { id, slug } = await publish(page, 'changed-unseen');
  const live = async () => (await api(page, 'GET', `/api/posts/${slug}`)).content;
  await page.goto(`/admin/posts/${id}/edit`);
  await content(page).fill('Draft text.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectNotification(page, 'Draft saved');
  await expect(page.getByText(/^These are unpublished changes, saved by Site Admin on/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const other = await openElsewhere(browser, id, grace);
  await expect(content(other)).toHaveValue('Draft text.');
  await expect(other.getByText('Site Admin has this post open, too.')).toBeVisible();
  await content(other).fill('Draft text of both.');
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expectNotification(other, 'Draft saved');
  const title = unique('A better title');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const merge = page.getByRole('dialog', { name: 'Somebody else saved this post' });
  await expect(merge).toContainText('Grace Hopper saved it');
  expect(await live()).toBe('Live text.');
  await merge.getByRole('button', { name: 'Save the result' }).click();
  await expectNotification(page, 'Post updated successfully');
  expect(await api(page, 'GET', `/api/posts/${slug}`)).toMatchObject({
    title,
    content: 'Draft text of both.',
  });

  await other.goto(`/admin/posts?search=${encodeURIComponent(title)}`);
  await expect(other.getByRole('heading', { name: title })).toBeVisible();
  await expect(other.getByText('Unpublished changes', { exact: true })).toBeHidden();
});

test('what is typed is found on another device, and discarded changes are gone', async ({ page, browser }) => {
  await signIn(page);
  const { id, slug } = await publish(page, 'on-two-devices');
  await page.goto(`/admin/posts/${id}/edit`);
  await content(page).fill('Typed on the laptop.');
  await expect(page.getByText('Also kept on the server')).toBeVisible();

  const phone = await openElsewhere(browser, id);
  await expect(phone.getByText(/^There is unsaved text for this post from another device/)).toBeVisible();
  await expect(phone.getByText('You have this post open in another window or on another device.')).toBeVisible();
  await phone.getByRole('button', { name: 'Restore it' }).click();
  await expect(content(phone)).toHaveValue('Typed on the laptop.');
  await phone.getByRole('button', { name: 'Save draft' }).click();
  await expectNotification(phone, 'Draft saved');
  await phone.goto('/admin/posts?unpublishedChanges=true');
  const row = phone.getByRole('article').filter({ hasText: slug });
  await expect(row.getByText('Unpublished changes', { exact: true })).toBeVisible();
  await row.getByRole('link', { name: 'Edit' }).click();
  await phone.getByRole('button', { name: 'Discard changes' }).click();
  const question = phone.getByRole('alertdialog', { name: 'Discard the unpublished changes?' });
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expectNotification(phone, 'Changes discarded');
  await expect(content(phone)).toHaveValue('Live text.');
  await expect(phone.getByRole('button', { name: 'Update Post' })).toBeVisible();
  expect(await api(phone, 'GET', `/api/admin/posts/${id}`)).not.toHaveProperty('draft');
  expect(await api(phone, 'GET', `/api/admin/post-editors?post=${id}`)).toEqual([]);
});

test('planned changes are announced in the list and on the dashboard, and go live by themselves', async ({
  page,
  trouble,
}) => {
  trouble.expect(/400/);
  await signIn(page);
  const { id, slug } = await publish(page, 'planned-changes');
  await page.goto(`/admin/posts/${id}/edit`);
  await content(page).fill('Text of Monday.');
  const time = page.getByLabel('Publish changes at');
  await time.pressSequentially('03');
  await time.press('Control+s');
  await expect(time).toHaveAccessibleDescription(/Publish changes at must be a date and a time/);
  await time.fill('2999-03-02T09:00');
  await page.getByRole('button', { name: 'Schedule changes' }).click();
  await expect(page.getByText(/^They will be published automatically on .*2999/)).toBeVisible();
  await page.setViewportSize({ width: 375, height: 800 });
  await expectSound(page);

  await page.goto('/admin/posts?scheduled=true&sort=due');
  const row = page.getByRole('article').filter({ hasText: slug });
  await expect(row.getByText(/^Unpublished changes for .*2999/)).toBeVisible();
  await page.goto('/admin');
  await page.getByRole('link', { name: new RegExp(`^${slug}: changes go live .*2999`) }).click();
  await expect(content(page)).toHaveValue('Text of Monday.');

  const live = async () => (await api(page, 'GET', `/api/posts/${slug}`)).content;
  expect(await live()).toBe('Live text.');
  await query(`UPDATE post_drafts SET "publishAt" = now() WHERE "postId" = ${id}`);
  await expect.poll(live).toBe('Text of Monday.');
  await api(page, 'DELETE', `/api/admin/posts/${id}`);
});
