import type { Page } from '@playwright/test';
import { query } from '../support/database';
import { expectNotification } from '../support/notifications';
import { admin, api, expect, openSession, test, unique } from '../support/test';

const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'sid')?.value ?? '';

/** Lets the session of the page's browser be of a sign-in of a while ago. */
async function growOld(page: Page): Promise<void> {
  const [, id] = /^s%3A([\w-]+)\./.exec(await cookieOf(page)) ?? [];
  await query(
    `UPDATE session SET sess =
      jsonb_set(sess::jsonb, '{device,startedAt}', to_jsonb(now() - interval '16 minutes'))::json WHERE sid = $1`,
    [id],
  );
}

async function openUser(page: Page, username: string) {
  await page.goto('/admin/users');
  await page
    .getByRole('row', { name: new RegExp(username) })
    .getByRole('button', { name: 'Edit' })
    .click();
  return page.getByRole('dialog', { name: 'Edit User' });
}

test('an admin who signed in a while ago is asked for the password, and what was begun goes on with all that was typed', async ({
  page,
  trouble,
}) => {
  // What is refused until the password was right, and the wrong one.
  trouble.expect(/40[03]/);
  await openSession(page);
  const username = unique('promoted');
  const person = { username, email: `${username}@example.com`, firstName: 'Grace', lastName: 'Hopper' };
  const { id } = await api(page, 'POST', '/api/admin/users', { ...person, password: 'secret-7' });
  const before = await cookieOf(page);
  const form = await openUser(page, person.username);
  await form.getByLabel('Last Name').fill('Murray');
  await form.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Admin' }).click();
  await growOld(page);
  await form.getByRole('button', { name: 'Update User' }).click();

  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await question.getByLabel('Your password').fill('not the password');
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question.getByText('This is not your current password')).toBeVisible();
  await expect(question.getByLabel('Your password')).toHaveValue('not the password');
  expect((await api(page, 'GET', '/api/admin/users')).find((user: { id: string }) => user.id === id)).toMatchObject({
    ...{ lastName: 'Hopper', role: 'user' },
  });

  await question.getByLabel('Your password').fill(admin.password);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expectNotification(page, 'User updated successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const row = page.getByRole('row', { name: new RegExp(username) });
  await expect(row).toContainText('Grace Murray');
  await expect(row).toContainText('Admin');
  expect(await cookieOf(page)).not.toBe(before);
});
