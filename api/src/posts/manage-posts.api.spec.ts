import { query } from '../../testing/database';
import { postInput } from '../../testing/factories';
import { useApi } from '../../testing/use-api';

const api = useApi();

const create = async (overrides = {}) => (await api.admin.post('/api/admin/posts', postInput(overrides))).body;
const bulk = (action: string, ids: unknown) => api.admin.post('/api/admin/posts/bulk', { action, ids });
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
    ['sort=slug', 'Sort must be updated, created, published or title'],
    ['order=up', 'Order must be asc or desc'],
  ])('refuses ?%s', async (search, message) => {
    const { status, body } = await api.admin.get(`/api/admin/posts?${search}`);
    expect([status, body.message]).toEqual([400, message]);
  });
});

describe('POST /api/admin/posts/bulk', () => {
  it('publishes, takes back and deletes, each post as the single call does', async () => {
    const ids = [(await create()).id, (await create({ publishAt: '2999-01-01T00:00:00Z' })).id];
    expect((await bulk('publish', ids)).body).toEqual({ done: 2, failed: [] });
    for (const id of ids) {
      const { body } = await api.admin.get(`/api/admin/posts/${id}`);
      expect(body).toMatchObject({ status: 'published', publishedAt: expect.any(String), publishAt: null, version: 2 });
    }
    expect((await bulk('unpublish', ids)).body).toEqual({ done: 2, failed: [] });
    expect(await Promise.all(ids.map(statusOf))).toEqual(['draft', 'draft']);
    expect((await bulk('delete', ids)).body).toEqual({ done: 2, failed: [] });
    expect((await api.admin.get('/api/admin/posts')).headers.get('x-total-count')).toBe('0');
  });

  it('says which posts it could not be done to and why, and does it to the others', async () => {
    const { id } = await create();
    const { status, body } = await bulk('publish', [999999, id]);
    expect(status).toBe(200);
    expect(body).toEqual({ done: 1, failed: [{ id: 999999, message: 'Post not found' }] });
    expect(await statusOf(id)).toBe('published');
  });

  it('tells nothing of what went wrong inside', async () => {
    const [one, two] = [await create(), await create({ slug: 'stuck' })];
    await query(`ALTER TABLE posts ADD CONSTRAINT stuck CHECK (slug <> 'stuck' OR status = 'draft')`);
    const { body } = await bulk('publish', [two.id, one.id]);
    await query('ALTER TABLE posts DROP CONSTRAINT stuck');
    expect(body.failed).toEqual([{ id: two.id, message: 'Something went wrong on our side. Please try again.' }]);
    expect(await statusOf(one.id)).toBe('published');
  });

  it.each([
    ['action', { action: 'archive', ids: [1] }, 'Action must be publish, unpublish or delete'],
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
