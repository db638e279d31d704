import type { Locator, Page } from '@playwright/test';
import { api, expect, signIn, test, unique, untilInteractive } from '../support/test';

const cells = (tag: string) => `<${tag}>Answered within</${tag}>`.repeat(9);
const content =
  `<pre>${'const answer = await reply(lead); '.repeat(12)}</pre>\n` +
  `<table><tr>${cells('th')}</tr><tr>${cells('td')}</tr></table>\n` +
  `<p>https://example.com/${'way/'.repeat(60)} <code>${'x'.repeat(120)}</code></p>`;
const posts = [
  { title: 'Softwareentwicklungsdienstleistungen', summary: `https://example.com/${'a'.repeat(200)}`, tags: ['short'] },
  { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', summary: 'Plain.', tags: ['t'.repeat(60), 'two words'] },
  { title: 'W'.repeat(100), summary: 'm'.repeat(300), tags: ['W'.repeat(60)] },
].map((post, index) => ({ ...post, slug: unique(`wide-${index + 1}`), content, type: 'blog', status: 'published' }));

const first = `/blog/${posts[0]?.slug}`;
const previews: string[] = [];
const ids: number[] = [];

test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  await signIn(page);
  for (const post of posts) {
    const { id } = await api(page, 'POST', '/api/admin/posts', post);
    ids.push(id);
    previews.push((await api(page, 'POST', `/api/admin/posts/${id}/preview-link`)).url);
  }
  await page.close();
});

test.afterAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  await signIn(page);
  await api(page, 'POST', '/api/admin/posts/bulk', { action: 'delete', ids: ids.splice(0) });
  previews.splice(0);
  await page.close();
});

/** Opens an address and narrows the window: at no width does the page scroll sideways. */
async function expectToFit(page: Page, address: string, shown: () => Locator): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  await untilInteractive(page);
  await expect(shown()).toBeVisible();
  for (const width of [1280, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysScroll(page), `${address} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test('no title, summary or tag makes the list of posts scroll sideways', async ({ page }) => {
  const trending = () => page.getByRole('region', { name: 'Trending Articles' }).filter({ hasText: 'Donaudampf' });
  for (const address of ['/blog', '/blog?view=list']) await expectToFit(page, address, trending);
});

test('no tag makes the list of its posts scroll sideways', async ({ page }) => {
  const heading = () => page.getByRole('heading', { name: /^Articles tagged/ });
  await expectToFit(page, `/blog?tag=${'t'.repeat(60)}`, heading);
});

test('no part of an article makes its page or its preview scroll sideways', async ({ page }) => {
  for (const address of [...posts.map(({ slug }) => `/blog/${slug}`), ...previews]) {
    await expectToFit(page, address, () => page.getByRole('table'));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('code and tables are stops of the keyboard in every browser', async ({ page }) => {
    for (const address of [first, String(previews[0])]) {
      await page.goto(address);
      for (const wide of [page.locator('pre'), page.getByRole('table')]) {
        expect(await wide.evaluate(({ tabIndex }) => tabIndex)).toBe(0);
      }
    }
  });

  test('a long line of code scrolls within its own box, by keyboard too', async ({ page }) => {
    await page.goto(first);
    await untilInteractive(page);
    const code = page.locator('pre');
    for (let stops = 0; stops < 20 && !(await code.evaluate((box) => box === document.activeElement)); stops++) {
      await page.keyboard.press('Tab');
    }
    await expect(code).toBeFocused();
    await expect(code).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });

  test('a wide table scrolls within its own box and keeps its words whole', async ({ page }) => {
    await page.goto(first);
    const table = page.getByRole('table');
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0);
    // Two words, of which neither is broken, stand on two lines.
    const lines = await table
      .getByRole('cell')
      .first()
      .evaluate((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return words.getClientRects().length;
      });
    expect(lines).toBeLessThanOrEqual(2);
  });
});

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('an article in Arabic is read from right to left, in a page that is not', async ({ page }) => {
  await signIn(page);
  const [title, sentence] = ['كيف نجيب العملاء', 'نجيب كل رسالة خلال يوم واحد.'];
  const arabic = {
    slug: unique('arabic'),
    title,
    summary: sentence,
    content: sentence,
    type: 'blog',
    status: 'published',
  };
  const { id, slug } = await api(page, 'POST', '/api/admin/posts', arabic);
  const { url } = await api(page, 'POST', `/api/admin/posts/${id}/preview-link`);
  for (const address of [`/blog/${slug}`, url]) {
    await page.goto(address);
    const parts = [page.getByRole('heading', { name: title, level: 1 }), ...(await page.getByText(sentence).all())];
    expect(parts).toHaveLength(3);
    for (const part of parts) await expect(part).toHaveCSS('direction', 'rtl');
    await expect(page.getByRole('contentinfo')).toHaveCSS('direction', 'ltr');
  }
  await api(page, 'DELETE', `/api/admin/posts/${id}`);
});
