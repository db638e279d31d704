import type { Page } from '@playwright/test';
import { oneLine } from '@site/hostile-texts';
import { forEachOf } from '../support/for-each-of';
import { parseCsv } from '../support/parse-csv';
import { admin, api, expect, test } from '../support/test';
import { shareOf } from '../support/share';
import { watchForHarm } from '../support/watch-for-harm';

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
  work: (ids: (string | number)[]) => Promise<void>,
  adminPath = path,
): Promise<void> {
  const ids: (string | number)[] = [];
  try {
    await forEachOf([...oneLine.entries()], 4, async ([index, text]) => {
      ids[index] = (await api(page, 'POST', path, input(text, index))).id;
    });
    await work(ids);
  } finally {
    await forEachOf(ids.filter(Boolean), 4, (id) => api(page, 'DELETE', `${adminPath}/${id}`));
  }
}

/** Tells what this run stores from what another has left. */
const run = Date.now();
const slugOf = (index: number) => `one-line-${index}-${run}`;
/** The words of a list's first two pages, or one, which hold what was stored last. */
async function pagesOf(page: Page, address: string): Promise<string> {
  const texts: string[] = [];
  for (const number of [1, 2]) {
    await page.goto(`${address}&page=${number}`);
    const range = page.getByText(/^(\d+ to \d+ of )?\d+ (posts|messages)$/);
    await expect(range).toBeVisible();
    texts.push(await allText(page));
    const [, last, all] = /to (\d+) of (\d+)/.exec(await range.innerText()) ?? [];
    if (last === all) break;
  }
  return texts.join('\n');
}

const allText = (page: Page) => page.evaluate(() => document.body.textContent ?? '');

test(
  'titles, summaries, tags and search terms are words on the page, in its head, to machines and in the console',
  { tag: '@share' },
  async ({ page }) => {
    const input = (text: string, index: number) => ({
      ...{ title: text, summary: text, tags: [text], slug: slugOf(index) },
      ...{ content: 'Words.', type: 'blog', status: 'published' },
    });
    await withEach(page, '/api/admin/posts', input, async () => {
      for (const [index, text] of shareOf([...oneLine.entries()], 6)) {
        await page.goto(`/blog/${slugOf(index)}`, { waitUntil: 'domcontentloaded' });
        expect(await page.evaluate(readHead)).toEqual({
          ...{ heading: text, title: `${text} · Keystride`, description: text, card: text, tag: text, headline: text },
        });
      }
      for (const text of shareOf(oneLine, 6)) {
        await page.goto(`/blog?search=${encodeURIComponent(text)}`, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue(text);
        expect(await allText(page)).toContain(text);
      }
      for (const address of ['/blog/feed.xml', '/sitemap.xml']) {
        const titles = await page.evaluate(readXml, address);
        if (address.includes('feed')) expect(titles.filter((title) => oneLine.includes(title))).toHaveLength(30);
      }
      const shown = await pagesOf(page, '/admin/posts?sort=created');
      for (const text of oneLine) expect(shown).toContain(text);
    });
  },
);

test('names of users are words in the console', async ({ page }) => {
  // Invited: a password of each would take as long as all the rest.
  const input = (text: string, index: number) => ({
    ...{ username: `${run} ${index} ${text}`, email: `${slugOf(index)}@example.com` },
    ...{ firstName: text, lastName: text },
  });
  await withEach(page, '/api/admin/users', input, async () => {
    await page.goto('/admin/users');
    await expect(page.getByRole('row').nth(oneLine.length)).toBeVisible();
    for (const text of oneLine) expect(await allText(page)).toContain(`${text} ${text}`);
  });
});

test('messages are words in the console, and in a spreadsheet', { tag: '@share' }, async ({ page }) => {
  const mark = `mark${Date.now()}`;
  const input = (text: string) => ({
    ...{ firstName: text, lastName: text, subject: `${text} ${mark}`, company: text, phone: text.slice(0, 50) },
    ...{ email: 'ada@example.com', message: `${text}\n${text} and so on.` },
  });
  await withEach(
    page,
    '/api/contact',
    input,
    async (ids) => {
      const shown = await pagesOf(page, `/admin/messages?search=${mark}`);
      for (const text of oneLine) expect(shown).toContain(`${text} ${text}`);
      for (const [index, text] of shareOf([...oneLine.entries()], 3)) {
        const { subject, message } = await api(page, 'GET', `/api/admin/contact/${ids[index]}`);
        expect([subject, message]).toEqual([`${text} ${mark}`, `${text}\n${text} and so on.`]);
      }
      const file = await page.request.get(`/api/admin/contact/export.csv?search=${mark}`);
      const [, ...rows] = parseCsv(await file.text());
      expect(rows).toHaveLength(oneLine.length);
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\uff1d\t\r]/);
      const names = rows.map(([, , firstName = '']) => withoutApostrophes(firstName));
      expect(names.sort()).toEqual(oneLine.map(withoutApostrophes).sort());
    },
    '/api/admin/contact',
  );
});

const withoutApostrophes = (text: string) => text.replaceAll("'", '');

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
