import { query } from '../../../testing/database';
import { postInput, userInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

// What is due in a test stays so.
const api = useApi({ SCHEDULE_INTERVAL_MS: '600000' });

const create = async (overrides = {}) => (await api.admin.post('/api/admin/posts', postInput(overrides))).body;
const bulk = (change: object, ids: unknown) => api.admin.post('/api/admin/posts/bulk', { ...change, ids });
const setStatus = (status: string) => ({ action: 'setStatus', status });
const statusOf = async (id: number) => (await api.admin.get(`/api/admin/posts/${id}`)).body.status;

beforeEach(() => query('DELETE FROM posts'));

describe('GET /api/admin/posts, in order', () => {
  beforeEach(async () => {
    await create({ title: 'banana', slug: 'b' });
    await create({ title: 'Apple', slug: 'a' });
    await create({ title: 'cherry', slug: 'c' });
    const dates = { a: ['03', '01', '02'], b: ['01', '03', null], c: ['02', '02', '01'] };
    for (const [slug, days] of Object.entries(dates)) {
      const [created, updated, published] = days.map((day) => day && `2026-01-${day}T00:00:00Z`);
      await query(
        `UPDATE posts SET "createdAt" = $2, "updatedAt" = $3, "publishedAt" = $4::timestamptz,
          status = CASE WHEN $4 IS NULL THEN 'draft' ELSE 'published' END WHERE slug = $1`,
        [slug, created, updated, published],
      );
    }
  });

  it.each([
    ['', 'bca'],
    ['sort=updated', 'bca'],
    ['sort=updated&order=asc', 'acb'],
    ['sort=created', 'acb'],
    ['sort=created&order=asc', 'bca'],
    ['sort=published', 'acb'],
    ['sort=published&order=asc', 'cab'],
    ['sort=title', 'abc'],
    ['sort=title&order=desc', 'cba'],
    ['order=asc', 'acb'],
    ['sort=title&limit=1&offset=1', 'b'],
    ['sort=title&status=published', 'ac'],
    ['sort=&order=', 'bca'],
  ])('?%s lists %s', async (search, expected) => {
    const { body } = await api.admin.get(`/api/admin/posts?${search}`);
    expect(body.map(({ slug }: { slug: string }) => slug).join('')).toBe(expected);
  });

  it.each([
    ['sort=slug', 'Sort must be updated, created, published, title or due'],
    ['order=up', 'Order must be asc or desc'],
  ])('refuses ?%s', async (search, message) => {
    const { status, body } = await api.admin.get(`/api/admin/posts?${search}`);
    expect([status, body.message]).toEqual([400, message]);
  });
});

describe('GET /api/admin/posts, of a tag, of an author, scheduled', () => {
  const slugs = async (search: string) => {
    const { body, headers } = await api.admin.get(`/api/admin/posts?${search}`);
    return [body.map(({ slug }: { slug: string }) => slug).join(''), Number(headers.get('x-total-count'))];
  };
  /** Plans changes of a published post. */
  const plan = async (slug: string) => {
    const [post] = await query<{ id: number }>('SELECT id FROM posts WHERE slug = $1', [slug]);
    const changes = { ...postInput({ slug }), version: 1, publishAt: '2998-01-01T00:00:00Z' };
    expect((await api.admin.put(`/api/admin/posts/${post?.id}/draft`, changes)).status).toBe(200);
  };
  let author: string;

  beforeEach(async () => {
    author = (await api.admin.post('/api/admin/users', userInput())).body.id;
    await create({ slug: 'a', title: 'Apple', tags: ['crm', 'tips & tricks'], status: 'published' });
    await create({ slug: 'b', title: 'Banana', tags: ['crm'], publishAt: '2999-01-01T00:00:00Z' });
    await create({ slug: 'c', title: 'Cherry', tags: ['crm leads'] });
    await query(`UPDATE posts SET "authorId" = $1 WHERE slug IN ('b', 'c')`, [author]);
  });

  it.each([
    ['tag=crm', 'ab', 2],
    ['tag=CRM', '', 0],
    ['tag=tips+%26+tricks', 'a', 1],
    ['tag=cr', '', 0],
    ['tag=crm&status=draft', 'b', 1],
    ['tag=crm&search=banana', 'b', 1],
    ['tag=crm&search=ap', 'a', 1],
    ['scheduled=true', 'b', 1],
    ['scheduled=false', 'ac', 2],
    ['scheduled=true&search=app', '', 0],
    ['scheduled=&tag=&authorId=', 'abc', 3],
    ['tag=crm&limit=1&offset=1', 'b', 2],
  ])('?%s lists %s', async (search, expected, total) => {
    expect(await slugs(`sort=title&${search}`)).toEqual([expected, total]);
  });

  it('lists the posts of one author', async () => {
    expect(await slugs(`sort=title&authorId=${author}`)).toEqual(['bc', 2]);
    expect(await slugs(`sort=title&authorId=${author}&scheduled=true&tag=crm`)).toEqual(['b', 1]);
    expect(await slugs(`sort=title&authorId=${author}&search=cherry`)).toEqual(['c', 1]);
    expect(await slugs('authorId=nobody')).toEqual(['', 0]);
  });

  it('takes planned changes of published posts for scheduled, and lists what is due soonest first', async () => {
    await plan('a');
    await create({ slug: 'd', title: 'Date', publishAt: '2997-01-01T00:00:00Z' });
    expect(await slugs('scheduled=true&sort=due')).toEqual(['dab', 3]);
    expect(await slugs('scheduled=true&sort=due&order=desc')).toEqual(['bad', 3]);
    expect(await slugs('scheduled=true&sort=due&search=app')).toEqual(['a', 1]);
    expect(await slugs('scheduled=false')).toEqual(['c', 1]);
    expect(await slugs('sort=due')).toEqual(['dabc', 4]);
  });

  it('names what was to be published and could not be', async () => {
    await plan('a');
    expect(await slugs('failed=true')).toEqual(['', 0]);
    await query(`UPDATE post_drafts SET "publishAt" = NULL, failure = 'The slug is taken.'`);
    await query(`UPDATE posts SET "publishAt" = now() - interval '6 minutes' WHERE slug = 'b'`);
    expect(await slugs('failed=true&sort=title')).toEqual(['ab', 2]);
    expect(await slugs('failed=true&search=app')).toEqual(['a', 1]);
    expect(await slugs('failed=false')).toEqual(['c', 1]);
  });

  it.each([
    ['failed=perhaps', 'Failed must be true or false'],
    ['scheduled=perhaps', 'Scheduled must be true or false'],
    [`tag=${'x'.repeat(101)}`, 'Tag must be at most 100 characters'],
    ['tag=a&tag=b', 'Tag must be text'],
    ['authorId=a&authorId=b', 'Author must be text'],
  ])('refuses ?%s', async (search, message) => {
    const { status, body } = await api.admin.get(`/api/admin/posts?${search}`);
    expect(status).toBe(400);
    expect(Object.values(body.fields)).toContain(message);
  });

  it('is nothing that the public list knows', async () => {
    expect((await api.visitor().get('/api/posts?authorId=x')).status).toBe(400);
  });
});

describe('POST /api/admin/posts/bulk', () => {
  it('sets the status to either value and deletes, each post as the single call does', async () => {
    const ids = [(await create()).id, (await create({ publishAt: '2999-01-01T00:00:00Z' })).id];
    expect((await bulk(setStatus('published'), ids)).body).toEqual({ done: 2, failed: [] });
    for (const id of ids) {
      const { body } = await api.admin.get(`/api/admin/posts/${id}`);
      expect(body).toMatchObject({ status: 'published', publishedAt: expect.any(String), publishAt: null, version: 2 });
    }
    expect((await bulk(setStatus('draft'), ids)).body).toEqual({ done: 2, failed: [] });
    expect(await Promise.all(ids.map(statusOf))).toEqual(['draft', 'draft']);
    expect((await bulk({ action: 'delete' }, ids)).body).toEqual({ done: 2, failed: [] });
    expect((await api.admin.get('/api/admin/posts')).headers.get('x-total-count')).toBe('0');
  });

  it('says which posts it could not be done to and why, and does it to the others', async () => {
    const { id } = await create();
    const { status, body } = await bulk(setStatus('published'), [999999, id]);
    expect(status).toBe(200);
    expect(body).toEqual({ done: 1, failed: [{ id: 999999, message: 'Post not found' }] });
    expect(await statusOf(id)).toBe('published');
  });

  it('tells nothing of what went wrong inside', async () => {
    const [one, two] = [await create(), await create({ slug: 'stuck' })];
    await query(`ALTER TABLE posts ADD CONSTRAINT stuck CHECK (slug <> 'stuck' OR status = 'draft')`);
    const { body } = await bulk(setStatus('published'), [two.id, one.id]);
    await query('ALTER TABLE posts DROP CONSTRAINT stuck');
    expect(body.failed).toEqual([{ id: two.id, message: 'Something went wrong on our side. Please try again.' }]);
    expect(await statusOf(one.id)).toBe('published');
  });

  it.each([
    ['action', { action: 'archive', ids: [1] }, 'Action must be setStatus or delete'],
    ['action', { action: 'unpublish', ids: [1] }, 'Action must be setStatus or delete'],
    ['status', { action: 'setStatus', ids: [1] }, 'Status is required'],
    ['status', { action: 'setStatus', status: 'gone', ids: [1] }, 'Status must be draft or published'],
    ['action', { ids: [1] }, 'Action is required'],
    ['ids', { action: 'delete' }, 'Ids must be a list'],
    ['ids', { action: 'delete', ids: [] }, 'Choose at least one post'],
    ['ids', { action: 'delete', ids: Array.from({ length: 101 }, (_, id) => id + 1) }, 'Choose at most 100 posts'],
    ['ids', { action: 'delete', ids: [1, 1] }, 'Ids must name each post once'],
    ['ids', { action: 'delete', ids: ['1'] }, 'Ids must be ids of posts'],
    ['ids', { action: 'delete', ids: [2 ** 31] }, 'Ids must be ids of posts'],
  ])('refuses a wrong %s: %j', async (field, input, message) => {
    const { status, body } = await api.admin.post('/api/admin/posts/bulk', input);
    expect(status).toBe(400);
    expect(body.fields).toEqual({ [field]: message });
  });

  it('is for admins', async () => {
    expect((await api.visitor().post('/api/admin/posts/bulk', { action: 'delete', ids: [1] })).status).toBe(401);
  });
});

describe('POST /api/admin/posts/:id/duplicate', () => {
  it('makes a draft with the same text, under the next free slug and with a history of its own', async () => {
    const input = postInput({
      title: 'T'.repeat(255),
      slug: 'twice',
      tags: ['a', 'b'],
      status: 'published',
      summary: 'S',
    });
    const original = (await api.admin.post('/api/admin/posts', { ...input, coverImageUrl: '/media/x.svg' })).body;
    const { status, body, headers } = await api.admin.post(`/api/admin/posts/${original.id}/duplicate`);
    expect([status, headers.get('etag')]).toEqual([201, '"1"']);
    expect(body).toMatchObject({
      ...{ title: `${'T'.repeat(248)} (copy)`, slug: 'twice-2', status: 'draft', publishedAt: null, publishAt: null },
      ...{ summary: 'S', content: input.content, tags: ['a', 'b'], coverImageUrl: '/media/x.svg', version: 1 },
    });
    expect((await api.admin.post(`/api/admin/posts/${body.id}/duplicate`)).body.slug).toBe('twice-3');
    expect((await api.admin.get(`/api/admin/posts/${body.id}/revisions`)).body).toHaveLength(1);
    const [entry] = (await api.admin.get('/api/admin/audit?action=createPost&limit=1')).body;
    expect(entry).toMatchObject({ target: 'post', targetName: `${'T'.repeat(248)} (copy)` });
    expect((await api.admin.post('/api/admin/posts/2147483647/duplicate')).status).toBe(404);
  });
});
