import type { PostInput } from '@site/contracts';
import { countDue } from '../../../testing/due-posts';
import { query } from '../../../testing/database';
import { postInput } from '../../../testing/factories';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const callsOf = (api: ReturnType<typeof useApi>) => ({
  create: async (overrides: Partial<PostInput> = {}) =>
    (await api.admin.post('/api/admin/posts', postInput(overrides))).body,
  put: (id: number, overrides: Partial<PostInput>) =>
    api.admin.put(`/api/admin/posts/${id}`, postInput({ slug: `post-of-id-${id}`, ...overrides })),
});

afterEach(() => query('DELETE FROM posts'));

describe('publishAt', () => {
  const api = useApi({ SCHEDULE_INTERVAL_MS: '600000' });
  const { create, put } = callsOf(api);

  it('is kept with a draft, as the moment that was meant', async () => {
    const post = await create({ publishAt: '2999-06-01T12:00:00+02:00' });
    expect(post).toMatchObject({ status: 'draft', publishAt: '2999-06-01T10:00:00.000Z', publishedAt: null });
    const { body } = await api.admin.get('/api/admin/posts');
    expect(body[0].publishAt).toBe('2999-06-01T10:00:00.000Z');
  });

  // ASVS 2.2.3
  it.each([
    ['tomorrow', 'Publish at must be a date and a time'],
    ['2999-06-01T12:00', 'Publish at must be a date and a time'],
    ['2999-13-01T12:00:00Z', 'Publish at must be a date and a time'],
    [42, 'Publish at must be a date and a time'],
    ['2020-06-01T12:00:00Z', 'Publish at must be in the future'],
  ])('refuses %j', async (publishAt, message) => {
    const { status, body } = await api.admin.post('/api/admin/posts', { ...postInput(), publishAt });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ publishAt: message });
  });

  it('stays when an update does not speak of it, and goes with null or an empty text', async () => {
    const { id, publishAt } = await create({ publishAt: inAnHour() });
    expect((await put(id, {})).body.publishAt).toBe(publishAt);
    expect((await put(id, { publishAt: '' })).body.publishAt).toBeNull();
    await put(id, { publishAt });
    expect((await put(id, { publishAt: null })).body.publishAt).toBeNull();
  });

  it('may have passed when it stood there before', async () => {
    const { id } = await create({ publishAt: inAnHour() });
    await query(`UPDATE posts SET "publishAt" = '2020-06-01T12:00:00Z'`);
    expect((await put(id, { publishAt: '2020-06-01T12:00:00Z' })).status).toBe(200);
    expect((await put(id, { publishAt: '2020-06-01T12:00:01Z' })).body.fields).toHaveProperty('publishAt');
  });

  it('is cleared by publishing, in either way, and by taking back', async () => {
    const [one, two, three] = [
      await create({ publishAt: inAnHour() }),
      await create({ publishAt: inAnHour() }),
      await create({ publishAt: inAnHour() }),
    ];
    expect((await api.admin.patch(`/api/admin/posts/${one.id}/publish`)).body.publishAt).toBeNull();
    expect((await put(two.id, { status: 'published', publishAt: inAnHour() })).body.publishAt).toBeNull();
    await api.admin.post('/api/admin/posts/bulk', { action: 'setStatus', status: 'draft', ids: [three.id] });
    expect((await api.admin.get(`/api/admin/posts/${three.id}`)).body.publishAt).toBeNull();
  });
});

describe('a draft whose time has come', () => {
  const api = useApi({ SCHEDULE_INTERVAL_MS: '50', LOG_LEVEL: 'debug' });
  const { create, put } = callsOf(api);
  const createTwo = async () => [await create({ publishAt: inAnHour() }), await create({ publishAt: inAnHour() })];
  const letComeDue = (id: number, table = 'posts') =>
    query(`UPDATE ${table} SET "publishAt" = now() - interval '1 minute' WHERE id = $1`, [id]);
  const untilLogged = (words: string) => until(() => api.log().some((line) => line.includes(words)));

  it('is published by itself, at the moment that its publication really was', async () => {
    const [{ id, slug }, later] = await createTwo();
    await letComeDue(id);
    await until(async () => (await api.visitor().get(`/api/posts/${slug}`)).status === 200);
    const { body } = await api.admin.get(`/api/admin/posts/${id}`);
    expect(body).toMatchObject({ status: 'published', publishAt: null, version: 2 });
    expect(Math.abs(Date.now() - Date.parse(body.publishedAt))).toBeLessThan(30_000);
    expect((await api.admin.get(`/api/admin/posts/${later.id}`)).body).toEqual(later);
    const { body: revisions } = await api.admin.get(`/api/admin/posts/${id}/revisions`);
    expect(revisions[0]).toMatchObject({ number: 2, savedBy: null, changed: ['status', 'publishAt'] });
  });

  it('keeps the date of its first publication', async () => {
    const { id, publishedAt } = await create({ status: 'published' });
    await put(id, { status: 'draft', publishAt: inAnHour() });
    await letComeDue(id);
    await until(async () => (await countDue()) === 0);
    expect((await api.admin.get(`/api/admin/posts/${id}`)).body).toMatchObject({ status: 'published', publishedAt });
  });

  it('holds no other back when it can’t be published', async () => {
    const [stuck] = await createTwo();
    await query(`ALTER TABLE posts ADD CONSTRAINT stuck CHECK (id <> ${stuck.id} OR status = 'draft')`);
    await query(
      `UPDATE posts SET "publishAt" = now() - CASE id WHEN $1 THEN interval '1 hour' ELSE interval '1 minute' END`,
      [stuck.id],
    );
    await until(async () => (await countDue()) === 1);
    await untilLogged('could not be published on schedule');
    await query('ALTER TABLE posts DROP CONSTRAINT stuck');
    await until(async () => (await countDue()) === 0);
  });

  it('is published once the database is back', async () => {
    const { id } = await create({ publishAt: inAnHour() });
    await query('ALTER TABLE posts RENAME TO gone');
    await letComeDue(id, 'gone');
    await untilLogged('Failed to look for scheduled posts');
    await query('ALTER TABLE gone RENAME TO posts');
    await until(async () => (await countDue()) === 0);
  });
});
