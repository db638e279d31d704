import type { Page } from '@playwright/test';
import { oneLine } from './corpus/one-line';
import { forEachOf } from './support/for-each-of';
import { admin, api, expect, test } from './support/test';
import { watchForHarm } from './support/watch-for-harm';

test.describe.configure({ timeout: 180_000 });
test.use({ trace: 'off' });

let harm: string[];
test.beforeEach(async ({ page, context, baseURL }) => {
  harm = watchForHarm(context, String(baseURL));
  await api(page, 'POST', '/api/admin/login', admin);
});
test.afterEach(() => expect(harm).toEqual([]));

/** Stores each text by one call, and takes all of it away in the end. */
async function withEach(
  page: Page,
  path: string,
  input: (text: string, index: number) => object,
  work: () => Promise<void>,
): Promise<void> {
  const ids: number[] = [];
  try {
    await forEachOf([...oneLine.entries()], 4, async ([index, text]) => {
      ids[index] = (await api(page, 'POST', path, input(text, index))).id;
    });
    await work();
  } finally {
    await forEachOf(ids.filter(Boolean), 4, (id) => api(page, 'DELETE', `${path}/${id}`));
  }
}

/** Tells what this run stores from what another has left. */
const run = Date.now();
const slugOf = (index: number) => `one-line-${index}-${run}`;
const allText = (page: Page) => page.evaluate(() => document.body.textContent ?? '');

test('titles, summaries and tags are words on the page, in its head and to machines', async ({ page }) => {
  const input = (text: string, index: number) => ({
    ...{ title: text, summary: text, tags: [text], slug: slugOf(index) },
    ...{ content: 'Words.', type: 'blog', status: 'published' },
  });
  await withEach(page, '/api/admin/posts', input, async () => {
    for (const [index, text] of oneLine.entries()) {
      await page.goto(`/blog/${slugOf(index)}`, { waitUntil: 'domcontentloaded' });
      expect(await page.evaluate(readHead)).toEqual({
        ...{ heading: text, title: `${text} · Keystride`, description: text, card: text, tag: text, headline: text },
      });
    }
    for (const address of ['/blog/feed.xml', '/sitemap.xml']) {
      const titles = await page.evaluate(readXml, address);
      if (address.includes('feed')) expect(titles.filter((title) => oneLine.includes(title))).toHaveLength(30);
    }
  });
});

test('search terms are words in the address, the field and what is found', async ({ page }) => {
  const input = (text: string, index: number) => ({
    ...{ title: text, slug: slugOf(index), content: 'Words.', type: 'blog', status: 'published' },
  });
  await withEach(page, '/api/admin/posts', input, async () => {
    for (const text of oneLine) {
      await page.goto(`/blog?search=${encodeURIComponent(text)}`, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue(text);
      expect(await allText(page)).toContain(text);
    }
  });
});

/** What the page of a post says of it; runs in the browser. */
function readHead() {
  const meta = (name: string) => document.querySelector(`meta[${name}]`)?.getAttribute('content');
  const things = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
  return {
    heading: document.querySelector('h1')?.textContent,
    title: document.title,
    description: meta('name="description"'),
    card: meta('property="og:title"'),
    tag: meta('property="article:tag"'),
    headline: things['@graph']?.find((thing: { headline?: string }) => thing.headline)?.headline,
  };
}

/** Titles, where there are any; runs in the browser, whose parser tells of any fault. */
async function readXml(address: string): Promise<string[]> {
  const parsed = new DOMParser().parseFromString(await (await fetch(address)).text(), 'application/xml');
  const fault = parsed.querySelector('parsererror');
  if (fault) throw new Error(`${address}: ${fault.textContent}`);
  return [...parsed.querySelectorAll('item > title')].map(({ textContent }) => textContent ?? '');
}
