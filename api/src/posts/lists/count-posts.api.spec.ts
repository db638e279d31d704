import pg from 'pg';
import { databaseUrl, query } from '../../../testing/database';
import { postInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

const api = useApi();

let requests = 0;
/** Requests a part that nobody has requested: what is written by hand expires no cached response. */
const uncached = () => `limit=1&offset=${(requests += 1)}`;

const totals = async () => {
  const totalAt = async (caller: { get: typeof api.admin.get }, address: string) =>
    Number((await caller.get(address)).headers.get('x-total-count'));
  return {
    all: await totalAt(api.admin, '/api/admin/posts?limit=1'),
    drafts: await totalAt(api.admin, '/api/admin/posts?limit=1&status=draft'),
    public: await totalAt(api.visitor(), `/api/posts?${uncached()}`),
    videos: await totalAt(api.visitor(), `/api/posts?type=video&${uncached()}`),
  };
};
const create = async (overrides: object) => (await api.admin.post('/api/admin/posts', postInput(overrides))).body;

/** Writes as a person with SQL does, `rows` times in one statement. */
const insertRows = (client: Pick<pg.Client, 'query'>, rows: number, type: string, prefix: string) =>
  client.query(
    `INSERT INTO posts (slug, title, content, type, status, "readingMinutes", "publishedAt", "authorId")
      SELECT $3 || n, 'A post', 'Words.', $2, 'published', 1, now(), (SELECT id FROM users LIMIT 1)
      FROM generate_series(1, $1::integer) n`,
    [rows, type, prefix],
  );

describe('the totals of lists', () => {
  it('follow every way in which a post changes', async () => {
    expect(await totals()).toEqual({ all: 0, drafts: 0, public: 0, videos: 0 });
    const post = await create({ type: 'video' });
    const other = await create({ status: 'published' });
    expect(await totals()).toEqual({ all: 2, drafts: 1, public: 1, videos: 0 });
    await api.admin.patch(`/api/admin/posts/${post.id}/publish`);
    expect(await totals()).toEqual({ all: 2, drafts: 0, public: 2, videos: 1 });
    await api.admin.put(`/api/admin/posts/${other.id}`, postInput({ type: 'video', status: 'published' }));
    expect(await totals()).toEqual({ all: 2, drafts: 0, public: 2, videos: 2 });
    await api.admin.post('/api/admin/posts/bulk', { action: 'setStatus', status: 'draft', ids: [post.id, other.id] });
    expect(await totals()).toEqual({ all: 2, drafts: 2, public: 0, videos: 0 });
    await api.admin.delete(`/api/admin/posts/${post.id}`);
    expect(await totals()).toEqual({ all: 1, drafts: 1, public: 0, videos: 0 });
  });

  it('hold for rows that are written by hand, and for a table that is emptied', async () => {
    await query('TRUNCATE posts CASCADE');
    expect(await totals()).toEqual({ all: 0, drafts: 0, public: 0, videos: 0 });
    await insertRows({ query: query as never }, 30, 'video', 'by-hand-');
    await query(`UPDATE posts SET status = 'draft' WHERE id % 2 = 0`);
    await query(`DELETE FROM posts WHERE slug = 'by-hand-1'`);
    const [{ all, drafts }] = (await query(
      `SELECT count(*)::integer AS all, (count(*) FILTER (WHERE status = 'draft'))::integer AS drafts FROM posts`,
    )) as [{ all: number; drafts: number }];
    expect(all).toBe(29);
    expect(await totals()).toMatchObject({ all, drafts, videos: all - drafts });
  });
});

// The embedded database has one connection at a time.
if (globalThis.testDatabase === 'postgres') {
  it('count writers at the same time, none of whom waits for another', async () => {
    await query('TRUNCATE posts CASCADE');
    const writers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const client = new pg.Client(databaseUrl());
        await client.connect();
        await client.query('BEGIN');
        return client;
      }),
    );
    try {
      // Each has written the same counts while all the others' transactions are open.
      for (const [index, writer] of writers.entries()) await insertRows(writer, 3, 'video', `writer-${index}-`);
      await writers[0]?.query('ROLLBACK');
      for (const writer of writers.slice(1)) await writer.query('COMMIT');
    } finally {
      await Promise.all(writers.map((writer) => writer.end()));
    }
    expect(await totals()).toMatchObject({ all: 9, videos: 9 });
  });
}
