import { query } from '../../../testing/database';
import { useApi } from '../../../testing/use-api';

// The index answers, however busy the machine is.
const api = useApi({ SEARCH_DEADLINE_MS: '60000' });
const posts = 12_000;

/**
 * More posts than a search scans; `post-1` is the oldest. Each hundredth holds "quokka", and
 * each tenth is a draft, which none of those is; the words of old posts stand in the first 300.
 */
beforeAll(async () => {
  await query(
    `INSERT INTO posts (slug, title, content, type, status, "readingMinutes", "publishedAt", "createdAt", "updatedAt",
        "authorId")
      SELECT 'post-' || n, 'Post ' || n,
        'Words in all of them.' || CASE WHEN n % 100 = 99 THEN ' A quokka.' WHEN n % 1000 = 500 THEN ' A draft of a quoll.' ELSE '' END
          || CASE WHEN n <= 300 THEN ' Wombats.' ELSE '' END || CASE n WHEN 2 THEN ' A xylophone.' ELSE '' END,
        CASE WHEN n % 300 = 99 THEN 'demo' WHEN n % 2 = 0 THEN 'blog' ELSE 'video' END,
        CASE WHEN n % 10 = 0 THEN 'draft' ELSE 'published' END, 1, moment, moment, moment, (SELECT id FROM users LIMIT 1)
      FROM generate_series(1, $1::integer) n,
        -- Two and two of the same moment.
        LATERAL (SELECT timestamptz '2026-01-01' + n / 2 * interval '1 minute' AS moment) of`,
    [posts],
  );
}, 120_000);

async function search(address: string, params: Record<string, string>) {
  const caller = address === '/api/posts' ? api.visitor() : api.admin;
  const { body, headers } = await caller.get(`${address}?${new URLSearchParams({ limit: '50', ...params })}`);
  return {
    slugs: body.map(({ slug }: { slug: string }) => slug) as string[],
    total: Number(headers.get('x-total-count')),
    isExact: headers.get('x-total-relation') === null,
  };
}

/** From the newest. */
const numbers = Array.from({ length: posts }, (_, index) => posts - index);
const slugsOf = (all: number[]) => all.map((n) => `post-${n}`);

describe('a search for a word in one of a hundred posts of a large site', () => {
  const quokkas = numbers.filter((n) => n % 100 === 99);

  it.each([
    ['visitors', '/api/posts', {}, quokkas],
    ['visitors, one type', '/api/posts', { type: 'demo' }, quokkas.filter((n) => n % 300 === 99)],
    ['the console', '/api/admin/posts', {}, quokkas],
    ['the console, oldest first', '/api/admin/posts', { order: 'asc' }, quokkas.toReversed()],
    ['the console, as created', '/api/admin/posts', { sort: 'created', status: 'published' }, quokkas],
    ['the console, as published', '/api/admin/posts', { sort: 'published' }, quokkas],
    [
      'the console, drafts',
      '/api/admin/posts',
      { status: 'draft', search: 'quoll' },
      numbers.filter((n) => n % 1000 === 500),
    ],
  ])('leads through all of them in order: %s', async (_, address, params, expected) => {
    const found: string[] = [];
    for (let offset = 0; ; offset += 50) {
      const page = await search(address, { search: 'quokka', ...params, offset: String(offset) });
      found.push(...page.slugs);
      expect(page.total).toBeLessThanOrEqual(expected.length);
      if (page.isExact) expect(page.total).toBe(expected.length);
      else expect(page.total).toBeGreaterThan(offset + 50);
      if (page.total <= offset + 50) break;
    }
    expect(found).toEqual(slugsOf(expected));
  });

  it('counts all of them where a page is not full before', async () => {
    const { total, isExact } = await search('/api/posts', { search: 'quokka' });
    expect({ total, isExact }).toEqual({ total: quokkas.length, isExact: true });
  });
});

describe('a search for what most posts of a large site hold', () => {
  const published = numbers.filter((n) => n % 10 !== 0);

  it('shows the newest, counts no more of them than it has to compare, and says so', async () => {
    const { slugs, total, isExact } = await search('/api/posts', { search: 'words', limit: '5' });
    expect(slugs).toEqual(slugsOf(published.slice(0, 5)));
    expect(isExact).toBe(false);
    expect(total).toBeGreaterThan(1_000);
    expect(total).toBeLessThan(published.length);
  });

  it('ends where neither the scan nor the index leads any further, and says so', async () => {
    const { slugs, total, isExact } = await search('/api/posts', { search: 'words', offset: '10500' });
    expect({ slugs, isExact }).toEqual({ slugs: [], isExact: false });
    expect(total).toBeGreaterThan(1_000);
  });

  it('finds no post that holds the words in another order', async () => {
    expect(await search('/api/posts', { search: 'all words' })).toMatchObject({ slugs: [], total: 0 });
  });

  it('is exact in a short list of them', async () => {
    const demos = { search: 'all words', type: 'demo' };
    expect(await search('/api/posts', demos)).toEqual({ slugs: [], total: 0, isExact: true });
  });
});

describe('a search for a rare word of a large site', () => {
  it.each(['/api/posts', '/api/admin/posts'])('finds and counts it wherever it stands: %s', async (address) => {
    expect(await search(address, { search: 'xylophone' })).toEqual({ slugs: ['post-2'], total: 1, isExact: true });
    expect(await search(address, { search: 'xylophonist' })).toEqual({ slugs: [], total: 0, isExact: true });
  });

  it('finds and counts what stands in old posts alone', async () => {
    const { slugs, total, isExact } = await search('/api/admin/posts', { search: 'wombats', limit: '3', offset: '1' });
    expect({ slugs, total, isExact }).toEqual({ slugs: slugsOf([299, 298, 297]), total: 300, isExact: true });
  });

  it('finds titles', async () => {
    const { slugs, total, isExact } = await search('/api/admin/posts', { title: 'ost 1145', sort: 'created' });
    expect({ slugs, total, isExact }).toEqual({
      slugs: slugsOf([11459, 11458, 11457, 11456, 11455, 11454, 11453, 11452, 11451, 11450, 1145]),
      total: 11,
      isExact: true,
    });
  });
});
