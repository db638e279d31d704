import { adminPassword } from '../../testing/api-process';
import { query } from '../../testing/database';
import { postInput, userInput } from '../../testing/factories';
import { useApi } from '../../testing/use-api';

const api = useApi({ LOGIN_LIMIT_USER: '5' });

const entries = async (filter = '') => (await api.admin.get(`/api/admin/audit?${filter}`)).body;
const last = async (filter = '') => (await entries(`limit=1&${filter}`))[0];
const addUser = async (overrides = {}) => {
  const input = userInput(overrides);
  const { body } = await api.admin.post('/api/admin/users', input);
  return { input, id: String(body.id) };
};

describe('a change that an admin makes', () => {
  // ASVS 16.2.1
  it('is recorded: who, when, what, to what, from where, under which request', async () => {
    const headers = { 'X-Forwarded-For': '198.51.100.9', 'X-Request-Id': 'request-of-the-test' };
    const input = postInput({ title: 'Doors' });
    const { body } = await api.admin.post('/api/admin/posts', input, headers);
    const me = (await api.admin.get('/api/admin/auth')).body;
    expect(await last()).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      actorId: me.id,
      actorName: 'admin',
      action: 'createPost',
      target: 'post',
      targetId: String(body.id),
      targetName: 'Doors',
      targetExists: true,
      fields: [],
      changes: [],
      address: '198.51.100.9',
      requestId: 'request-of-the-test',
    });
    expect(Date.now() - Date.parse((await last()).at)).toBeLessThan(10_000);
  });

  it('is recorded with a new post or not at all, and neither is the post', async () => {
    const input = postInput();
    await query('ALTER TABLE audit_log RENAME TO gone');
    const { status } = await api.admin.post('/api/admin/posts', input);
    await query('ALTER TABLE gone RENAME TO audit_log');
    expect(status).toBe(500);
    expect(await query('SELECT 1 FROM posts WHERE slug = $1', [input.slug])).toEqual([]);
    expect(await query('SELECT 1 FROM post_revisions WHERE slug = $1', [input.slug])).toEqual([]);
  });

  it('is of its subject whatever the case of the address', async () => {
    const { id, input } = await addUser();
    const change = { ...input, password: undefined, firstName: 'Renamed' };
    const { status, headers } = await api.admin.put(`/api/Admin/Users/${id}`, change);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const [entry] = await entries(`target=user&targetId=${id}`);
    expect(entry).toMatchObject({ action: 'updateUser', fields: ['firstName'] });
  });

  it('names the fields that are different now, with their old and new values', async () => {
    const input = postInput({ title: 'Old', content: 'Old words.', tags: ['a'], summary: '' });
    const { body } = await api.admin.post('/api/admin/posts', input);
    const now = { ...input, title: 'New', content: 'New words.', tags: ['a', 'b'], summary: 'Short.' };
    await api.admin.put(`/api/admin/posts/${body.id}`, now);
    expect(await last()).toMatchObject({
      ...{ action: 'updatePost', targetName: 'New', fields: ['content', 'summary', 'tags', 'title'] },
      changes: [
        { field: 'title', before: 'Old', after: 'New' },
        { field: 'summary', before: null, after: 'Short.' },
        { field: 'tags', before: 'a', after: 'a, b' },
      ],
    });
    await api.admin.patch(`/api/admin/posts/${body.id}/publish`);
    expect(await last()).toMatchObject({
      ...{ action: 'publishPost', fields: ['publishedAt', 'status'] },
      changes: [
        { field: 'status', before: 'draft', after: 'published' },
        { field: 'publishedAt', before: null, after: expect.any(String) },
      ],
    });
  });

  it('keeps only the part of a long text that differs', async () => {
    const text = (word: string) => `${'Beginning. '.repeat(90)}${word}${' The end.'.repeat(90)}`;
    const input = postInput({ summary: text('dull') });
    const { body } = await api.admin.post('/api/admin/posts', input);
    await api.admin.put(`/api/admin/posts/${body.id}`, { ...input, summary: text('bright') });
    const [{ before, after }] = (await last()).changes;
    expect([before, after]).toEqual([
      expect.stringMatching(/^….+ dull .+…$/),
      expect.stringMatching(/^….+ bright .+…$/),
    ]);
    // Surrogate pairs are not cut in half: the database would refuse them.
    await api.admin.put(`/api/admin/posts/${body.id}`, { ...input, summary: '😀'.repeat(1_000) });
    const all: string = (await last()).changes[0].after;
    expect(all).toMatch(/^😀+…$/u);
    expect(all.length).toBeLessThan(310);
  });

  it('never holds what a post says', async () => {
    const input = postInput({ content: 'Words of the first text.' });
    const { body } = await api.admin.post('/api/admin/posts', input);
    await api.admin.put(`/api/admin/posts/${body.id}`, { ...input, content: 'Words of the second text.' });
    expect(await last()).toMatchObject({ action: 'updatePost', fields: ['content'], changes: [] });
    await api.admin.delete(`/api/admin/posts/${body.id}`);
    expect(JSON.stringify(await query('SELECT * FROM audit_log'))).not.toMatch(/Words of the (first|second) text/);
  });

  it('says whether its subject is still there', async () => {
    const { id, input } = await addUser();
    await api.signIn(input.username, String(input.password));
    const subjects = async () =>
      (await entries(`targetId=${id}`)).map((line: { targetExists: boolean }) => line.targetExists);
    expect(await subjects()).toEqual([true, true]);
    await api.admin.delete(`/api/admin/users/${id}`);
    expect(await subjects()).toEqual([false, false, false]);
  });

  it('keeps the name of what was deleted', async () => {
    const { id, input } = await addUser();
    await api.admin.delete(`/api/admin/users/${id}`);
    expect(await last()).toMatchObject({
      action: 'deleteUser',
      target: 'user',
      targetId: id,
      targetName: input.username,
    });
  });

  it('calls a password by its name alone', async () => {
    const { id, input } = await addUser();
    await api.admin.put(`/api/admin/users/${id}`, { ...input, role: 'admin', password: 'never to be read' });
    expect(await last()).toMatchObject({
      ...{ action: 'updateUser', fields: ['password', 'role'] },
      changes: [{ field: 'role', before: 'user', after: 'admin' }],
    });
    expect(JSON.stringify(await query('SELECT * FROM audit_log'))).not.toMatch(/never to be read|argon2/);
  });

  it('is recorded for messages too, without the visitor’s name', async () => {
    await api
      .visitor()
      .post('/api/contact', { firstName: 'Maya', lastName: 'O', email: 'm@example.com', message: 'Please call.' });
    const [message] = (await api.admin.get('/api/admin/contact')).body;
    await api.admin.patch(`/api/admin/contact/${message.id}/read`);
    expect(await last()).toMatchObject({
      action: 'markContactMessageRead',
      target: 'message',
      targetId: String(message.id),
      targetName: null,
      fields: ['isRead'],
      changes: [{ field: 'isRead', before: 'false', after: 'true' }],
    });
  });

  it('is recorded for each of many things that really changed', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 2; count += 1)
      ids.push((await api.admin.post('/api/admin/posts', postInput())).body.id);
    await api.admin.patch(`/api/admin/posts/${ids[0]}/publish`);
    await api.admin.post('/api/admin/posts/bulk', { action: 'delete', ids: [...ids, 999_999] });
    const deleted = await entries('action=changePosts.delete');
    expect(deleted.map(({ targetId }: { targetId: string }) => Number(targetId))).toEqual(ids.toReversed());
    expect(new Set(deleted.map(({ requestId }: { requestId: string }) => requestId)).size).toBe(1);
  });

  it('does not take an odd id for more than it is', async () => {
    expect((await api.admin.delete('/api/admin/users/%00')).status).toBe(404);
    expect((await api.admin.post('/api/admin/posts/bulk', { action: 'delete', ids: [{}, null] })).status).toBe(400);
  });

  it('is not recorded when it was refused', async () => {
    const before = (await last()).id;
    await api.admin.post('/api/admin/posts', {});
    await api.admin.delete('/api/admin/posts/999999');
    await api.visitor().post('/api/admin/posts', postInput());
    expect((await last()).id).toBe(before);
  });
});

describe('signing in and out', () => {
  // ASVS 16.3.1
  it('is recorded, successes and failures', async () => {
    const caller = await api.signIn('admin', adminPassword);
    expect(await last()).toMatchObject({
      action: 'signIn',
      target: 'session',
      actorName: 'admin',
      fields: ['password'],
    });
    await caller.get('/api/auth/logout');
    expect(await last()).toMatchObject({ action: 'signOut', actorName: 'admin' });
    await api.visitor().post('/api/admin/login', { username: 'ADMIN', password: 'wrong' });
    expect(await last()).toMatchObject({ action: 'signInFailed', actorName: 'admin', targetName: 'admin' });
  });

  it('is recorded once, however often it is tried after too many have failed', async () => {
    const { input } = await addUser();
    const fail = () =>
      api
        .visitor()
        .post('/api/admin/login', { username: input.username, password: 'x' }, { 'X-Forwarded-For': '192.0.2.8' });
    for (let time = 0; time < 8; time += 1) await fail();
    const actions = (await entries(`actor=${input.username}`)).map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['tooManySignInsFailed', ...Array(5).fill('signInFailed')]);
    expect(await last()).toMatchObject({ targetName: input.username, address: '192.0.2.8' });
  });

  it('keeps little of a name that is nobody’s: it may be a password', async () => {
    await api.visitor().post('/api/admin/login', { username: 'my-secret-password', password: 'x' });
    expect(await last()).toMatchObject({ action: 'signInFailed', actorId: null, actorName: null, targetName: 'my-…' });
    expect(JSON.stringify(await query('SELECT * FROM audit_log'))).not.toContain('secret-password');
  });
});

describe('what people do with their own account', () => {
  it('is recorded as theirs', async () => {
    const { input, id } = await addUser();
    const caller = await api.signIn(input.username, String(input.password));
    await caller.put('/api/auth/account/password', { currentPassword: input.password, password: 'quite another' });
    expect(await last()).toMatchObject({
      ...{ action: 'changeOwnPassword', target: 'user', fields: ['password'] },
      ...{ actorId: id, actorName: input.username, targetId: id },
    });
  });

  it('is recorded where a link stands for the person', async () => {
    const { input, id } = await addUser({ password: '' });
    const { body } = await api.admin.post(`/api/admin/users/${id}/invitation`);
    expect(await last()).toMatchObject({ action: 'sendInvitation', actorName: 'admin', targetName: input.username });
    const token = body.link.split('/').at(-1);
    await api.admin.post('/api/auth/link/password', { token, password: 'a new secret' });
    expect(await last()).toMatchObject({ action: 'acceptInvitation', actorId: id, fields: ['password'] });
  });
});

describe('GET /api/admin/audit', () => {
  it('answers newest first, in parts, with the length of the whole', async () => {
    const { body, headers } = await api.admin.get('/api/admin/audit?limit=2&offset=1');
    const all = await entries();
    expect(body.map(({ id }: { id: number }) => id)).toEqual([all[1].id, all[2].id]);
    expect(all[0].id).toBeGreaterThan(all[1].id);
    expect(Number(headers.get('x-total-count'))).toBeGreaterThan(2);
  });

  // ASVS 16.2.2
  it('filters by who, what, target and time', async () => {
    const { id, input } = await addUser();
    await api.signIn(input.username, String(input.password));
    const of = async (filter: string) => (await entries(filter)).map(({ action }: { action: string }) => action);
    expect(await of(`actor=${input.username.toUpperCase()}`)).toEqual(['signIn']);
    expect(await of(`targetId=${id}&target=user`)).toEqual(['createUser']);
    expect(new Set(await of('action=createUser'))).toEqual(new Set(['createUser']));
    expect(await of('actor=%25')).toEqual([]);
    const soon = new Date(Date.now() + 60_000).toISOString();
    expect(await of(`from=${soon}`)).toEqual([]);
    expect((await of(`to=${soon}&limit=1`)).length).toBe(1);
    expect((await of(`from=2026-01-01T18:00%2B05:30&limit=1`)).length).toBe(1);
  });

  it.each([
    'target=nothing',
    'from=yesterday',
    'to=2026-13-01',
    'from=2026-W05',
    'from=2026-11-20T18:00',
    'from=2026-11-20%2018:00',
    'to=20260101',
    'limit=0',
    'actor=a&actor=b',
  ])('refuses %s with 400', async (filter) => {
    expect((await api.admin.get(`/api/admin/audit?${filter}`)).status).toBe(400);
  });

  it('names every action that there is', async () => {
    const { body } = await api.admin.get('/api/admin/audit/actions');
    expect(body).toEqual(expect.arrayContaining(['createPost', 'signIn', 'signOut']));
    expect(body).toEqual([...body].sort());
  });
});

describe('the audit log', () => {
  // ASVS 16.4.2
  it.each(['UPDATE audit_log SET action = $$none$$', 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
    'takes new entries only: %s fails',
    async (statement) => {
      await expect(query(statement)).rejects.toThrow('The audit log takes new entries only.');
    },
  );
});
