import { query } from '../../testing/database';
import { postInput } from '../../testing/factories';
import { until } from '../../testing/until';
import { useApi } from '../../testing/use-api';
import { writePreviewToken } from './preview-token';

const secret = 'the secret of previews';
const api = useApi({ SESSION_SECRET: secret });

const create = async (overrides = {}) => (await api.admin.post('/api/admin/posts', postInput(overrides))).body;
const linkTo = async (id: number) => (await api.admin.post(`/api/admin/posts/${id}/preview-link`)).body;
const tokenOf = ({ url }: { url: string }) => url.replace('/preview/', '');
const open = (token: string) => api.visitor().get(`/api/previews/${token}`);

describe('POST /api/admin/posts/{id}/preview-link', () => {
  it('answers a path of this site that works for seven days', async () => {
    const { id } = await create();
    const { status, body } = await api.admin.post(`/api/admin/posts/${id}/preview-link`);
    expect(status).toBe(201);
    expect(body).toEqual({ url: expect.stringMatching(/^\/preview\/[\w.]+$/), expiresAt: expect.any(String) });
    const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
  });

  it('is for admins, and for posts that exist', async () => {
    const { id } = await create();
    expect((await api.visitor().post(`/api/admin/posts/${id}/preview-link`)).status).toBe(401);
    expect((await api.admin.post('/api/admin/posts/999999/preview-link')).status).toBe(404);
  });
});

describe('GET /api/previews/{token}', () => {
  it('answers a draft as it was last saved, to anybody, for no cache', async () => {
    const draft = await create({ content: '1. First\nText.' });
    const token = tokenOf(await linkTo(draft.id));
    await api.admin.put(`/api/admin/posts/${draft.id}`, postInput({ slug: draft.slug, title: 'A later title' }));
    const { status, body, headers } = await open(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: draft.id,
      title: 'A later title',
      status: 'draft',
      contentHtml: '<p>Some words.</p>',
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await api.visitor().get(`/api/posts/${draft.slug}`)).status).toBe(404);
  });

  it('answers 410 once the link has expired', async () => {
    const { id } = await create();
    const token = writePreviewToken({ postId: id, expiresAt: new Date(Date.now() - 1_000) }, secret);
    const { status, body, headers } = await open(token);
    expect([status, body.message]).toEqual([410, 'This preview link has expired. Ask for a new one.']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('answers 404 to what was forged or cut off', async () => {
    const [one, other] = [await create(), await create()];
    const [id = '', expiry = '', signature = ''] = tokenOf(await linkTo(one.id)).split('.');
    const later = (parseInt(expiry, 36) + 1).toString(36);
    const forged = [
      `${other.id}.${expiry}.${signature}`,
      `${id}.${later}.${signature}`,
      `0${id}.${expiry}.${signature}`,
      `${id}.${expiry}.${signature.slice(0, -1)}`,
      `${id}.${expiry}.`,
      `${id}.${expiry}`,
      `${one.id}`,
      'x',
      writePreviewToken({ postId: one.id, expiresAt: new Date(Date.now() + 60_000) }, 'another secret of some length'),
    ];
    for (const token of forged) {
      const { status, body } = await open(token);
      expect([token, status, body.message]).toEqual([token, 404, 'This preview link is not valid. Ask for a new one.']);
    }
  });

  it('answers 404 once the post is deleted', async () => {
    const { id } = await create();
    const token = tokenOf(await linkTo(id));
    await query('DELETE FROM posts WHERE id = $1', [id]);
    const { status, body } = await open(token);
    expect([status, body.message]).toEqual([404, 'The post of this preview was deleted.']);
  });

  it('leaves no token in the log', async () => {
    const token = tokenOf(await linkTo((await create()).id));
    const opened = () => api.log().filter((line) => line.includes('/api/previews/')).length;
    const before = opened();
    await open(token);
    await until(() => opened() > before);
    expect(api.log().join()).not.toContain(token);
  });
});
