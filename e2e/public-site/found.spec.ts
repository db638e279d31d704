import type { Page } from '@playwright/test';
import { shareOf } from '../support/share';
import { api, expect, signIn, test, untilInteractive } from '../support/test';

/** Parses as XML in the browser, which tells of any fault. */
const xmlTexts = (page: Page, address: string, selector: string) =>
  page.evaluate(
    async ([from = '', wanted = '']) => {
      const response = await fetch(from);
      const parsed = new DOMParser().parseFromString(await response.text(), 'application/xml');
      const fault = parsed.querySelector('parsererror');
      if (!response.ok || fault) throw new Error(`${from}: ${response.status} ${fault?.textContent ?? ''}`);
      return [...parsed.querySelectorAll(wanted)].map(({ textContent }) => textContent ?? '');
    },
    [address, selector],
  );

const here = (address: string) => new URL(address).pathname;
const property = (page: Page, name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');

async function thingsOn(page: Page): Promise<string[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks).toHaveLength(1);
  const { '@context': context, '@graph': graph } = JSON.parse(blocks[0] ?? '');
  expect(context).toBe('https://schema.org');
  return graph.map((thing: { '@type': string }) => thing['@type']);
}

test.describe('a search engine', () => {
  // That every address answers is seen by page-bytes.spec.ts.
  test('is led from robots.txt to a site map', async ({ page, request }) => {
    const robots = await request.get('/robots.txt');
    expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const siteMap = /^Sitemap: (.*)$/m.exec(await robots.text())?.[1] ?? '';
    await page.goto('/');
    const addresses = await xmlTexts(page, here(siteMap), 'urlset > url > loc');
    expect(addresses.map(here)).toEqual(expect.arrayContaining(['/', '/blog', '/contact']));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(await xmlTexts(page, here(siteMap), 'lastmod')).not.toHaveLength(0);
  });

  test('finds a new post in site map and feed at once', async ({ page }) => {
    await signIn(page);
    await page.goto('/');
    const content = { type: 'blog', status: 'published', content: 'Words.', summary: 'Found at once & <safely>.' };
    const { id, slug } = await api(page, 'POST', '/api/admin/posts', {
      ...content,
      title: 'Found at once',
      slug: `found-${Date.now()}`,
    });
    expect(await xmlTexts(page, '/sitemap.xml', 'loc')).toContainEqual(expect.stringContaining(`/blog/${slug}`));
    const [newest] = await xmlTexts(page, '/blog/feed.xml', 'item > description');
    // Readers of feeds take a description for HTML.
    expect(newest).toBe('Found at once &amp; &lt;safely&gt;.');
    await api(page, 'DELETE', `/api/admin/posts/${id}`);
    expect(await xmlTexts(page, '/sitemap.xml', 'loc')).not.toContainEqual(expect.stringContaining(`/blog/${slug}`));
  });

  test('understands what kind of page each is', async ({ page }) => {
    const kinds: [address: string, things: string[]][] = [
      ['/', ['Organization', 'WebSite', 'FAQPage']],
      ['/careers', ['BreadcrumbList', 'FAQPage']],
      ['/contact', ['BreadcrumbList']],
      ['/blog', ['BreadcrumbList']],
    ];
    for (const [address, things] of kinds) {
      await page.goto(address);
      await untilInteractive(page);
      expect(await thingsOn(page)).toEqual(expect.arrayContaining(things));
    }
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'Back to Blog' }).first()).toBeVisible();
    await page.reload();
    expect(await thingsOn(page)).toEqual(expect.arrayContaining(['BreadcrumbList', 'BlogPosting']));
  });
});

test.describe('an answer engine', () => {
  test('is led from llms.txt to Markdown that names the page it stands for', { tag: '@share' }, async ({ request }) => {
    const list = await (await request.get('/llms.txt')).text();
    const addresses = [...list.matchAll(/\((\S+\.md)\)/g)].map(([, address = '']) => here(address));
    expect(addresses).toEqual(
      expect.arrayContaining(['/index.md', '/blog.md', '/contact.md', '/blog/map-of-a-lead.md']),
    );
    for (const address of shareOf(addresses, 7)) {
      const response = await request.get(address);
      const { link, 'content-type': type } = response.headers();
      expect({ address, status: response.status(), type }).toEqual({
        address,
        status: 200,
        type: 'text/markdown; charset=utf-8',
      });
      const page = address.replace(/^\/index\.md$/, '/').replace(/\.md$/, '');
      expect(link).toMatch(new RegExp(`^<https?://[^/]+${page}>; rel="canonical"$`));
      expect(await response.text()).toMatch(/^# \S/);
    }
  });

  test('is led from a page to its Markdown', async ({ page, request }) => {
    await page.goto('/story');
    const link = page.locator('link[rel="alternate"][type="text/markdown"]');
    const address = here((await link.getAttribute('href')) ?? '');
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    expect(await (await request.get(address)).text()).toContain(`# ${heading}\n`);
  });
});

test.describe('a feed reader', () => {
  test('is shown the feed by the blog, and gets the newest posts first', async ({ page, request }) => {
    await page.goto('/blog');
    const link = page.locator('link[rel="alternate"][type="application/rss+xml"]');
    const address = (await link.getAttribute('href')) ?? '';
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const again = await request.get(address, { headers: { 'if-none-match': answer.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
    const [newest] = await (await request.get('/api/posts?limit=1')).json();
    const titles = await xmlTexts(page, address, 'item > title');
    expect(titles[0]).toBe(newest.title);
    expect(titles.length).toBeGreaterThanOrEqual(20);
  });
});

test.describe('whoever shares a link', () => {
  // What draws a card runs no scripts.
  test.use({ javaScriptEnabled: false });

  test('shows a card of a page', async ({ page, request }) => {
    for (const address of ['/', '/contact', '/blog']) {
      await page.goto(address);
      await test.step(address, () => expectCard(page, request));
    }
  });

  test('shows a card of a post, of its cover and its title', async ({ page, request }) => {
    const [{ slug, title }] = await (await request.get('/api/posts?limit=1')).json();
    await page.goto(`/blog/${slug}`);
    expect(await property(page, 'og:type')).toBe('article');
    expect(await property(page, 'og:title')).toBe(title);
    const card = here((await property(page, 'og:image')) ?? '');
    expect(card).toContain(`/social-cards/blog/${slug}.png`);
    // A card that can't be drawn is at another address.
    expect((await request.get(card, { maxRedirects: 0 })).status()).toBe(200);
    await expectCard(page, request);
  });
});

async function expectCard(page: Page, request: Page['request']): Promise<void> {
  const picture = await request.get(here((await property(page, 'og:image')) ?? ''));
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  const png = await picture.body();
  const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String);
  expect(size).toEqual([await property(page, 'og:image:width'), await property(page, 'og:image:height')]);
  expect(await property(page, 'og:image:alt')).toBeTruthy();
}

test('a device that keeps the site gets its name and icons', async ({ page, request }) => {
  await page.goto('/');
  const address = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  const manifest = await (await request.get(address)).json();
  expect(manifest.name).toBeTruthy();
  for (const { src } of manifest.icons) expect([src, (await request.get(src)).status()]).toEqual([src, 200]);
});
