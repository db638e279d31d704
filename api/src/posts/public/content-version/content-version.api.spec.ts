import pg from 'pg';
import { databaseUrl, query } from '../../../../testing/database';
import { postInput } from '../../../../testing/factories';
import { useApi } from '../../../../testing/use-api';

const api = useApi({ ANSWER_CACHE_MS: '700', METRICS_TOKEN: 'a token of the tests' });

const create = async (overrides: object) => (await api.admin.post('/api/admin/posts', postInput(overrides))).body;
const version = async (): Promise<string> => (await api.visitor().get('/api/content-version')).body.version;

/** Whether the version is another one after some work. */
async function changes(work: () => Promise<unknown>): Promise<boolean> {
  const before = await version();
  await work();
  return (await version()) !== before;
}

describe('GET /api/content-version', () => {
  it('answers the same until something that visitors may read has changed', async () => {
    const post = await create({ status: 'published' });
    expect(await changes(() => api.visitor().get('/api/posts'))).toBe(false);
    expect(await changes(() => create({ status: 'published' }))).toBe(true);
    const edited = postInput({ slug: post.slug, status: 'published', content: 'Other words.' });
    expect(await changes(() => api.admin.put(`/api/admin/posts/${post.id}`, edited))).toBe(true);
    const bulk = { action: 'setStatus', status: 'draft', ids: [post.id] };
    expect(await changes(() => api.admin.post('/api/admin/posts/bulk', bulk))).toBe(true);
    expect(await changes(() => api.admin.patch(`/api/admin/posts/${post.id}/publish`))).toBe(true);
    for (const call of ['put', 'delete'] as const) {
      expect(await changes(() => api.admin[call](`/api/admin/posts/${post.id}/pin`))).toBe(true);
    }
    expect(await changes(() => api.admin.delete(`/api/admin/posts/${post.id}`))).toBe(true);
  });

  it('has changed where an author of published posts has another name', async () => {
    const { body: me } = await api.admin.get('/api/auth/user');
    await create({ status: 'published' });
    const { username, email, role } = me;
    const rename = (lastName: string) =>
      api.admin.put(`/api/admin/users/${me.id}`, { username, email, role, firstName: 'Site', lastName });
    expect(await changes(() => rename('Renamed'))).toBe(true);
    expect(await changes(() => rename('Renamed'))).toBe(false);
    const account = { email, firstName: 'Site', lastName: 'By itself' };
    expect(await changes(() => api.admin.put('/api/auth/account', account))).toBe(true);
  });

  it('does not mind what is written about drafts', async () => {
    const draft = await create({});
    expect(await changes(() => create({}))).toBe(false);
    expect(await changes(() => api.admin.put(`/api/admin/posts/${draft.id}`, postInput()))).toBe(false);
    expect(await changes(() => api.admin.delete(`/api/admin/posts/${draft.id}`))).toBe(false);
  });

  it('has changed for posts that are written by hand, and for a table that is emptied', async () => {
    await create({ status: 'published' });
    expect(await changes(() => query(`UPDATE posts SET title = 'By hand' WHERE status = 'published'`))).toBe(true);
    expect(await changes(() => query('TRUNCATE posts CASCADE'))).toBe(true);
  });

  it('never comes back to a number of before, whatever a backup brings', async () => {
    await create({ status: 'published' });
    await query('CREATE TABLE backup AS SELECT changed, id FROM post_counts');
    const seen = [await version()];
    for (let count = 0; count < 3; count++) {
      await create({ status: 'published' });
      seen.push(await version());
    }
    await query('UPDATE post_counts SET changed = backup.changed FROM backup WHERE backup.id = post_counts.id');
    expect(await version()).toBe(seen[0]);
    for (let count = 0; count < 3; count++) {
      await create({ status: 'published' });
      expect(seen).not.toContain(await version());
    }
    await query('DROP TABLE backup');
  });

  it('is another one in another build, which may say the same posts in other words', async () => {
    const { text } = await api.visitor().get('/api/metrics', { authorization: 'Bearer a token of the tests' });
    const [, build] = /version="([0-9a-f]{12})"/.exec(text) ?? [];
    expect(await version()).toMatch(new RegExp(`^${build}-\\d+$`));
  });

  it('says for how long other copies may still tell of what was before', async () => {
    const { body } = await api.visitor().get('/api/content-version');
    expect(body.heldMs).toBe(20_000 + 2 * 700);
  });
});

// The embedded database has one connection at a time.
if (globalThis.testDatabase === 'postgres') {
  it('changes with each of two writers at the same time, whoever began first', async () => {
    const [first, second] = [await create({ status: 'published' }), await create({ status: 'published' })];
    const writer = new pg.Client(databaseUrl());
    await writer.connect();
    try {
      await writer.query('BEGIN');
      await writer.query(`UPDATE posts SET title = 'Begun first' WHERE id = $1`, [first.id]);
      const rename = () => query(`UPDATE posts SET title = 'Done first' WHERE id = ${Number(second.id)}`);
      expect(await changes(rename)).toBe(true);
      expect(await changes(() => writer.query('COMMIT'))).toBe(true);
    } finally {
      await writer.end();
    }
  });
}
