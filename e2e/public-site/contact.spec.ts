import { api, expect, signIn, test, untilAppRuns } from '../support/test';

const message = {
  Name: 'Ada Maria Lovelace',
  Subject: 'Lead routing',
  Email: 'ada@example.com',
  Message: 'Please call me about routing leads to four offices.',
};

const failure = 'Sorry, there was an error sending your message. Please try again or contact us directly.';

test.describe('the contact form', () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 375, height: 667 },
  ]) {
    test(`leads eyes and focus to how sending ended, at ${viewport.width} px`, async ({ page, trouble }) => {
      trouble.expect(/500/);
      await page.setViewportSize(viewport);
      await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
      await page.goto('/contact');
      await untilAppRuns(page);
      for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
      await page.getByRole('button', { name: 'Send Message' }).click();
      const failed = page.getByRole('alert').filter({ hasText: failure });
      await expect(failed).toBeFocused();
      await expect(failed).toBeInViewport({ ratio: 1 });

      await page.getByRole('button', { name: 'Send Message' }).press('Enter');
      const sent = page.getByRole('status').filter({ hasText: 'within 24 hours' });
      await expect(sent).toBeFocused();
      await expect(sent).toBeInViewport({ ratio: 1 });
    });

    test(`does so without JavaScript too, at ${viewport.width} px`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport });
      const page = await context.newPage();
      await page.goto('/contact');
      for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
      await page.getByLabel('Message').fill('short');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByLabel('Message')).toBeFocused();
      await expect(page.getByText('Message must be at least 10 characters')).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel('Subject')).toHaveValue(message.Subject);
      await page.getByLabel('Message').fill(message.Message);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'within 24 hours' })).toBeInViewport({ ratio: 1 });
      await context.close();
    });
  }

  test('says what is wrong on every change and sends nothing until it is right', async ({ page }) => {
    await page.goto('/contact');
    await untilAppRuns(page);
    await page.getByLabel('Name').fill('A');
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
    await page.getByLabel('Email').fill('not an address');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByText('Subject must be at least 3 characters')).toBeVisible();
    await expect(page.getByText('Message must be at least 10 characters')).toBeVisible();
  });

  test('reaches the admin, with the name split at its first space and the page that led there', async ({ page }) => {
    await page.goto('/careers');
    await page.getByRole('link', { name: 'Get In Touch' }).first().click();
    await page.waitForURL('/contact');
    await untilAppRuns(page);
    for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('');

    await signIn(page);
    const [newest] = await api(page, 'GET', '/api/admin/contact?limit=5');
    expect(newest).toMatchObject({
      firstName: 'Ada',
      lastName: 'Maria Lovelace',
      subject: 'Lead routing',
      isRead: false,
      sourcePage: '/careers',
    });
  });

  test('keeps every word when sending fails, and over a reload', async ({ page, trouble }) => {
    trouble.expect(/500/);
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto('/contact');
    await untilAppRuns(page);
    for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: /send/i }).click();
    await expect(
      page.getByText('Sorry, there was an error sending your message. Please try again or contact us directly.'),
    ).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue(message.Message);
    await page.reload();
    await untilAppRuns(page);
    await expect(page.getByLabel('Message')).toHaveValue(message.Message);
  });

  test('says what only the API finds wrong beside its field, and is sent once that is mended', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/400/);
    const refusal = {
      statusCode: 400,
      error: 'Bad Request',
      message: 'No',
      fields: { lastName: 'Last name is a riddle' },
    };
    await page.route('**/api/contact', (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 });
    await page.goto('/contact');
    await untilAppRuns(page);
    for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByText('Last name is a riddle')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/riddle/);
    await page.getByLabel('Name').fill('Ada Byron');
    await expect(page.getByText('Last name is a riddle')).toHaveCount(0);
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
  });
});
