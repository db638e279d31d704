import type { PostInput } from '@site/contracts';
import { postInput, userInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

const api = useApi();
let me: string;

beforeAll(async () => {
  me = (await api.admin.get('/api/admin/auth')).body.id;
});

const addUser = async (firstName: string): Promise<string> =>
  (await api.admin.post('/api/admin/users', userInput({ firstName, lastName: 'Writer' }))).body.id;
const create = (overrides: Partial<PostInput>) => api.admin.post('/api/admin/posts', postInput(overrides));
const update = (id: number, overrides: Partial<PostInput>) =>
  api.admin.put(`/api/admin/posts/${id}`, postInput(overrides));
const readersGet = async (slug: string) => (await api.visitor().get(`/api/posts/${slug}`)).body;

it('is whoever creates the post, or whom that person chooses', async () => {
  const ada = await addUser('Ada');
  expect((await create({})).body.authorId).toBe(me);
  expect((await create({ authorId: '' })).body.authorId).toBe(me);
  const { body } = await create({ authorId: ada, status: 'published' });
  expect(body.authorId).toBe(ada);
  expect((await readersGet(body.slug)).author).toEqual({ name: 'Ada Writer' });
  const [revision] = (await api.admin.get(`/api/admin/posts/${body.id}/revisions`)).body;
  expect(revision).toMatchObject({ savedBy: 'Site Admin', changed: [] });
  expect((await api.admin.get(`/api/admin/posts?authorId=${ada}`)).body).toHaveLength(1);
});

it('is changed by a save that names another one, in the history and the audit log as well', async () => {
  const ada = await addUser('Grace');
  const { body: post } = await create({ status: 'published' });
  const input = { title: post.title, slug: post.slug };
  expect((await update(post.id, input)).body.authorId).toBe(me);
  const { body } = await update(post.id, { ...input, authorId: ada });
  expect([body.authorId, body.version]).toEqual([ada, 2]);
  expect((await update(post.id, { ...input, authorId: '' })).body.authorId).toBe(ada);
  expect((await readersGet(post.slug)).author).toEqual({ name: 'Grace Writer' });

  const history = `/api/admin/posts/${post.id}/revisions`;
  expect((await api.admin.get(history)).body[0]).toMatchObject({ number: 2, changed: ['authorId'] });
  expect([
    (await api.admin.get(`${history}/1`)).body.authorId,
    (await api.admin.get(`${history}/2`)).body.authorId,
  ]).toEqual([me, ada]);
  const log = (await api.admin.get(`/api/admin/audit?action=updatePost&targetId=${post.id}`)).body;
  expect(log.map(({ changes }: { changes: object[] }) => changes)).toContainEqual([
    { field: 'authorId', before: me, after: ada },
  ]);
  // An old text is brought back, and not who is said to have written it.
  expect((await api.admin.post(`${history}/1/restore`)).body.authorId).toBe(ada);
});

it('is a part of unpublished changes, which readers see once they are published', async () => {
  const ada = await addUser('Lin');
  const { body: post } = await create({ status: 'published' });
  const draft = `/api/admin/posts/${post.id}/draft`;
  const changes = postInput({ slug: post.slug, authorId: ada });
  const { body: saved } = await api.admin.put(draft, { ...changes, version: 1 });
  expect([saved.authorId, saved.draft.authorId]).toEqual([me, ada]);
  expect((await readersGet(post.slug)).author).toEqual({ name: 'Site Admin' });
  const { body: link } = await api.admin.post(`/api/admin/posts/${post.id}/preview-link`);
  const { body: preview } = await api.visitor().get(`/api/previews/${link.url.split('/').pop()}`);
  expect(preview.author).toEqual({ name: 'Lin Writer' });

  const { body: again } = await api.admin.put(draft, {
    ...postInput({ slug: post.slug }),
    ...{ version: 1, tag: saved.draft.tag },
  });
  expect(again.draft.authorId).toBe(ada);
  await api.admin.post(`${draft}/publish?tag=${again.draft.tag}`, changes, { 'If-Match': '"1"' });
  expect((await readersGet(post.slug)).author).toEqual({ name: 'Lin Writer' });
});

it('may be deleted while only unpublished changes and earlier versions name them', async () => {
  const ada = await addUser('Former');
  const { body: post } = await create({ authorId: ada, status: 'published' });
  expect((await api.admin.delete(`/api/admin/users/${ada}`)).status).toBe(409);
  await update(post.id, { slug: post.slug, authorId: me });
  await api.admin.put(`/api/admin/posts/${post.id}/draft`, {
    ...postInput({ slug: post.slug, authorId: ada }),
    version: 2,
  });
  expect((await api.admin.delete(`/api/admin/users/${ada}`)).status).toBe(204);
  const { body } = await api.admin.get(`/api/admin/posts/${post.id}`);
  expect([body.authorId, body.draft.authorId]).toEqual([me, undefined]);
  expect((await api.admin.get(`/api/admin/posts/${post.id}/revisions/1`)).body).not.toHaveProperty('authorId');
  const { body: link } = await api.admin.post(`/api/admin/posts/${post.id}/preview-link`);
  const { body: preview } = await api.visitor().get(`/api/previews/${link.url.split('/').pop()}`);
  expect(preview.author).toEqual({ name: 'Site Admin' });
});

it('must be a user', async () => {
  const message = 'This author’s account no longer exists. Choose another one.';
  const { body: post } = await create({ status: 'published' });
  const unknown = { slug: post.slug, authorId: 'nobody' };
  const responses = [
    await create({ authorId: 'nobody' }),
    await update(post.id, unknown),
    await api.admin.put(`/api/admin/posts/${post.id}/draft`, { ...postInput(unknown), version: 1 }),
  ];
  for (const { status, body } of responses) expect([status, body.fields]).toEqual([400, { authorId: message }]);
  const long = await create({ authorId: 'x'.repeat(256) });
  expect(long.body.fields).toEqual({ authorId: 'Author must be at most 255 characters' });
});
