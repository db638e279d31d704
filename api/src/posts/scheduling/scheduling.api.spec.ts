import type { PostInput } from '@site/contracts';
import { countDue, createDue, usePublishers } from '../../../testing/due-posts';
import { query } from '../../../testing/database';
import { postInput } from '../../../testing/factories';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const api = useApi({ SCHEDULE_INTERVAL_MS: '600000' });
const runPublisher = usePublishers();

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const create = async (overrides: Partial<PostInput> = {}) =>
  (await api.admin.post('/api/admin/posts', postInput(overrides))).body;
const put = (id: number, overrides: Partial<PostInput>) =>
  api.admin.put(`/api/admin/posts/${id}`, postInput({ slug: `post-of-id-${id}`, ...overrides }));

afterEach(() => query('DELETE FROM posts'));

describe('publishAt', () => {
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
  it('is published by itself, at the moment that its publication really was', async () => {
    const { id, slug } = await create({ publishAt: inAnHour() });
    await query(`UPDATE posts SET "publishAt" = now() - interval '1 minute' WHERE id = $1`, [id]);
    const later = await create({ publishAt: inAnHour() });
    await runPublisher();
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
    await query(`UPDATE posts SET "publishAt" = now()`);
    await runPublisher();
    await until(async () => (await countDue()) === 0);
    expect((await api.admin.get(`/api/admin/posts/${id}`)).body).toMatchObject({ status: 'published', publishedAt });
  });

  it('holds no other back when it can’t be published', async () => {
    await createDue(api.admin, 2);
    await query(
      `UPDATE posts SET "publishAt" = now() - interval '1 hour', slug = 'stuck' WHERE id = (SELECT min(id) FROM posts)`,
    );
    await query(`ALTER TABLE posts ADD CONSTRAINT stuck CHECK (slug <> 'stuck' OR status = 'draft')`);
    const publisher = await runPublisher();
    await until(async () => (await countDue()) === 1);
    await until(async () => publisher.log.some((line) => line.includes('could not be published on schedule')));
    await query('ALTER TABLE posts DROP CONSTRAINT stuck');
    await until(async () => (await countDue()) === 0);
  });

  it('is published once the database is back', async () => {
    await createDue(api.admin, 1);
    await query('ALTER TABLE posts RENAME TO gone');
    const publisher = await runPublisher();
    await until(async () => publisher.log.some((line) => line.includes('Failed to look for scheduled posts')));
    await query('ALTER TABLE gone RENAME TO posts');
    await until(async () => (await countDue()) === 0);
  });
});
