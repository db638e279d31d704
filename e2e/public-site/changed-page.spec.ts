import type { Page } from '@playwright/test';
import { expect, test, untilInteractive } from '../support/test';

const appScript = /\/app\.\w+\.js/;
const message = {
  Name: 'Ada Maria Lovelace',
  Subject: 'Lead routing',
  Email: 'ada@example.com',
  Message: 'Please call me about routing leads to four offices.',
};

/** Puts elements around each text, as a translation does. */
const translate = (page: Page, mark = '') =>
  page.evaluate((name) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
    if (name) document.documentElement.classList.add(name);
  }, mark);

/** Opens the form as somebody has changed it. Its app comes once it is let go. */
async function openChanged(page: Page, mark?: string): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(appScript, async (route) => {
    await gone;
    await route.continue();
  });
  await page.goto('/contact');
  await untilInteractive(page);
  await translate(page, mark);
  return letGo;
}

/** Types a name there while the app is on its way, and lets that come. */
async function typeName(page: Page, mark?: string): Promise<void> {
  const letGo = await openChanged(page, mark);
  const app = page.waitForResponse(appScript);
  await page.getByLabel('Name').pressSequentially(message.Name);
  letGo();
  await (await app).finished();
}

async function fillInRest(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(message).slice(1)) await page.getByLabel(label).fill(text);
}

const sent = (page: Page) => page.getByRole('status').filter({ hasText: 'within 24 hours' });

test.describe('a page that the browser has translated', () => {
  const mark = 'translated-ltr';

  test('keeps what is typed, and sends it once, however often the button is pressed', async ({ page }) => {
    const posts: (string | null)[] = [];
    let letGo = () => {};
    const pressed = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('/contact', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      posts.push(route.request().postData());
      await pressed;
      return route.continue();
    });
    await typeName(page, mark);
    await expect(page.getByLabel('Name')).toBeFocused();
    await fillInRest(page);
    await expect(page.locator('main font').first()).toBeAttached();
    await expect(page.getByLabel('Name')).toHaveValue(message.Name);
    // By the browser, whose forms have this address: the app would call the API.
    await page.getByRole('button', { name: 'Send Message' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    letGo();
    await expect(sent(page)).toBeInViewport();
    expect(posts).toEqual([expect.stringContaining(message.Name.replaceAll(' ', '+'))]);
  });

  test('has its menus and its links', async ({ page }) => {
    await typeName(page, mark);
    const menu = page.locator('header details').first();
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    const link = menu.getByRole('link').first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`**${address}`);
    await expect(page.locator('font')).toHaveCount(0);
  });

  test('shows no button that needs the app', async ({ page }) => {
    await page.goto('/blog/contract-that-fills-itself-in');
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await translate(page, mark);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  });
});

test.describe('a page that an extension has changed', () => {
  test.beforeEach(({ trouble }) => trouble.expect(/418/));

  test('keeps what is typed, and the focus, and sends it', async ({ page }) => {
    await typeName(page);
    await page.locator('#root[data-app=running]').waitFor();
    await expect(page.locator('main font')).toHaveCount(0);
    await expect(page.getByLabel('Name')).toHaveValue(message.Name);
    await expect(page.getByLabel('Name')).toBeFocused();
    await fillInRest(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
  });

  test('gives each field its own text, and presses the button that was pressed', async ({ page }) => {
    const letGo = await openChanged(page);
    await page.evaluate(() =>
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="tel:1">1</a>'),
    );
    await page.getByLabel('Name').fill(message.Name);
    await fillInRest(page);
    const posted = page.waitForRequest((request) => request.method() === 'POST' && /contact/.test(request.url()));
    await page.getByRole('button', { name: 'Send Message' }).click();
    letGo();
    const { Subject: subject, Email: email, Message: text } = message;
    expect((await posted).postDataJSON()).toMatchObject({ subject, email, message: text, website: '' });
    await expect(sent(page)).toBeInViewport();
    await expect(page.locator('[name=website]')).toHaveValue('');
  });

  test('shows an article’s own text', async ({ page }) => {
    await page.goto('/blog/contract-that-fills-itself-in');
    await untilInteractive(page);
    const text = page.locator('[data-post-text]');
    const own = await text.innerHTML();
    await translate(page);
    await page.locator('footer a[href^="/"]').first().dispatchEvent('pointerover');
    await page.locator('#root[data-app=running]').waitFor();
    await expect.poll(() => text.innerHTML()).toBe(own);
  });
});
