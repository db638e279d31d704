import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expectNotification } from '../support/notifications';
import { expectSound } from '../support/expect-sound';
import { copyLiveRelease, liveRelease } from '../support/copied-release';
import { publishRelease, releasesDir } from '../support/publish-release';
import { makeReleaseToken } from '../support/release-token';
import { tabTo } from '../support/tab-to';
import { expect, signIn, test } from '../support/test';
import { violationsOf } from '../support/violations';

test.use({ viewport: { width: 375, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16);

test('an admin shows a version before it is live, by a link', async ({ page, browser, baseURL }) => {
  const app = 'public-site';
  const token = await makeReleaseToken(page.request, app, ['publish']);
  const before = await liveRelease(releasesDir(), app);
  const version = await copyLiveRelease(releasesDir(), app, {});
  await publishRelease(page.request, token, { app, version });
  // Shells fetch what they don't have.
  await rm(path.join(releasesDir(), app, version), { recursive: true });

  await page.goto('/admin/releases');
  await page.getByRole('button', { name: `Preview ${version}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Preview ${version}` });
  await dialog.getByRole('button', { name: 'Make a link' }).press('Enter');
  const link = await dialog.getByLabel('Link to the preview').inputValue();
  expect(await violationsOf(page, { part: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Preview ${version}` })).toBeFocused();

  const visitor = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('complementary', { name: 'Preview' })).toContainText(version);
  await visitor.context().close();
  expect(await liveRelease(releasesDir(), app)).toBe(before);
});

test('an admin makes a token, schedules and makes live what was published with it, and revokes the token', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/releases');
  await page.getByRole('button', { name: 'Make token' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Make a token' });
  await form.getByLabel('Name').fill('a pipeline');
  for (const choice of ['Console', 'Publish versions']) await form.getByLabel(choice).press('Space');
  await form.getByRole('button', { name: 'Make token' }).press('Enter');
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();

  // Whoever looks sees it without a reload.
  const before = await liveRelease(releasesDir(), 'admin-console');
  const version = await publishRelease(page.request, token, {
    app: 'admin-console',
    version: await copyLiveRelease(releasesDir(), 'admin-console'),
  });
  const promote = page.getByRole('button', { name: `Promote ${version}` });
  await promote.press('Enter');
  const question = page.getByRole('dialog', { name: `Make ${version} live?` });
  await question.getByLabel('Why').fill('from the console');
  await question.getByLabel('Go live at').fill(inAMonth());
  await question.getByRole('button', { name: 'Schedule' }).click();
  const cancel = page.getByRole('button', { name: `Cancel the schedule of ${version}` });
  await cancel.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel schedule' }).click();
  await expect(cancel).toHaveCount(0);

  // By the Tab key alone, from where the notice was.
  await tabTo(promote);
  await page.keyboard.press('Enter');
  await tabTo(question.getByLabel('Why'));
  await page.keyboard.type('from the console');
  await tabTo(question.getByRole('button', { name: 'Promote' }));
  expect(await violationsOf(page, { part: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expectNotification(page, `Console ${version} is live`);
  await expect(page.getByRole('row', { name: version }).getByText('Live', { exact: true })).toBeVisible();
  // Its button is gone: the keyboard goes on where it was.
  await expect(page.getByRole('region', { name: 'Console', exact: true })).toBeFocused();
  const rollBack = page.getByRole('button', { name: 'Roll back the console' });
  await tabTo(rollBack);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(before);
  await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Roll back' }));
  expect(await violationsOf(page, { part: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(rollBack).toBeFocused();
  await page.getByRole('link', { name: 'Promoted' }).click();
  const promoted = page.getByRole('row', { name: /from the console/ }).filter({ hasText: 'Promoted' });
  await expect(promoted).toContainText('admin');

  const copy = await copyLiveRelease(releasesDir(), 'admin-console', {});
  await publishRelease(page.request, token, { app: 'admin-console', version: copy });
  await page.getByRole('button', { name: `Promote ${copy}` }).press('Enter');
  await page.getByRole('dialog').getByLabel('In stages').fill('10%');
  await page.getByRole('dialog').getByRole('button', { name: 'Promote' }).click();
  const canary = page.getByRole('region', { name: `Canary ${copy}` });
  await expect(canary).toContainText('10 % of everybody who opens the console get it instead');
  await expectSound(page);
  await canary.getByRole('button', { name: 'Hold' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Hold' }).press('Enter');
  await expect(canary.getByRole('button', { name: 'Resume' })).toBeVisible();
  // By now the shell has told what it counts.
  await expect(canary.getByText(/servers? reports?\./)).toBeVisible();
  await canary.getByRole('button', { name: 'Roll back the canary' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).press('Enter');
  await expect(canary).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Console', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Revoke a pipeline' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter');
  await expect(page.getByRole('row', { name: /a pipeline/ }).getByText('Revoked')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tokens' })).toBeFocused();
  const refused = await page.request.get('/api/releases/admin-console', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(refused.status()).toBe(401);
});
