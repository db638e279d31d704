import type { Browser, Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { api, expect, openSession, test, unique } from '../support/test';
import { violationsOf } from '../support/violations';

const now = () => Math.floor(Date.now() / 1000);

/** A code is taken once: each of these is of a later time step than the one before. */
const codes = {
  previous: (secret: string) => generateSync({ secret, epoch: now() - 30 }),
  present: (secret: string) => generateSync({ secret, epoch: now() }),
};

async function enterPassword(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function addUser(page: Page, username: string, more: object = {}): Promise<string> {
  const person = { username, email: `${username}@example.com`, firstName: 'Grace', lastName: 'Hopper' };
  const { id } = await api(page, 'POST', '/api/admin/users', { ...person, password: 'secret-7', ...more });
  return id;
}

async function inOwnBrowser(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

// ASVS 6.2.7
test('a person who was invited chooses the password and signs in; the link works once', async ({
  page,
  browser,
  trouble,
}) => {
  await openSession(page);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await dialog.getByLabel('First Name').fill('Ada');
  await dialog.getByLabel('Last Name').fill('Lovelace');
  const username = unique('invited');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill(`${username}@example.com`);
  await dialog.getByRole('button', { name: 'Create User' }).click();
  const invitationDialog = page.getByRole('dialog', { name: 'Invitation' });
  const link = await invitationDialog.getByLabel('Link').inputValue();
  expect(link).toMatch(/\/admin\/invitation\/[\w-]{43}$/);
  await invitationDialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: new RegExp(username) })).toContainText('Invited');

  await inOwnBrowser(browser, async (guest) => {
    const answer = await guest.goto(link);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    await expect(guest.getByText('Hello Ada.')).toBeVisible();
    await expect(guest.getByText(/At least 6 characters/)).toBeVisible();
    await guest.getByLabel('New password').fill('12345');
    await guest.getByRole('button', { name: 'Set password' }).click();
    await expect(guest.getByText('Password must be at least 6 characters')).toBeVisible();
    await guest.getByLabel('New password').fill('known to nobody else');
    await guest.getByRole('button', { name: 'Set password' }).click();
    await expect(guest).toHaveURL(/\/admin\/login$/);
    await expect(guest.getByLabel('Username')).toHaveValue(username);
    await guest.getByLabel('Password', { exact: true }).fill('known to nobody else');
    await guest.getByRole('button', { name: 'Sign In' }).click();
    await expect(guest.getByRole('heading', { name: /no access to the admin area/ })).toBeVisible();

    await guest.goto(link);
    await expect(guest.getByRole('alert')).toContainText('This link no longer works');
  });
  trouble.expect(/404/);
});

test('a password reset by link ends the sessions that there are', async ({ page, browser }) => {
  await openSession(page);
  const username = unique('forgetful');
  await addUser(page, username);
  await inOwnBrowser(browser, async (guest) => {
    await openSession(guest, { username, password: 'secret-7' });
    await page.goto('/admin/users');
    await page.getByRole('button', { name: `More actions for ${username}` }).click();
    await page.getByRole('menuitem', { name: 'Send password reset' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send reset' }).click();
    const link = await page.getByRole('dialog', { name: 'Password reset' }).getByLabel('Link').inputValue();

    await guest.goto(link);
    await guest.getByLabel('New password').fill('remembered now');
    await guest.getByRole('button', { name: 'Set password' }).click();
    await expect(guest).toHaveURL(/\/admin\/login$/);
    expect((await guest.request.get('/api/auth/user')).status()).toBe(401);
    await guest.getByLabel('Password', { exact: true }).fill('remembered now');
    await guest.getByRole('button', { name: 'Sign In' }).click();
    await expect(guest.getByText(`Signed in as ${username}`).first()).toBeVisible();
  });
});

test('a second factor is set up, asked for, replaced by a recovery code, and taken away by an admin', async ({
  page,
  browser,
}) => {
  await openSession(page);
  const username = unique('careful');
  await addUser(page, username);
  await inOwnBrowser(browser, async (guest) => {
    await enterPassword(guest, username, 'secret-7');
    await guest.getByRole('link', { name: 'Your account' }).first().click();
    await guest.getByRole('button', { name: 'Set up' }).click();
    const dialog = guest.getByRole('dialog');
    await dialog.getByLabel('Current password').fill('secret-7');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const secret = await dialog.getByLabel('Key').inputValue();
    await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(dialog.getByText('This code is wrong')).toBeVisible();
    const codeItems = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    // Its half minute may end on the way.
    await expect(async () => {
      // The answer may only have been slow.
      if ((await codeItems.count()) === 10) return;
      await dialog.getByRole('textbox', { name: 'Code' }).fill(codes.previous(secret));
      await dialog.getByRole('button', { name: 'Turn on' }).click();
      await expect(codeItems).toHaveCount(10);
    }).toPass();
    const recoveryCodes = await codeItems.allTextContents();
    const downloading = guest.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await downloading).suggestedFilename()).toBe(`recovery-codes-${username}.txt`);
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await expect(guest.getByText('10 of 10 recovery codes left')).toBeVisible();

    await guest.goto('/api/auth/logout');
    await enterPassword(guest, username, 'secret-7');
    const code = guest.getByLabel('Code');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await code.fill(codes.present(secret));
    await guest.getByRole('button', { name: 'Sign In' }).click();
    await expect(guest.getByText(`Signed in as ${username}`).first()).toBeVisible();

    await guest.goto('/api/auth/logout');
    await enterPassword(guest, username, 'secret-7');
    await code.fill(String(recoveryCodes[0]));
    await guest.getByRole('button', { name: 'Sign In' }).click();
    await expect(guest.getByText(`Signed in as ${username}`).first()).toBeVisible();

    await page.goto('/admin/users');
    await page.getByRole('button', { name: `More actions for ${username}` }).click();
    await page.getByRole('menuitem', { name: 'Remove second factor' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Second factor removed').first()).toBeVisible();
    expect((await guest.request.get('/api/auth/user')).status()).toBe(401);
    await enterPassword(guest, username, 'secret-7');
    await expect(guest.getByText(`Signed in as ${username}`).first()).toBeVisible();
  });
});

test('a session on another device is ended from the own account, and so is every other', async ({ page, browser }) => {
  await openSession(page);
  const name = unique('travelling');
  await addUser(page, name);
  await inOwnBrowser(browser, async (own) => {
    await openSession(own, { username: name, password: 'secret-7' });
    await inOwnBrowser(browser, async (other) => {
      await openSession(other, { username: name, password: 'secret-7' });
      await own.goto('/admin/account');
      await expect(own.getByText('This device')).toBeVisible();
      await own
        .getByRole('listitem')
        .getByRole('button', { name: /Sign out/ })
        .click();
      await expect(own.getByRole('listitem').getByRole('button', { name: /Sign out/ })).toHaveCount(0);
      expect((await other.request.get('/api/auth/user')).status()).toBe(401);

      await openSession(other, { username: name, password: 'secret-7' });
      await own.reload();
      await own.getByRole('button', { name: 'Sign out everywhere else' }).click();
      await expect(own.getByText('Signed out everywhere else', { exact: true }).first()).toBeVisible();
      expect((await other.request.get('/api/auth/user')).status()).toBe(401);
    });
    expect((await own.request.get('/api/auth/user')).status()).toBe(200);
  });
});

test('somebody of role user changes profile and password in the own account, and sees nothing else', async ({
  page,
  browser,
}) => {
  await openSession(page);
  const username = unique('modest');
  await addUser(page, username);
  await inOwnBrowser(browser, async (own) => {
    await openSession(own, { username, password: 'secret-7' });
    await own.goto('/admin');
    await own.getByRole('main').getByRole('link', { name: 'Your account' }).click();
    await expect(own.getByRole('navigation', { name: 'Console' }).getByRole('link')).toHaveCount(0);
    await own.getByLabel('First name').fill('Rear Admiral Grace');
    await own.getByLabel('Picture address').fill('not an address');
    await own.getByRole('button', { name: 'Save profile' }).click();
    await expect(own.getByText('Picture address must start with')).toBeVisible();
    await own.getByLabel('Picture address').fill('');
    await own.getByRole('button', { name: 'Save profile' }).click();
    await expect(own.getByText('Profile saved').first()).toBeVisible();

    await own.getByLabel('Current password').fill('wrong');
    await own.getByLabel('New password').fill('even more modest');
    await own.getByRole('button', { name: 'Change password' }).click();
    await expect(own.getByText('This is not your current password').first()).toBeVisible();
    await expect(own.getByLabel('New password')).toHaveValue('even more modest');
    await own.getByLabel('Current password').fill('secret-7');
    await own.getByRole('button', { name: 'Change password' }).click();
    await expect(own.getByText('Password changed').first()).toBeVisible();

    await own.goto('/admin/audit');
    await expect(own.getByRole('heading', { name: /no access to the admin area/ })).toBeVisible();
    await own.goto('/api/auth/logout');
    await enterPassword(own, username, 'even more modest');
    await expect(own.getByText(`Signed in as ${username}`).first()).toBeVisible();
  });
});

test('the audit log shows who did what, and its filters stand in the address', async ({ page, trouble }) => {
  trouble.expect(/401/);
  await enterPassword(page, 'no-such-user', 'wrong');
  await expect(page.getByText('Invalid credentials').first()).toBeVisible();
  await openSession(page);
  const username = unique('noticed');
  await addUser(page, username);
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Created user');
  await expect(first).toContainText(username);
  await expect(page.getByRole('row', { name: /Sign-in failed/ }).first()).toContainText('no-…');

  await page.getByLabel('Action').click();
  await page.getByRole('option', { name: 'Signed in', exact: true }).click();
  await expect(page).toHaveURL(/action=signIn/);
  await expect(page.getByRole('row', { name: /Created user/ })).toHaveCount(0);
  await page.getByLabel('Who').fill('nobody of this name');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Who')).toHaveValue('nobody of this name');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
  await page.getByLabel('From').fill('2199-01-01');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
});

test('whoever forgot a password is told whom to ask, where the site sends no email', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/admin\/forgot-password$/);
  await expect(page.getByText(/This site can’t send email\. Ask another admin/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});
