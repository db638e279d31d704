import { limits } from '@site/contracts';
import { adminPassword } from '../../../testing/api-process';
import type { Caller } from '../../../testing/caller';
import { query } from '../../../testing/database';
import { postInput, userInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

const api = useApi();
let post: { id: number; slug: string };
let grace: Caller;
let outsider: Caller;

const open = (caller: Caller, editor: string, of: number | null = post.id) =>
  caller.put(`/api/admin/post-editors/${editor}`, { post: of });
const keep = (caller: Caller, editor: string, unsaved: object = {}, of: number | null = post.id) =>
  caller.put(`/api/admin/post-editors/${editor}/unsaved`, { ...postInput(), post: of, ...unsaved });
const forget = (caller: Caller, editor: string) => caller.delete(`/api/admin/post-editors/${editor}/unsaved`);
const close = (caller: Caller, editor: string) => caller.delete(`/api/admin/post-editors/${editor}`);
const list = async (caller: Caller, of: number | null = post.id) =>
  (await caller.get(`/api/admin/post-editors${of === null ? '' : `?post=${of}`}`)).body;
const editorsIn = (unsaved: { editor: string }[]) => unsaved.map(({ editor }) => editor);

beforeAll(async () => {
  post = (await api.admin.post('/api/admin/posts', postInput({ status: 'published' }))).body;
  const signInAs = async (role: string, names: object) => {
    const user = userInput(names);
    const { status, text } = await api.admin.post('/api/admin/users', { ...user, role });
    if (status !== 201) throw new Error(text);
    return api.signIn(user.username, 'secret-enough');
  };
  grace = await signInAs('admin', { firstName: 'Grace', lastName: 'Hopper' });
  outsider = await signInAs('user', {});
});
afterEach(() => query('DELETE FROM post_editors; DELETE FROM rate_limits'));

describe('what stands unsaved in an editor', () => {
  it('never becomes that of whoever has signed in since in another tab, and ends no session', async () => {
    const idOf = async (caller: Caller) => (await caller.get('/api/auth/user')).body.id as string;
    const address = '/api/admin/post-editors/laptop/unsaved';
    const unsaved = { ...postInput(), post: post.id };
    const theirs = { 'X-Account': await idOf(api.admin) };
    expect((await grace.put(address, unsaved, theirs)).status).toBe(401);
    expect(await list(grace)).toEqual([]);
    expect(grace.cookies.has('signed_in')).toBe(true);
    expect((await grace.put(address, unsaved, { 'X-Account': await idOf(grace) })).status).toBe(200);
    expect(await list(grace)).toHaveLength(1);
  });

  it('is kept as it was typed, for its author on every device, and for nobody else', async () => {
    const typed = {
      title: ' ',
      slug: '',
      content: 'Half a \ud83d',
      publishAt: '',
      tags: [],
      authorId: '00000000-0000-4000-8000-000000000001',
      status: 'published',
      version: 1,
    };
    expect((await keep(api.admin, 'laptop', typed)).body).toEqual({ others: [] });
    const phone = await api.signIn('admin', adminPassword);
    const optional = { summary: '', coverImageUrl: '', videoUrl: '', mediaUrl: '', tag: null };
    const meta = { metaTitle: '', metaDescription: '', socialImageUrl: '' };
    const expected = { editor: 'laptop', savedAt: expect.any(String), type: 'blog', ...optional, ...meta, ...typed };
    expect(await list(phone)).toEqual([expected]);
    expect(await list(grace)).toEqual([]);
    expect(await list(api.admin, null)).toEqual([]);
    await keep(grace, 'laptop', { content: 'Of another person.' });
    await forget(grace, 'laptop');
    expect(await list(api.admin)).toHaveLength(1);
    for (const [caller, status] of [
      [outsider, 403],
      [api.visitor(), 401],
    ] as const) {
      expect((await keep(caller, 'laptop')).status).toBe(status);
      expect((await caller.get('/api/admin/post-editors')).status).toBe(status);
    }
  });

  it('is forgotten when it is saved or discarded, and with its post and its author', async () => {
    await keep(api.admin, 'one', { content: 'First.' });
    await keep(api.admin, 'one', { content: 'Then.' });
    await keep(api.admin, 'new', {}, null);
    expect(await list(api.admin)).toEqual([expect.objectContaining({ content: 'Then.' })]);
    expect(editorsIn(await list(api.admin, null))).toEqual(['new']);
    expect((await forget(api.admin, 'one')).status).toBe(204);
    expect(await list(api.admin)).toEqual([]);
    const { body: other } = await api.admin.post('/api/admin/posts', postInput());
    await keep(api.admin, 'two', {}, other.id);
    await api.admin.delete(`/api/admin/posts/${other.id}`);
    expect(await query(`SELECT FROM post_editors WHERE name = 'two'`)).toEqual([]);
    expect((await keep(api.admin, 'two', {}, other.id)).status).toBe(404);
    expect((await open(api.admin, 'two', other.id)).body).toEqual({ others: [] });
    const { body: leaving } = await api.admin.post('/api/admin/users', userInput());
    await query(`INSERT INTO post_editors VALUES ('${leaving.id}', 'theirs', ${post.id}, now(), '{}', now())`);
    expect((await api.admin.delete(`/api/admin/users/${leaving.id}`)).status).toBe(204);
    expect(await query(`SELECT FROM post_editors WHERE name = 'theirs'`)).toEqual([]);
  });

  it('is bounded in size, number and pace', async () => {
    expect((await keep(api.admin, 'one', { content: 'x'.repeat(limits.content + 1) })).body.fields).toHaveProperty(
      'content',
    );
    expect((await keep(api.admin, 'x'.repeat(limits.editorName + 1))).status).toBe(404);
    for (let count = 0; count <= limits.unsavedPosts; count += 1) await keep(api.admin, `e${count}`);
    const stored = editorsIn(await list(api.admin));
    expect(stored).toHaveLength(limits.unsavedPosts);
    expect(stored).not.toContain('e0');
    await query(`UPDATE rate_limits SET points = 120 WHERE key LIKE 'editors:%'`);
    expect((await keep(api.admin, 'e1')).status).toBe(429);
    expect((await open(grace, 'one')).status).toBe(200);
  });

  it('stays, however many posts are opened after it', async () => {
    await keep(api.admin, 'written');
    for (let count = 0; count <= limits.unsavedPosts; count += 1) await open(api.admin, `e${count}`);
    expect(editorsIn(await list(api.admin))).toEqual(['written']);
  });

  it('changes nothing that readers, lists or the audit log tell', async () => {
    const addresses = ['/api/posts', '/api/content-version', `/api/posts/${post.slug}`];
    const readAll = async () =>
      (await Promise.all(addresses.map((address) => api.visitor().get(address)))).map(({ text }) => text);
    const audited = () => query('SELECT count(*)::integer FROM audit_log');
    const before = [await readAll(), await audited(), (await api.admin.get(`/api/admin/posts/${post.id}`)).body];
    await keep(api.admin, 'one', { title: 'Unseen' });
    await open(api.admin, 'one');
    expect([await readAll(), await audited(), (await api.admin.get(`/api/admin/posts/${post.id}`)).body]).toEqual(
      before,
    );
  });
});

describe('who has a post open', () => {
  it('is told by name to everybody else who has, until they close it', async () => {
    expect((await open(api.admin, 'one')).body).toEqual({ others: [] });
    expect((await open(grace, 'one')).body).toEqual({ others: [{ name: 'Site Admin', isYou: false }] });
    expect((await keep(api.admin, 'one')).body).toEqual({ others: [{ name: 'Grace Hopper', isYou: false }] });
    expect((await open(grace, 'two')).body.others).toContainEqual({ name: 'Grace Hopper', isYou: true });
    await close(grace, 'one');
    await close(grace, 'two');
    expect((await open(api.admin, 'one')).body).toEqual({ others: [] });
    await close(api.admin, 'one');
    expect((await open(grace, 'one')).body).toEqual({ others: [] });
    expect(await list(api.admin)).toHaveLength(1);
  });

  it('ends by itself', async () => {
    await open(grace, 'one');
    await query(`UPDATE post_editors SET "openUntil" = now()`);
    expect((await open(api.admin, 'one')).body).toEqual({ others: [] });
  });
});
