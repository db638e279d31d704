import pg from 'pg';
import { databaseUrl, query } from '../../../testing/database';
import { postInput } from '../../../testing/factories';
import { picture } from '../../../testing/pictures';
import { untilLockAwaited } from '../../../testing/until-lock-awaited';
import { upload } from '../../../testing/upload';
import { useApi } from '../../../testing/use-api';

const api = useApi();

const slugs = ['new', 'mid', 'old', 'eldest'];
const ids: Record<string, number> = {};
const address = (slug: string) => `/api/admin/posts/${ids[slug]}`;
const pin = (slug: string) => api.admin.put(`${address(slug)}/pin`);
const save = async (overrides: object) => (await api.admin.post('/api/admin/posts', postInput(overrides))).body.id;

/** Slugs of the public list, that of a pinned post with a star. */
const listed = async (search = '') => {
  const { body, headers } = await api.visitor().get(`/api/posts?${search}`);
  const marked = body.map(({ slug, pinned }: { slug: string; pinned?: true }) => slug + (pinned ? '*' : ''));
  return { list: marked.join(' '), total: headers.get('x-total-count') };
};
const inParts = async (limit: number) => {
  const parts = [];
  for (let offset = 0; offset < 5; offset += limit) parts.push((await listed(`limit=${limit}&offset=${offset}`)).list);
  return parts.filter(Boolean).join(' ');
};

beforeAll(async () => {
  for (const slug of [...slugs].reverse()) ids[slug] = await save({ slug, status: 'published', tags: ['all'] });
  ids.draft = await save({ slug: 'draft' });
});

it('begins the whole list with the pinned post, and shows each post once in any parts', async () => {
  expect(await listed()).toEqual({ list: 'new mid old eldest', total: '4' });
  expect(await inParts(2)).toBe('new mid old eldest');
  expect((await pin('old')).status).toBe(204);
  expect(await listed()).toEqual({ list: 'old* new mid eldest', total: '4' });
  for (const limit of [1, 2, 3]) expect(await inParts(limit)).toBe('old* new mid eldest');
  expect(await listed('limit=1&offset=9')).toEqual({ list: '', total: '4' });
});

it('leaves filtered lists, searches and neighbors in their order, and the post itself unedited', async () => {
  for (const search of ['type=blog', 'tag=all', 'search=words', 'type=blog&limit=4&offset=0']) {
    expect((await listed(search)).list).toBe('new mid old* eldest');
  }
  expect((await listed('type=blog&offset=2')).list).toBe('old* eldest');
  const { body } = await api.visitor().get('/api/posts/old/related');
  expect([body.previous.slug, body.next.slug]).toEqual(['eldest', 'mid']);
  const post = (await api.admin.get(address('old'))).body;
  expect(post).toMatchObject({ version: 1, pinned: true });
  expect(post.updatedAt).toBe(post.createdAt);
  expect((await api.admin.get(address('new'))).body).not.toHaveProperty('pinned');
});

it('pins one at a time, also when two are pinned at once, and records who did', async () => {
  await pin('mid');
  expect((await listed()).list).toBe('mid* new old eldest');
  await Promise.all([pin('new'), pin('old'), pin('eldest')]);
  expect((await listed()).list.match(/\*/g)).toHaveLength(1);
  const { body } = await api.admin.get('/api/admin/audit?limit=100');
  const entries = body.filter(({ action }: { action: string }) => action === 'pinPost');
  expect(entries).toHaveLength(5);
  expect(entries[4]).toMatchObject({ actorName: 'admin', targetId: String(ids.old), fields: ['pinned'] });
});

it.each([
  ['unpinning', (slug: string) => api.admin.delete(`${address(slug)}/pin`), 204],
  ['unpublishing', (slug: string) => api.admin.put(address(slug), postInput({ slug, status: 'draft' })), 200],
  ['unpublishing by hand', (slug: string) => query(`UPDATE posts SET status = 'draft' WHERE slug = $1`, [slug]), null],
] as const)('is ended by %s, and stays so', async (_name, end, status) => {
  await pin('mid');
  const result = await end('mid');
  if ('status' in result) expect(result.status).toBe(status);
  if ('text' in result) expect(result.text).not.toContain('pinned');
  await api.admin.patch(`${address('mid')}/publish`);
  expect((await api.admin.get(address('mid'))).body).not.toHaveProperty('pinned');
  expect((await listed()).list).not.toContain('*');
});

it('is ended by deleting', async () => {
  await pin('mid');
  await api.admin.delete(address('mid'));
  expect((await listed()).list).toBe('new old eldest');
});

it('is refused for a draft, whose predecessor stays pinned, and for what is not there', async () => {
  await pin('new');
  const refused = await pin('draft');
  expect([refused.status, refused.body.message]).toEqual([409, 'Only a published post can be pinned.']);
  for (const call of [api.admin.put, api.admin.delete]) {
    expect((await call.call(api.admin, '/api/admin/posts/999999/pin')).status).toBe(404);
  }
  expect((await listed()).list).toBe('new* old eldest');
});

// The embedded database has one backend, which nothing can wait for.
if (globalThis.testDatabase === 'postgres') {
  describe('changes of the same posts at once', () => {
    let other: pg.Client;
    let cover: { id: number; url: string };
    let first: number;
    let second: number;

    beforeAll(async () => {
      cover = (await upload(api.admin, await picture(20, 10))).body;
      first = await save({ status: 'published', coverImageUrl: cover.url });
      second = await save({ status: 'published', coverImageUrl: cover.url });
    });

    beforeEach(async () => {
      await api.admin.put(`/api/admin/posts/${second}/pin`);
      // Its row stands behind the other one's from now on.
      await query('UPDATE posts SET title = title WHERE id = $1', [first]);
      other = new pg.Client(databaseUrl());
      await other.connect();
      await other.query('BEGIN');
    });
    afterEach(() => other.end());

    const lock = (id: number) => other.query('SELECT FROM posts WHERE id = $1 FOR UPDATE', [id]);

    const pinFirst = () => api.admin.put(`/api/admin/posts/${first}/pin`);
    let focus = 0;
    const moveFocus = () => api.admin.patch(`/api/admin/pictures/${cover.id}`, { focusX: (focus += 1) });

    it.each([
      ['pinning a post', pinFirst, 204],
      ['moving the point of a cover', moveFocus, 200],
    ])('%s waits for whoever changes the same posts in the order of their ids', async (_what, call, status) => {
      await lock(first);
      const calling = call();
      await untilLockAwaited();
      await lock(second);
      await other.query('COMMIT');
      expect((await calling).status).toBe(status);
    });

    it('answers 503 to a change that the database ends since others wait for it in a circle', async () => {
      await lock(second);
      const pinning = pinFirst();
      await untilLockAwaited();
      await lock(first);
      const { status, body } = await pinning;
      expect([status, body.message]).toEqual([503, expect.stringContaining('Please try again')]);
      await other.query('ROLLBACK');
      expect((await pinFirst()).status).toBe(204);
    });
  });
}
