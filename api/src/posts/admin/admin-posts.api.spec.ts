import { postInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

const api = useApi();

const create = async (overrides = {}) => (await api.admin.post('/api/admin/posts', postInput(overrides))).body;
const slugs = ({ body }: { body: { slug: string }[] }) => body.map(({ slug }) => slug);

describe('POST /api/admin/posts', () => {
  it('creates a draft from the required fields alone', async () => {
    const { status, body, headers } = await api.admin.post('/api/admin/posts', {
      title: ' A title ',
      slug: 'a-slug',
      content: 'Content',
      type: 'use_case',
    });
    expect(status).toBe(201);
    expect(headers.get('etag')).toBe('"1"');
    const { body: me } = await api.admin.get('/api/admin/auth');
    expect(body).toEqual({
      id: expect.any(Number),
      title: 'A title',
      slug: 'a-slug',
      content: 'Content',
      type: 'use_case',
      summary: null,
      coverImageUrl: null,
      videoUrl: null,
      mediaUrl: null,
      tags: [],
      status: 'draft',
      readingMinutes: 1,
      publishedAt: null,
      publishAt: null,
      authorId: me.id,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(Date.now() - Date.parse(body.createdAt)).toBeLessThan(10_000);
  });

  it('takes null for what is absent', async () => {
    const { status, body } = await api.admin.post('/api/admin/posts', { ...postInput(), status: null, tags: null });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'draft', tags: [] });
  });

  it('stores all that it is given, blank texts as none, tags once', async () => {
    const input = {
      summary: '  ',
      coverImageUrl: '',
      videoUrl: 'https://www.youtube.com/watch?v=x',
      mediaUrl: '/media/plan.svg',
      tags: [' one', 'two', 'one', 'ONE', ''],
      status: 'published' as const,
    };
    const post = await create(input);
    expect(post).toMatchObject({ ...input, summary: null, coverImageUrl: null, tags: ['one', 'two'] });
    expect(Date.now() - Date.parse(post.publishedAt)).toBeLessThan(10_000);
  });

  it.each([
    ['title', { title: undefined }, 'Title is required'],
    ['title', { title: '   ' }, 'Title is required'],
    ['title', { title: 'x'.repeat(256) }, 'Title must be at most 255 characters'],
    ['title', { title: 7 }, 'Title must be text'],
    ['slug', { slug: '' }, 'Slug is required'],
    ['slug', { slug: 'x'.repeat(256) }, 'Slug must be at most 255 characters'],
    ['slug', { slug: 'a b' }, 'Slug may contain only letters, digits, hyphens, dots, underscores and tildes'],
    ['slug', { slug: 'ä' }, 'Slug may contain only letters, digits, hyphens, dots, underscores and tildes'],
    ['slug', { slug: '..' }, 'Slug may contain only letters, digits, hyphens, dots, underscores and tildes'],
    ['content', { content: ' \n ' }, 'Content is required'],
    ['content', { content: undefined }, 'Content is required'],
    ['content', { content: 'x'.repeat(200_001) }, 'Content must be at most 200000 characters'],
    ['type', { type: undefined }, 'Type is required'],
    ['type', { type: 'news' }, 'Type must be blog, video, demo, use_case or image'],
    ['status', { status: 'public' }, 'Status must be draft or published'],
    ['tags', { tags: 'one' }, 'Tags must be a list'],
    ['tags', { tags: [1] }, 'Tags must be text'],
    [
      'coverImageUrl',
      { coverImageUrl: 'javascript:alert(1)' },
      'Cover image URL must start with http://, https:// or /',
    ],
    ['videoUrl', { videoUrl: '//evil.example' }, 'Video URL must start with http://, https:// or /'],
    ['mediaUrl', { mediaUrl: 'data:text/html,x' }, 'Additional media URL must start with http://, https:// or /'],
    ['authorId', { authorId: 'me' }, 'This author’s account no longer exists. Choose another one.'],
    ['id', { id: 1 }, 'id is not a known field'],
  ])('refuses a wrong %s: %j', async (field, overrides, message) => {
    const { status, body } = await api.admin.post('/api/admin/posts', { ...postInput(), ...overrides });
    expect(status).toBe(400);
    expect(body).toEqual({ statusCode: 400, message, error: 'Bad Request', fields: { [field]: message } });
  });

  it('takes a title and a slug of 255 characters', async () => {
    const { status } = await api.admin.post(
      '/api/admin/posts',
      postInput({ title: 'é'.repeat(255), slug: `~._-${'x'.repeat(251)}` }),
    );
    expect(status).toBe(201);
  });

  it('answers 409 for a slug that another post has', async () => {
    const { slug } = await create();
    const { status, body } = await api.admin.post('/api/admin/posts', postInput({ slug }));
    expect(status).toBe(409);
    expect(body.fields).toEqual({ slug: 'Another post already has this slug.' });
  });
});

describe('GET /api/admin/posts', () => {
  it('lists drafts and published posts without content, last changed first', async () => {
    const draft = await create();
    const published = await create({ status: 'published' });
    await api.admin.put(`/api/admin/posts/${draft.id}`, postInput({ slug: draft.slug }));
    const response = await api.admin.get('/api/admin/posts?limit=2');
    expect(slugs(response)).toEqual([draft.slug, published.slug]);
    expect(response.body[0]).not.toHaveProperty('content');
    expect(Number(response.headers.get('x-total-count'))).toBeGreaterThan(2);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('filters by status, type and search together', async () => {
    const wanted = await create({ type: 'demo', title: 'Periscope' });
    await create({ type: 'demo', title: 'Periscope', status: 'published' });
    await create({ type: 'image', title: 'Periscope' });
    expect(slugs(await api.admin.get('/api/admin/posts?status=draft&type=demo&search=periscope'))).toEqual([
      wanted.slug,
    ]);
  });

  it.each(['limit=101', 'status=all', 'type=all'])('refuses ?%s with 400', async (query) => {
    expect((await api.admin.get(`/api/admin/posts?${query}`)).status).toBe(400);
  });
});

describe('GET /api/admin/posts/{id}', () => {
  it('answers a draft with all that the editor needs', async () => {
    const post = await create({ tags: ['a'] });
    const { status, body, headers } = await api.admin.get(`/api/admin/posts/${post.id}`);
    expect(status).toBe(200);
    expect(body).toEqual(post);
    expect(headers.get('etag')).toBe('"1"');
  });

  it.each(['999999', '0', '-1', 'abc', '99999999999', '1e1', '1%00'])('answers 404 for %s', async (id) => {
    const { status, body } = await api.admin.get(`/api/admin/posts/${id}`);
    expect([status, body.error]).toEqual([404, 'Not Found']);
  });
});

describe('PUT /api/admin/posts/{id}', () => {
  it('replaces everything but an absent status', async () => {
    const post = await create({ summary: 'Old', tags: ['old'], videoUrl: 'https://a.example', status: 'published' });
    const input = postInput({ content: 'word '.repeat(500) });
    const { status, body, headers } = await api.admin.put(`/api/admin/posts/${post.id}`, input);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...input, summary: null, tags: [], videoUrl: null, status: 'published' });
    expect(body).toMatchObject({ readingMinutes: 3, version: 2, authorId: post.authorId, createdAt: post.createdAt });
    expect(headers.get('etag')).toBe('"2"');
    expect(Date.parse(body.updatedAt)).toBeGreaterThanOrEqual(Date.parse(post.updatedAt));
  });

  it('sets publishedAt at the first publication and keeps it', async () => {
    const post = await create();
    const save = async (status: string) =>
      (await api.admin.put(`/api/admin/posts/${post.id}`, { ...postInput(), status })).body;
    const { publishedAt, updatedAt } = await save('published');
    expect(publishedAt <= updatedAt).toBe(true);
    expect(Date.now() - Date.parse(publishedAt)).toBeLessThan(10_000);
    expect(await save('draft')).toMatchObject({ status: 'draft', publishedAt });
    expect(await save('published')).toMatchObject({ status: 'published', publishedAt });
  });

  it('answers 409 for a slug that another post has, and changes nothing', async () => {
    const [one, other] = [await create(), await create()];
    const { status } = await api.admin.put(`/api/admin/posts/${one.id}`, postInput({ slug: other.slug }));
    expect(status).toBe(409);
    expect((await api.admin.get(`/api/admin/posts/${one.id}`)).body).toEqual(one);
  });

  it('refuses a stale edit with 409 when the version it was read at is named', async () => {
    const post = await create();
    const save = (headers: Record<string, string>) =>
      api.admin.put(`/api/admin/posts/${post.id}`, postInput(), headers);
    expect((await save({ 'If-Match': '"1"' })).status).toBe(200);
    const { status, body } = await save({ 'If-Match': '"1"' });
    expect(status).toBe(409);
    const { body: current } = await api.admin.get(`/api/admin/posts/${post.id}`);
    expect(body).toEqual({
      statusCode: 409,
      message: 'This post was changed by someone else after you opened it.',
      error: 'Conflict',
      current,
    });
    expect((await save({ 'If-Match': 'W/"2"' })).status).toBe(200);
    expect((await save({ 'If-Match': '*' })).status).toBe(200);
    expect((await save({})).status).toBe(200);
  });

  it.each(['1', 'W/"2c1-abc"', '"1', '"1", 2'])('refuses an If-Match that names no version: %s', async (ifMatch) => {
    const { id } = await create();
    const headers = { 'If-Match': ifMatch };
    for (const { status, body } of [
      await api.admin.put(`/api/admin/posts/${id}`, postInput(), headers),
      await api.admin.patch(`/api/admin/posts/${id}/publish`, undefined, headers),
      await api.admin.post(`/api/admin/posts/${id}/draft/publish?tag=x`, postInput(), headers),
      await api.admin.post(`/api/admin/posts/${id}/revisions/1/restore`, undefined, headers),
    ])
      expect([status, body.message]).toEqual([400, 'If-Match must be the version in quotes, such as "3"']);
  });

  it('publishes no other version than the one that is named', async () => {
    const post = await create();
    const publish = (headers: Record<string, string>) =>
      api.admin.patch(`/api/admin/posts/${post.id}/publish`, undefined, headers);
    const { body: current } = await api.admin.put(`/api/admin/posts/${post.id}`, postInput());
    const { status, body } = await publish({ 'If-Match': '"1"' });
    expect([status, body.current]).toEqual([409, current]);
    expect((await api.admin.get(`/api/admin/posts/${post.id}`)).body.status).toBe('draft');
    expect((await publish({ 'If-Match': '"2"' })).body).toMatchObject({
      status: 'published',
      content: current.content,
    });
    expect((await publish({})).status).toBe(200);
  });

  it('lets only one of two edits of the same version through', async () => {
    const post = await create();
    const responses = await Promise.all(
      [1, 2].map(() => api.admin.put(`/api/admin/posts/${post.id}`, postInput(), { 'If-Match': '"1"' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('checks its input and answers 404 for an unknown post', async () => {
    const post = await create();
    expect((await api.admin.put(`/api/admin/posts/${post.id}`, {})).body.fields).toEqual({
      title: 'Title is required',
      slug: 'Slug is required',
      content: 'Content is required',
      type: 'Type is required',
    });
    expect((await api.admin.put('/api/admin/posts/999999', postInput())).status).toBe(404);
  });
});

describe('PATCH /api/admin/posts/{id}/publish', () => {
  it('publishes a draft', async () => {
    const post = await create();
    const { status, body } = await api.admin.patch(`/api/admin/posts/${post.id}/publish`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: post.id, status: 'published', publishedAt: expect.any(String), version: 2 });
    expect((await api.visitor().get(`/api/posts/${post.slug}`)).status).toBe(200);
  });

  it('changes nothing on a published post', async () => {
    const post = await create({ status: 'published' });
    expect((await api.admin.patch(`/api/admin/posts/${post.id}/publish`)).body).toEqual(post);
  });

  it('answers 404 for an unknown post', async () => {
    expect((await api.admin.patch('/api/admin/posts/999999/publish')).status).toBe(404);
  });
});

describe('DELETE /api/admin/posts/{id}', () => {
  it('removes the post for good', async () => {
    const post = await create({ status: 'published' });
    const { status, text } = await api.admin.delete(`/api/admin/posts/${post.id}`);
    expect([status, text]).toEqual([204, '']);
    expect((await api.admin.get(`/api/admin/posts/${post.id}`)).status).toBe(404);
    expect((await api.visitor().get(`/api/posts/${post.slug}`)).status).toBe(404);
    expect((await api.admin.delete(`/api/admin/posts/${post.id}`)).status).toBe(404);
  });
});
