import { query } from '../../../testing/database';
import { postInput, userInput } from '../../../testing/factories';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';
import { writePreviewToken } from './preview-token';

const secret = 'the secret of previews';
const api = useApi({ SESSION_SECRET: secret });

const create = async (overrides = {}) => (await api.admin.post('/api/admin/posts', postInput(overrides))).body;
const linkTo = async (id: number) => (await api.admin.post(`/api/admin/posts/${id}/preview-link`)).body;
const tokenOf = ({ url }: { url: string }) => url.replace('/preview/', '');
const linksOf = async (id: number) => (await api.admin.get(`/api/admin/posts/${id}/preview-links`)).body;
const revoke = (id: number, link: { id: string }) =>
  api.admin.delete(`/api/admin/posts/${id}/preview-links/${link.id}`);
const expire = ({ id }: { id: string }) =>
  query(`UPDATE preview_links SET "expiresAt" = now() - interval '1 second' WHERE id = $1`, [id]);
const open = (token: string) => api.visitor().get(`/api/previews/${token}`);

describe('POST /api/admin/posts/{id}/preview-link', () => {
  it('answers a path of this site that works for seven days', async () => {
    const { id } = await create();
    const { status, body } = await api.admin.post(`/api/admin/posts/${id}/preview-link`);
    expect(status).toBe(201);
    const me = (await api.admin.get('/api/admin/auth')).body;
    expect(body).toEqual({
      ...{ id: expect.any(String), url: expect.stringMatching(/^\/preview\/[\w.]+$/) },
      ...{ createdAt: expect.any(String), expiresAt: expect.any(String) },
      ...{ createdById: me.id, createdByName: 'Site Admin' },
    });
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

describe('GET /api/admin/posts/{id}/preview-links', () => {
  it('answers the links to a post that still work, newest first, whoever made them', async () => {
    const [post, other] = [await create(), await create()];
    await linkTo(other.id);
    const [first, expired] = [await linkTo(post.id), await linkTo(post.id)];
    const colleague = userInput({ firstName: 'Grace', lastName: 'Hopper', role: 'admin' });
    await api.admin.post('/api/admin/users', colleague);
    const grace = await api.signIn(colleague.username, String(colleague.password));
    const { body: hers } = await grace.post(`/api/admin/posts/${post.id}/preview-link`);
    await expire(expired);
    expect(await linksOf(post.id)).toEqual([hers, first]);
    expect(hers.createdByName).toBe('Grace Hopper');
  });

  it('is for admins, and for posts that exist', async () => {
    const { id } = await create();
    expect((await api.visitor().get(`/api/admin/posts/${id}/preview-links`)).status).toBe(401);
    expect((await api.admin.get('/api/admin/posts/999999/preview-links')).status).toBe(404);
  });
});

const gone =
  'This preview link no longer works. It has expired or was revoked. Ask the person who sent it for a new one.';

describe('DELETE /api/admin/posts/{id}/preview-links/{linkId}', () => {
  it('makes one link answer that it no longer works, and no other', async () => {
    const { id } = await create();
    const [active, revoked] = [await linkTo(id), await linkTo(id)];
    expect((await revoke(id, revoked)).status).toBe(204);
    const { status, body, headers } = await open(tokenOf(revoked));
    expect([status, body.message]).toEqual([410, gone]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await open(tokenOf(active))).status).toBe(200);
    expect(await linksOf(id)).toEqual([active]);
    const [line] = (await api.admin.get('/api/admin/audit?action=revokePreviewLink&limit=1')).body;
    expect(line).toMatchObject({ actorName: 'admin', target: 'post', targetId: String(id) });
  });

  it('is for admins, and for links of that post', async () => {
    const [post, other] = [await create(), await create()];
    const link = await linkTo(post.id);
    expect((await api.visitor().delete(`/api/admin/posts/${post.id}/preview-links/${link.id}`)).status).toBe(401);
    expect((await revoke(other.id, link)).status).toBe(404);
    expect((await revoke(post.id, { id: 'x' })).status).toBe(404);
    expect((await open(tokenOf(link))).status).toBe(200);
    await revoke(post.id, link);
    expect((await revoke(post.id, link)).status).toBe(404);
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
    const link = await linkTo(id);
    await expire(link);
    const { status, body, headers } = await open(tokenOf(link));
    expect([status, body.message]).toEqual([410, gone]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('answers 404 to what was forged or cut off', async () => {
    const [one, other] = [await create(), await create()];
    const [id = '', link = '', signature = ''] = tokenOf(await linkTo(one.id)).split('.');
    const [, otherLink = ''] = tokenOf(await linkTo(one.id)).split('.');
    const forged = [
      `${other.id}.${link}.${signature}`,
      `${id}.${otherLink}.${signature}`,
      `0${id}.${link}.${signature}`,
      `${id}.${link}.${signature.slice(0, -1)}`,
      `${id}.${link}.`,
      `${id}.${link}`,
      `${one.id}`,
      'x',
      writePreviewToken({ postId: one.id, linkId: link }, 'another secret of some length'),
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
