import { oneOf } from '../support/share';
import { api, expect, signIn, test, untilAppRuns } from '../support/test';

const message = {
  Name: 'Ada Maria Lovelace',
  Subject: 'Lead routing',
  Email: 'ada@example.com',
  Message: 'Please call me about routing leads to four offices.',
};

const failure = 'Sorry, there was an error sending your message. Please try again or contact us directly.';

test.describe('the contact form', () => {
  for (const viewport of oneOf(
    [
      { width: 1280, height: 720 },
      { width: 375, height: 667 },
    ],
    0,
  )) {
    test(`leads eyes and focus to how sending ended, at ${viewport.width} px @share`, async ({ page, trouble }) => {
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

    test(`does so without JavaScript too, at ${viewport.width} px @share`, async ({ browser }) => {
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

  test('reaches the admin, with the name split at its first space and the page that led there', async ({ page }) => {
    await page.goto('/careers');
    await page.getByRole('link', { name: 'Get In Touch' }).first().click();
    await page.waitForURL('/contact');
    await untilAppRuns(page);
    for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
    // Another message than those before: the same again would be the same.
    await page.getByLabel('Message').fill('Please call me about opening a fifth office.');
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
});
