import type { Page } from '@playwright/test';
import { api, expect, signIn, test, untilInteractive } from './support/test';

/** An address that browsers take and the API does not. */
const halfAnAddress = 'ada@example';
const refusal = 'Please enter a valid email address';

const nameField = (page: Page) => page.getByLabel('Your Name');
const emailField = (page: Page) => page.getByLabel('Your Email');
const stayInformed = (page: Page) => page.getByRole('button', { name: 'Stay Informed' }).click();

test.describe('the Stay Informed form', () => {
  test('says what only the API finds wrong beside its field, and is sent once that is mended', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/400/);
    await page.goto('/real-estate');
    await untilInteractive(page);
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
    const newest = await api(page, 'GET', '/api/admin/contact?limit=5');
    const subscription = { subject: 'Newsletter: real estate insights', lastName: 'Byron', email: 'ada@example.com' };
    expect(newest).toContainEqual(expect.objectContaining(subscription));
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
    await expect(page).toHaveURL(/\/real-estate\?sent=1#newsletter$/);
    await context.close();
  });
});
