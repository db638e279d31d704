import type { Page } from '@playwright/test';
import { api, expect, signIn, test, untilAppRuns } from '../support/test';

/** An address that browsers take and the API does not. */
const halfAnAddress = 'ada@example';
const refusal = 'Please enter a valid email address';

const nameField = (page: Page) => page.getByLabel('Your Name');
const emailField = (page: Page) => page.getByLabel('Your Email');
const stayInformed = (page: Page) => page.getByRole('button', { name: 'Stay Informed' }).click();

test.describe('the Stay Informed form', () => {
  test('leads eyes and focus on a phone to how sending ended', async ({ page, trouble }) => {
    trouble.expect(/500/);
    await page.setViewportSize({ width: 375, height: 667 });
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
    await page.goto('/real-estate');
    await untilAppRuns(page);
    await nameField(page).fill('Ada Byron');
    await emailField(page).fill('ada@example.com');
    await stayInformed(page);
    const failed = page.getByRole('alert').filter({ hasText: 'did not reach us' });
    await expect(failed).toBeFocused();
    await expect(failed).toBeInViewport({ ratio: 1 });
    await stayInformed(page);
    const sent = page.locator('#answer').and(page.getByRole('status'));
    await expect(sent).toBeFocused();
    await expect(sent).toBeInViewport({ ratio: 1 });
  });

  test('says what only the API finds wrong beside its field, and is sent once that is mended', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/400/);
    await page.goto('/real-estate');
    await untilAppRuns(page);
    await nameField(page).fill('Ada Byron');
    await emailField(page).fill(halfAnAddress);
    await stayInformed(page);
    await expect(emailField(page)).toHaveAccessibleDescription(refusal);
    await expect(emailField(page)).toBeFocused();
    await expect(nameField(page)).toHaveValue('Ada Byron');
    await emailField(page).fill('ada@example.com');
    await expect(page.getByText(refusal)).toHaveCount(0);
    await stayInformed(page);
    await expect(emailField(page)).toHaveValue('');

    await signIn(page);
    const newest = await api(page, 'GET', '/api/admin/subscribers?limit=5');
    const subscription = { topic: 'real estate insights', lastName: 'Byron', email: 'ada@example.com' };
    expect(newest).toContainEqual(expect.objectContaining(subscription));
    await page.goto('/admin/subscribers');
    await expect(page.getByRole('row', { name: /Ada Byron ada@example\.com real estate insights/ })).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^subscribers-.*\.csv$/);

    // The link that a mail would hold.
    const exported = await (await page.request.get('/api/admin/subscribers/export.csv')).text();
    await page.goto(/\/newsletter\/[\w-]+/.exec(exported)?.[0] ?? '');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  });

  test('does the same without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/real-estate');
    await nameField(page).fill('Ada Byron');
    await emailField(page).fill(halfAnAddress);
    await stayInformed(page);
    await expect(emailField(page)).toHaveAccessibleDescription(refusal);
    await expect(emailField(page)).toHaveValue(halfAnAddress);
    await emailField(page).fill('ada@example.com');
    await stayInformed(page);
    await expect(page).toHaveURL(/\/real-estate\?sent=1#answer$/);
    await expect(page.locator('#answer').and(page.getByRole('status'))).toBeInViewport({ ratio: 1 });
    await context.close();
  });
});
