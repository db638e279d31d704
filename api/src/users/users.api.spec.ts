import pg from 'pg';
import { databaseUrl, query } from '../../testing/database';
import { postInput, userInput } from '../../testing/factories';
import { useApi } from '../../testing/use-api';
import { SpellingOfNames1767225600066 } from '../database/migrations/66-spelling-of-names';

const api = useApi();

const create = async (overrides = {}) => {
  const input = userInput(overrides);
  const { body, status, text } = await api.admin.post('/api/admin/users', input);
  if (status !== 201) throw new Error(text);
  return { input, id: body.id as string, signIn: () => api.signIn(input.username, String(input.password)) };
};
const self = async () => (await api.admin.get('/api/admin/auth')).body;
const isSignedIn = async (caller: { get: (path: string) => Promise<{ status: number }> }) =>
  (await caller.get('/api/auth/user')).status === 200;

describe('GET /api/admin/users', () => {
  // ASVS 8.2.3
  it('lists every user, the oldest first, without anything about passwords', async () => {
    const { input } = await create();
    const { status, body, headers } = await api.admin.get('/api/admin/users');
    expect(status).toBe(200);
    expect(headers.get('x-total-count')).toBe(String(body.length));
    expect(body[0].username).toBe('admin');
    expect(body.at(-1)).toEqual({
      id: expect.any(String),
      username: input.username,
      email: input.email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      profileImageUrl: null,
      role: 'user',
      isActive: true,
      hasPassword: true,
      hasSecondFactor: false,
      invitedUntil: null,
      lastLoginAt: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });
});

describe('POST /api/admin/users', () => {
  it('creates an active user of role user who can sign in', async () => {
    const { status, body } = await api.admin.post('/api/admin/users', userInput());
    expect(status).toBe(201);
    expect(body).toMatchObject({ role: 'user', isActive: true });
    expect(body).not.toHaveProperty('password');
    expect(body).not.toHaveProperty('passwordHash');
  });

  it('takes null for what is absent', async () => {
    const { status, body } = await api.admin.post('/api/admin/users', { ...userInput(), role: null, isActive: null });
    expect(status).toBe(201);
    expect(body).toMatchObject({ role: 'user', isActive: true });
  });

  it('takes role and status', async () => {
    const { body } = await api.admin.post('/api/admin/users', userInput({ role: 'admin', isActive: false }));
    expect(body).toMatchObject({ role: 'admin', isActive: false });
  });

  it.each([undefined, null, ''])('takes the password %j for none', async (password) => {
    const { status, body } = await api.admin.post('/api/admin/users', { ...userInput(), password });
    expect(status).toBe(201);
    const [row] = await query('SELECT "passwordHash" FROM users WHERE id = $1', [body.id]);
    expect(row).toEqual({ passwordHash: null });
  });

  it('stores passwords as argon2id hashes', async () => {
    const { id } = await create();
    const [row] = await query<{ passwordHash: string }>('SELECT "passwordHash" FROM users WHERE id = $1', [id]);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  // ASVS 2.2.1
  it.each([
    ['username', { username: '' }, 'Username is required'],
    ['username', { username: undefined }, 'Username is required'],
    ['username', { username: ' ab ' }, 'Username must be at least 3 characters'],
    ['email', { email: undefined }, 'Valid email is required'],
    ['email', { email: 'nonsense' }, 'Valid email is required'],
    ['firstName', { firstName: ' ' }, 'First name is required'],
    ['lastName', { lastName: '' }, 'Last name is required'],
    ['password', { password: '12345' }, 'Password must be at least 6 characters'],
    ['role', { role: 'owner' }, 'Role must be admin or user'],
    ['isActive', { isActive: 'yes' }, 'Active must be true or false'],
    ['passwordHash', { passwordHash: 'x' }, 'passwordHash is not a known field'],
  ])('refuses a wrong %s: %j', async (field, overrides, message) => {
    const { status, body } = await api.admin.post('/api/admin/users', { ...userInput(), ...overrides });
    expect(status).toBe(400);
    expect(body).toEqual({ statusCode: 400, message, error: 'Bad Request', fields: { [field]: message } });
  });

  it('answers 409 for a username or an email that is taken, whatever its case', async () => {
    const { input } = await create();
    const name = await api.admin.post('/api/admin/users', userInput({ username: input.username.toUpperCase() }));
    expect([name.status, name.body.fields]).toEqual([409, { username: 'This username is already taken.' }]);
    const email = await api.admin.post('/api/admin/users', userInput({ email: input.email.toUpperCase() }));
    expect([email.status, email.body.fields]).toEqual([409, { email: 'This email is already in use.' }]);
  });
});

describe('the spelling of a username and an email', () => {
  it('is one, however it was typed, and holds nothing that nobody sees', async () => {
    const { username, email } = userInput();
    const input = userInput({
      username: `Rene\u0301 ${username}`,
      email: `\u200B${email}\uFEFF`,
      password: 'a-good-secret',
    });
    const { body } = await api.admin.post('/api/admin/users', input);
    expect(body).toMatchObject({ username: `Ren\u00E9 ${username}`, email });
    for (const typed of [input.username, `\u200BRen\u00E9 ${username}`]) {
      expect(await isSignedIn(await api.signIn(typed, 'a-good-secret'))).toBe(true);
    }
  });

  it('is that of users of before, too, but where two would have the same', async () => {
    const [one, two, three] = [await create(), await create(), await create()];
    const rename = (id: string, username: string) =>
      query('UPDATE users SET username = $1 WHERE id = $2', [username, id]);
    await rename(one.id, 'Zoe\u0308\u00AD');
    await rename(two.id, 'Ame\u0301lie');
    await rename(three.id, 'AM\u00C9LIE');
    await new SpellingOfNames1767225600066().up({ query } as never);
    const names = await query('SELECT username FROM users WHERE id = ANY ($1) ORDER BY array_position($1, id)', [
      [one.id, two.id, three.id],
    ]);
    expect(names.map(({ username }) => username)).toEqual(['Zo\u00EB', 'Ame\u0301lie', 'AM\u00C9LIE']);
  });
});

describe('PUT /api/admin/users/{id}', () => {
  it('changes names and leaves what is absent: password, role, status, sessions', async () => {
    const { id, input, signIn } = await create({ role: 'admin' });
    const session = await signIn();
    const { username, email } = input;
    const { status, body } = await api.admin.put(`/api/admin/users/${id}`, {
      ...{ username, email, firstName: 'Grace', lastName: 'Hopper', password: '' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, firstName: 'Grace', lastName: 'Hopper', role: 'admin', isActive: true });
    expect(await isSignedIn(session)).toBe(true);
    expect(await isSignedIn(await signIn())).toBe(true);
  });

  // ASVS 7.4.2, 7.4.5
  it.each([
    ['its password', { password: 'another-secret' }],
    ['its role', { role: 'admin' as const }],
    ['its status', { isActive: false }],
  ])('ends all sessions of a user when it changes %s', async (_name, change) => {
    const { id, input, signIn } = await create();
    const sessions = [await signIn(), await signIn()];
    await api.admin.put(`/api/admin/users/${id}`, { ...input, password: undefined, ...change });
    expect(await Promise.all(sessions.map(isSignedIn))).toEqual([false, false]);
    expect(await query(`SELECT sid FROM session WHERE sess -> 'passport' ->> 'user' = $1`, [id])).toEqual([]);
  });

  // ASVS 2.3.3, 16.5.3
  it('keeps the session of a user whose change is refused', async () => {
    const { id, input, signIn } = await create();
    const session = await signIn();
    const { status } = await api.admin.put(`/api/admin/users/${id}`, { ...input, username: 'admin', role: 'admin' });
    expect(status).toBe(409);
    expect(await isSignedIn(session)).toBe(true);
  });

  it('makes the new password the only one', async () => {
    const { id, input, signIn } = await create();
    await api.admin.put(`/api/admin/users/${id}`, { ...input, password: 'another-secret' });
    await expect(signIn()).rejects.toThrow('Invalid credentials');
    expect(await isSignedIn(await api.signIn(input.username, 'another-secret'))).toBe(true);
  });

  it('answers 404 for an unknown user and 400 for wrong input', async () => {
    expect((await api.admin.put('/api/admin/users/nobody', userInput())).status).toBe(404);
    expect((await api.admin.put(`/api/admin/users/${(await create()).id}`, { username: 'ab' })).status).toBe(400);
  });
});

describe('DELETE /api/admin/users/{id}', () => {
  // ASVS 7.4.2
  it('removes the user and its sessions', async () => {
    const { id, signIn } = await create();
    const session = await signIn();
    expect((await api.admin.delete(`/api/admin/users/${id}`)).status).toBe(204);
    expect(await isSignedIn(session)).toBe(false);
    expect((await api.admin.delete(`/api/admin/users/${id}`)).status).toBe(404);
  });

  it('answers 409 to somebody who would delete themselves, however many admins there are', async () => {
    await create({ role: 'admin' });
    const { status, body } = await api.admin.delete(`/api/admin/users/${(await self()).id}`);
    expect([status, body.message]).toEqual([409, 'You can’t delete your own account.']);
  });

  it('answers 409 for the author of posts and says how many', async () => {
    const author = await create({ role: 'admin' });
    const caller = await author.signIn();
    await caller.post('/api/admin/posts', postInput());
    const one = await api.admin.delete(`/api/admin/users/${author.id}`);
    expect([one.status, one.body.message]).toEqual([409, expect.stringContaining('author of 1 post and')]);
    await caller.post('/api/admin/posts', postInput());
    const two = await api.admin.delete(`/api/admin/users/${author.id}`);
    expect(two.body.message).toContain('author of 2 posts');
  });
});

// The embedded database has one backend, which nothing can wait for.
if (globalThis.testDatabase === 'postgres') {
  it('gives an author another name without waiting for whoever saves one of their posts', async () => {
    const ada = userInput({ role: 'user', firstName: 'Ada', lastName: 'King' });
    const { id } = (await api.admin.post('/api/admin/users', ada)).body;
    const post = (await api.admin.post('/api/admin/posts', postInput({ status: 'published', authorId: id }))).body;

    const save = new pg.Client(databaseUrl());
    await save.connect();
    await save.query(`BEGIN; SELECT FROM posts WHERE id = ${post.id} FOR UPDATE`);
    const renamed = await api.admin.put(`/api/admin/users/${id}`, {
      ...ada,
      password: undefined,
      lastName: 'Lovelace',
    });
    expect(renamed.body).toMatchObject({ lastName: 'Lovelace' });
    await save.query('COMMIT');
    await save.end();
  });
}

describe('the last active admin', () => {
  const others = async () => {
    const { body } = await api.admin.get('/api/admin/users');
    return body.filter(
      ({ role, username }: { role: string; username: string }) => role === 'admin' && username !== 'admin',
    );
  };
  const namesOf = ({ username, email, firstName, lastName }: Record<string, string>) => {
    return { username, email, firstName, lastName };
  };

  beforeAll(async () => {
    for (const admin of await others())
      await api.admin.put(`/api/admin/users/${admin.id}`, { ...namesOf(admin), role: 'user' });
    await create({ role: 'admin', isActive: false });
    await create({ role: 'admin', password: null });
  });

  it.each([{ role: 'user' }, { isActive: false }])('can not make itself %j', async (change) => {
    const me = await self();
    const { status, body } = await api.admin.put(`/api/admin/users/${me.id}`, { ...namesOf(me), ...change });
    expect([status, body.message]).toEqual([409, expect.stringContaining('last active admin')]);
    expect(await isSignedIn(api.admin)).toBe(true);
  });

  it('is none who is only invited: others may demote and delete that one', async () => {
    const { id, input } = await create({ role: 'admin', password: null });
    expect((await api.admin.put(`/api/admin/users/${id}`, { ...input, role: 'user' })).status).toBe(200);
    await api.admin.put(`/api/admin/users/${id}`, { ...input, role: 'admin' });
    expect((await api.admin.delete(`/api/admin/users/${id}`)).status).toBe(204);
  });

  it('may change its names', async () => {
    const me = await self();
    expect((await api.admin.put(`/api/admin/users/${me.id}`, { ...namesOf(me), firstName: 'New' })).status).toBe(200);
  });

  // ASVS 2.3.2
  it('remains when two admins demote each other at once', async () => {
    const second = await create({ role: 'admin' });
    const [first, me] = [await second.signIn(), await self()];
    const answers = await Promise.all([
      first.put(`/api/admin/users/${me.id}`, { ...namesOf(me), role: 'user' }),
      api.admin.put(`/api/admin/users/${second.id}`, { ...second.input, password: undefined, role: 'user' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [row] = await query<{ admins: number }>(
      `SELECT count(*)::int AS admins FROM users WHERE role = 'admin' AND "isActive" AND "passwordHash" IS NOT NULL`,
    );
    expect(row?.admins).toBe(1);
  });
});
