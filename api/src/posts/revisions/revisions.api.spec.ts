import type { PostInput } from '@site/contracts';
import type { Caller } from '../../../testing/caller';
import { postInput, userInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

const api = useApi();
let grace: Caller;

beforeAll(async () => {
  const user = userInput({ username: 'grace', firstName: 'Grace', lastName: 'Hopper', role: 'admin' });
  await api.admin.post('/api/admin/users', user);
  grace = await api.signIn('grace', String(user.password));
});

const create = async (overrides: Partial<PostInput> = {}) => {
  const input = postInput(overrides);
  return { input, id: Number((await api.admin.post('/api/admin/posts', input)).body.id) };
};
const save = (id: number, input: PostInput, by = api.admin) => by.put(`/api/admin/posts/${id}`, input);
const history = async (id: number, query = '') =>
  (await api.admin.get(`/api/admin/posts/${id}/revisions${query}`)).body;
const revision = (id: number, number: number) => api.admin.get(`/api/admin/posts/${id}/revisions/${number}`);
const restore = (id: number, number: number, headers = {}) =>
  api.admin.post(`/api/admin/posts/${id}/revisions/${number}/restore`, undefined, headers);

describe('GET /api/admin/posts/{id}/revisions', () => {
  it('tells of every save who made it, when, and what it changed, newest first', async () => {
    const { id, input } = await create({ tags: ['one'] });
    await save(id, { ...input, title: 'Other', tags: ['one', 'two'] }, grace);
    await api.admin.patch(`/api/admin/posts/${id}/publish`);
    const { body, headers } = await api.admin.get(`/api/admin/posts/${id}/revisions`);
    const me = (await api.admin.get('/api/admin/auth')).body;
    const myName = `${me.firstName} ${me.lastName}`.trim() || me.username;
    const common = { savedAt: expect.any(String), restoredFrom: null };
    expect(body).toEqual([
      { ...common, number: 3, savedBy: myName, savedById: me.id, changed: ['status'] },
      { ...common, number: 2, savedBy: 'Grace Hopper', savedById: expect.any(String), changed: ['title', 'tags'] },
      { ...common, number: 1, savedBy: myName, savedById: me.id, changed: [] },
    ]);
    expect(headers.get('x-total-count')).toBe('3');
    const post = (await api.admin.get(`/api/admin/posts/${id}`)).body;
    expect([post.version, post.updatedAt]).toEqual([3, body[0].savedAt]);
  });

  it('is paged', async () => {
    const { id, input } = await create();
    await save(id, { ...input, content: 'Two' });
    await save(id, { ...input, content: 'Three' });
    expect((await history(id, '?limit=1&offset=1')).map(({ number }: { number: number }) => number)).toEqual([2]);
    expect((await api.admin.get(`/api/admin/posts/${id}/revisions?limit=0`)).status).toBe(400);
  });

  it('holds nothing of a save that changed nothing, or that was refused', async () => {
    const { id, input } = await create();
    const other = await create();
    await save(id, input);
    await save(id, { ...input, slug: other.input.slug });
    await save(id, { ...input, title: '' });
    await api.admin.put(`/api/admin/posts/${id}`, { ...input, title: 'Stale' }, { 'If-Match': '"7"' });
    expect(await history(id)).toHaveLength(1);
  });

  it('keeps the name of a user who is deleted', async () => {
    const user = userInput({ firstName: 'Former', lastName: 'Colleague', role: 'admin' });
    const { id: userId } = (await api.admin.post('/api/admin/users', user)).body;
    const { id, input } = await create();
    await save(id, { ...input, title: 'By a colleague' }, await api.signIn(user.username, String(user.password)));
    expect((await api.admin.delete(`/api/admin/users/${userId}`)).status).toBe(204);
    expect((await history(id))[0]).toMatchObject({ savedBy: 'Former Colleague', savedById: null, changed: ['title'] });
  });

  it('goes with its post', async () => {
    const { id } = await create();
    await api.admin.delete(`/api/admin/posts/${id}`);
    expect((await api.admin.get(`/api/admin/posts/${id}/revisions`)).status).toBe(404);
    expect((await revision(id, 1)).status).toBe(404);
  });
});

describe('GET /api/admin/posts/{id}/revisions/{number}', () => {
  it('answers the whole post as that save left it', async () => {
    const { id, input } = await create({ summary: 'In short', videoUrl: 'https://a.example/v', tags: ['a'] });
    await save(id, postInput({ slug: input.slug }));
    const { status, body } = await revision(id, 1);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...input,
      coverImageUrl: null,
      mediaUrl: null,
      authorId: expect.any(String),
      status: 'draft',
      publishAt: null,
      number: 1,
      savedAt: expect.any(String),
      savedBy: expect.any(String),
      savedById: expect.any(String),
      changed: [],
      restoredFrom: null,
    });
  });

  it.each(['3', '0', 'x'])('answers 404 for revision %s', async (number) => {
    const { id } = await create();
    expect((await api.admin.get(`/api/admin/posts/${id}/revisions/${number}`)).status).toBe(404);
  });
});

describe('POST /api/admin/posts/{id}/revisions/{number}/restore', () => {
  it('brings the text back as a new revision', async () => {
    const { id, input } = await create({ summary: 'In short', tags: ['a'], content: 'word '.repeat(300) });
    await save(id, postInput({ slug: input.slug }));
    const { status, body, headers } = await restore(id, 1, { 'If-Match': '"2"' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...input, version: 3, readingMinutes: 2 });
    expect(headers.get('etag')).toBe('"3"');
    expect((await history(id))[0]).toMatchObject({
      number: 3,
      restoredFrom: 1,
      changed: ['title', 'summary', 'content', 'tags'],
    });
  });

  it('neither publishes, hides nor moves the page', async () => {
    const { id, input } = await create();
    const now = { title: 'Now', slug: `${input.slug}-now`, status: 'published' as const };
    await save(id, { ...input, ...now });
    expect((await restore(id, 1)).body).toMatchObject({ title: input.title, slug: now.slug, status: 'published' });
    await save(id, { ...input, status: 'draft' });
    expect((await restore(id, 2)).body).toMatchObject({ title: 'Now', slug: input.slug, status: 'draft' });
  });

  it('refuses with 409 when the post was changed meanwhile, and tells how it is now', async () => {
    const { id, input } = await create();
    await save(id, { ...input, title: 'Theirs' });
    const { status, body } = await restore(id, 1, { 'If-Match': '"1"' });
    expect(status).toBe(409);
    expect(body.current).toMatchObject({ id, title: 'Theirs', version: 2 });
    expect(await history(id)).toHaveLength(2);
  });

  it('changes nothing when the text is the present one', async () => {
    const { id } = await create();
    expect((await restore(id, 1)).body.version).toBe(1);
    expect(await history(id)).toHaveLength(1);
  });

  it('answers 404 for what does not exist', async () => {
    const { id } = await create();
    expect((await restore(id, 9)).status).toBe(404);
    expect((await restore(999_999, 1)).status).toBe(404);
  });
});

it('is for admins alone', async () => {
  const { id } = await create();
  for (const address of [`${id}/revisions`, `${id}/revisions/1`, 'slug?slug=a']) {
    expect((await api.visitor().get(`/api/admin/posts/${address}`)).status).toBe(401);
  }
  expect((await api.visitor().post(`/api/admin/posts/${id}/revisions/1/restore`)).status).toBe(401);
});
