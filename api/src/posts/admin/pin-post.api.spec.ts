import { query } from '../../../testing/database';
import { postInput } from '../../../testing/factories';
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
  const answer = await end('mid');
  if ('status' in answer) expect(answer.status).toBe(status);
  if ('text' in answer) expect(answer.text).not.toContain('pinned');
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
