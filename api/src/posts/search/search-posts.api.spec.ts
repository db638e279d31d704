import { query } from '../../../testing/database';
import { useApi } from '../../../testing/use-api';

const api = useApi();
const posts = 1_500;

/** More posts than a search scans for its first page; `post-1` is the oldest. */
beforeAll(async () => {
  await query(
    `INSERT INTO posts (slug, title, content, type, status, "readingMinutes", "publishedAt", "updatedAt", "authorId")
      SELECT 'post-' || n, 'Post number ' || n,
        'Words in all of them.' || CASE WHEN n IN (3, 700, 1400) THEN ' A xylophone.' WHEN n = 2 THEN ' Qx' ELSE '' END,
        (ARRAY['blog', 'video'])[1 + n % 2], 'published', 1, moment, moment, (SELECT id FROM users LIMIT 1)
      FROM generate_series(1, $1::integer) n, LATERAL (SELECT now() - ($1 - n) * interval '1 minute' AS moment) of`,
    [posts],
  );
});

async function search(params: Record<string, string>, address = '/api/posts') {
  const caller = address === '/api/posts' ? api.visitor() : api.admin;
  const { body, headers } = await caller.get(`${address}?${new URLSearchParams({ limit: '5', ...params })}`);
  const relation = headers.get('x-total-relation');
  return {
    slugs: body.map(({ slug }: { slug: string }) => slug),
    total: Number(headers.get('x-total-count')),
    ...(relation ? { relation } : {}),
  };
}

describe('a search through more posts than can be compared one by one', () => {
  it.each(['/api/posts', '/api/admin/posts'])(
    'finds a rare word wherever it stands, and counts it: %s',
    async (address) => {
      const slugs = ['post-1400', 'post-700', 'post-3'];
      expect(await search({ search: 'XYLOphon' }, address)).toEqual({ slugs, total: 3 });
      expect(await search({ search: 'a xylophone.', type: 'video' }, address)).toEqual({
        slugs: slugs.slice(2),
        total: 1,
      });
      expect(await search({ search: 'xylophone', offset: '2' }, address)).toEqual({ slugs: slugs.slice(2), total: 3 });
      expect(await search({ search: 'xylophonist' }, address)).toEqual({ slugs: [], total: 0 });
    },
  );

  it('shows the newest with a common word, and says that there may be more of them than it counts', async () => {
    const { slugs, total, relation } = await search({ search: 'words in' });
    expect(slugs).toEqual([1500, 1499, 1498, 1497, 1496].map((n) => `post-${n}`));
    expect(total).toBeGreaterThanOrEqual(1000);
    expect(total).toBeLessThan(posts);
    expect(relation).toBe('gte');
  });

  it('leads through all of the posts with a common word', async () => {
    const slugs = ['post-4', 'post-3', 'post-2', 'post-1'];
    expect(await search({ search: 'words in', offset: '1496' })).toEqual({ slugs, total: posts });
  });

  it('counts them where the list is short enough', async () => {
    expect((await search({ search: 'words in', type: 'video' })).relation).toBeUndefined();
    expect((await search({ search: 'words in', type: 'video' })).total).toBe(posts / 2);
  });

  it('looks for two letters in the newest posts, and says so', async () => {
    expect(await search({ search: 'qx' })).toEqual({ slugs: [], total: 0, relation: 'gte' });
    expect((await search({ search: '40' })).slugs).toEqual(expect.arrayContaining(['post-1440', 'post-1409']));
  });

  it('takes words that stand everywhere as seriously as others', async () => {
    const { slugs } = await search({ search: 'all of them. a xylophone' });
    expect(slugs).toEqual(['post-1400', 'post-700', 'post-3']);
    expect(await search({ search: 'them. the xylophone' })).toEqual({ slugs: [], total: 0 });
    expect(await search({ search: 'of a xylophone' })).toEqual({ slugs: [], total: 0 });
    expect((await search({ search: 'm. A XY' })).total).toBe(3);
  });

  it.each([
    '%_%',
    '\\'.repeat(200),
    'a'.repeat(200),
    '_'.repeat(200),
    'ä ö ü '.repeat(33),
    "'; --",
    '\u202e\ud83d\ude00',
  ])('takes %j for text that is nowhere', async (text) => {
    expect((await search({ search: text })).slugs).toEqual([]);
  });
});

describe('a search of the console', () => {
  it('finds titles, in any order', async () => {
    const params = { title: 'NUMBER 150', sort: 'title', order: 'desc' };
    expect(await search(params, '/api/admin/posts')).toEqual({ slugs: ['post-1500', 'post-150'], total: 2 });
    expect(await search({ ...params, order: 'asc', search: 'words' }, '/api/admin/posts')).toMatchObject({
      slugs: ['post-150', 'post-1500'],
    });
  });
});
