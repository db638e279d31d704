import { expectSound, widths } from '../support/expect-sound';
import { ProductWithMail } from '../support/product-with-mail';
import { oneOf } from '../support/share';
import { api, expect, openSession, test, unique } from '../support/test';

const product = new ProductWithMail();
test.beforeAll(() => product.start());
test.afterAll(() => product.stop());

test(
  'messages are answered from the console where mails can be sent, and the answer reaches the visitor',
  { tag: '@share' },
  async ({ browser }) => {
    const page = await (await browser.newContext({ baseURL: product.origin })).newPage();
    await openSession(page);
    const word = unique('journey');
    const visitor = { firstName: 'Edith', lastName: 'Clarke', email: 'edith@example.com' };
    const message = { ...visitor, subject: `Subject ${word}`, message: `About ${word}.` };
    const { id } = await api(page, 'POST', '/api/contact', message);
    const template = { name: `Call ${word}`, text: 'Dear {firstName},\nwe will call.' };
    await api(page, 'POST', '/api/admin/reply-templates', template);
    await page.goto(`/admin/messages?message=${id}`);
    await page.getByRole('button', { name: 'Reply' }).click();
    const form = page.getByRole('form', { name: 'Reply' });
    await expect(form.getByLabel('Subject')).toHaveValue(`Re: Subject ${word}`);
    await form.getByRole('combobox', { name: 'Insert template' }).click();
    await page.getByRole('option', { name: template.name }).click();
    await expect(form.getByLabel('Message')).toHaveValue('Dear Edith,\nwe will call.');
    await expect(form.getByLabel('Message')).toBeFocused();
    for (const width of oneOf(widths, 0)) {
      await page.setViewportSize({ width, height: 900 });
      await test.step(`at ${width} px`, () => expectSound(page));
    }
    await form.getByRole('button', { name: 'Send reply' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByText('we will call.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveText('Answered');
    await expect.poll(() => product.mails.filter((mail) => mail.includes('we will call.'))).toHaveLength(1);
    expect(product.mails.join('\n')).toMatch(new RegExp(`To: edith@example.com[^]*> About ${word}`));
  },
);

test.describe('the Stay Informed form', () => {
  test('leads to a mail whose link confirms the subscription, and ends it', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/real-estate');
    await page.getByLabel('Your Name').fill('Mary Somerville');
    await page.getByLabel('Your Email').fill('mary@example.com');
    await page.getByRole('button', { name: 'Stay Informed' }).click();
    await expect.poll(linkInMail).toMatch(/^\/newsletter\//);
    await page.goto(linkInMail());
    await expect(page.getByRole('button', { name: 'No, don’t send it' })).toBeVisible();
    await page.getByRole('button', { name: 'Yes, send it' }).click();
    await expect(page.getByRole('heading', { name: 'You get our news' })).toBeVisible();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  });
});

/** Of the mail to confirm, whose lines may be wrapped. */
const linkInMail = (): string =>
  /\/newsletter\/[\w-]+/.exec(product.mails.join('\n').replace(/=\r?\n/g, ''))?.[0] ?? '';
