import pg from 'pg';
import { databaseUrl, query } from '../../testing/database';
import { userInput } from '../../testing/factories';
import { untilLockAwaited } from '../../testing/until-lock-awaited';
import { useApi } from '../../testing/use-api';

const api = useApi();

const member = async (overrides = {}) => {
  const input = userInput(overrides);
  const { body } = await api.admin.post('/api/admin/users', input);
  const password = String(input.password);
  const signIn = () => api.signIn(input.username, password);
  return { input, id: String(body.id), password, signIn, caller: await signIn() };
};
const isSignedIn = async (caller: { get: (path: string) => Promise<{ status: number }> }) =>
  (await caller.get('/api/auth/user')).status === 200;

const calls = [
  ['GET', '/api/auth/account'],
  ['PUT', '/api/auth/account'],
  ['PUT', '/api/auth/account/preferences'],
  ['PUT', '/api/auth/account/password'],
  ['GET', '/api/auth/account/sessions'],
  ['DELETE', '/api/auth/account/sessions'],
  ['DELETE', '/api/auth/account/sessions/1'],
  ['POST', '/api/auth/account/second-factor'],
  ['POST', '/api/auth/account/second-factor/confirm'],
  ['POST', '/api/auth/account/second-factor/recovery-codes'],
  ['POST', '/api/auth/account/second-factor/disable'],
] as const;

describe.each(calls)('%s %s', (method, path) => {
  it('answers 401 to a visitor, and lets an account of role user in', async () => {
    const body = /POST|PUT/.test(method) ? {} : undefined;
    expect((await api.visitor().send(method, path, body)).status).toBe(401);
    const { caller } = await member({ role: 'user' });
    expect([200, 204, 400, 404, 409]).toContain((await caller.send(method, path, body)).status);
  });
});

describe('PUT /api/auth/account', () => {
  const names = (email: string) => ({ email, firstName: 'Grace', lastName: 'Hopper' });

  // ASVS 8.1.2, 8.2.3
  it('changes names, email and picture, and neither username nor role', async () => {
    const { caller, input } = await member();
    const change = { ...names(`new-${input.email}`), profileImageUrl: 'https://example.com/grace.png' };
    const { status, body } = await caller.put('/api/auth/account', change);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...change,
      id: expect.any(String),
      username: input.username,
      role: 'user',
      hasSecondFactor: false,
      recoveryCodesLeft: 0,
      passwordMinimum: 6,
    });
    expect((await caller.get('/api/auth/account')).body).toEqual(body);
    expect((await caller.put('/api/auth/account', { ...change, role: 'admin' })).body.fields).toHaveProperty('role');
  });

  it('takes back nothing that an admin changes of the account at that moment', async () => {
    const { caller, input, id } = await member();
    await query(`
      CREATE FUNCTION deactivate() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE users SET "isActive" = false, role = 'user', "passwordHash" = 'another' WHERE id = '${id}';
        RETURN NULL;
      END $$;
      CREATE TRIGGER deactivate AFTER DELETE ON one_time_links FOR EACH STATEMENT EXECUTE FUNCTION deactivate();
    `);
    try {
      expect((await caller.put('/api/auth/account', names(`new-${input.email}`))).status).toBe(200);
    } finally {
      await query('DROP FUNCTION deactivate CASCADE');
    }
    const [stored] = await query('SELECT "firstName", "isActive", role, "passwordHash" FROM users WHERE id = $1', [id]);
    expect(stored).toEqual({ firstName: 'Grace', isActive: false, role: 'user', passwordHash: 'another' });
  });

  it('empties the picture with null or nothing', async () => {
    const { caller, input } = await member();
    await caller.put('/api/auth/account', { ...names(input.email), profileImageUrl: '/media/grace.png' });
    const { body } = await caller.put('/api/auth/account', { ...names(input.email), profileImageUrl: '' });
    expect(body.profileImageUrl).toBeNull();
  });

  it('names the fields that are wrong or taken', async () => {
    const { caller } = await member();
    const wrong = await caller.put('/api/auth/account', { email: 'x', firstName: '', profileImageUrl: 'javascript:1' });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.fields).sort()).toEqual(['email', 'firstName', 'lastName', 'profileImageUrl']);
    const taken = await caller.put('/api/auth/account', names('ADMIN@example.com'));
    expect([taken.status, taken.body.fields]).toEqual([409, { email: 'This email is already in use.' }]);
  });
});

describe('PUT /api/auth/account/preferences', () => {
  it('is remembered for this person on every device, and changes nothing else of the account', async () => {
    const { caller, signIn, id } = await member();
    const rowOf = () => query('SELECT "updatedAt", "editorMode" FROM users WHERE id = $1', [id]);
    const [before] = await rowOf();
    const modeFor = async (device: typeof caller) => (await device.get('/api/admin/auth')).body.editorMode;
    expect(await modeFor(caller)).toBe('source');
    expect((await caller.put('/api/auth/account/preferences', { editorMode: 'write' })).status).toBe(204);
    expect([await modeFor(await signIn()), await modeFor(api.admin)]).toEqual(['write', 'source']);
    expect(await rowOf()).toEqual([{ ...before, editorMode: 'write' }]);
    const wrong = await caller.put('/api/auth/account/preferences', { editorMode: 'paint' });
    expect([wrong.status, wrong.body.fields]).toEqual([400, { editorMode: 'Editor mode must be source or write' }]);
  });
});

describe('PUT /api/auth/account/password', () => {
  // ASVS 6.2.2, 7.4.3
  it('takes the current password, sets the new one, and ends all other sessions', async () => {
    const { caller, signIn, input, password, id } = await member();
    const other = await signIn();
    await api.admin.post(`/api/admin/users/${id}/password-reset`);
    const change = { currentPassword: password, password: 'quite another' };
    expect((await caller.put('/api/auth/account/password', change)).status).toBe(204);
    expect([await isSignedIn(caller), await isSignedIn(other)]).toEqual([true, false]);
    await api.signIn(input.username, 'quite another');
    await expect(api.signIn(input.username, password)).rejects.toThrow('Invalid credentials');
    expect(await query('SELECT 1 FROM one_time_links WHERE "userId" = $1', [id])).toEqual([]);
  });

  // ASVS 6.2.3
  it('names the field when the current password is wrong or the new one too short', async () => {
    const { caller, signIn, password } = await member();
    const other = await signIn();
    const wrong = await caller.put('/api/auth/account/password', { currentPassword: 'no', password: 'quite another' });
    expect([wrong.status, wrong.body.fields]).toEqual([400, { currentPassword: 'This is not your current password' }]);
    const short = await caller.put('/api/auth/account/password', { currentPassword: password, password: '12345' });
    expect([short.status, Object.keys(short.body.fields)]).toEqual([400, ['password']]);
    expect(await isSignedIn(other)).toBe(true);
  });
});

describe('the sessions of an account', () => {
  const firefox = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };

  // ASVS 3.3.4, 7.1.2
  it('are listed, this device first, in words and without their ids', async () => {
    const { caller, input, password } = await member();
    const other = api.visitor();
    const headers = { ...firefox, 'X-Forwarded-For': '198.51.100.7' };
    await other.post('/api/admin/login', { username: input.username, password }, headers);
    const { body, text } = await caller.get('/api/auth/account/sessions');
    expect(body).toHaveLength(2);
    expect(body[0]).toMatchObject({ isCurrent: true });
    expect(body[1]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      device: 'Firefox on Windows',
      address: '198.51.100.7',
      startedAt: expect.any(String),
      seenAt: expect.any(String),
      isCurrent: false,
    });
    const sids = await query<{ sid: string }>('SELECT sid FROM session');
    for (const { sid } of sids) expect(text).not.toContain(sid);
  });

  it('know when they were last used, to the minute', async () => {
    const { caller, id } = await member();
    const longAgo = new Date(Date.now() - 3_600_000).toISOString();
    await query(
      `UPDATE session SET sess = jsonb_set(sess::jsonb, '{seenAt}', to_jsonb($2::text))::json
        WHERE sess -> 'passport' ->> 'user' = $1`,
      [id, longAgo],
    );
    await caller.get('/api/auth/user');
    const [session] = (await caller.get('/api/auth/account/sessions')).body;
    expect(Date.now() - Date.parse(session.seenAt)).toBeLessThan(10_000);
  });

  it('are shown when they are older than this list', async () => {
    const { caller, id } = await member();
    await query(
      `UPDATE session SET sess = (sess::jsonb - 'device' - 'seenAt')::json WHERE sess -> 'passport' ->> 'user' = $1`,
      [id],
    );
    const [session] = (await caller.get('/api/auth/account/sessions')).body;
    expect(session).toMatchObject({ device: 'Unknown device', address: null, startedAt: null });
  });

  // ASVS 7.5.2
  it('can be ended one by one', async () => {
    const { caller, signIn } = await member();
    const [one, two] = [await signIn(), await signIn()];
    const { body } = await one.get('/api/auth/account/sessions');
    expect((await caller.delete(`/api/auth/account/sessions/${body[0].id}`)).status).toBe(204);
    expect([await isSignedIn(caller), await isSignedIn(one), await isSignedIn(two)]).toEqual([true, false, true]);
    expect((await caller.delete(`/api/auth/account/sessions/${body[0].id}`)).status).toBe(404);
  });

  // ASVS 7.4.3
  it('can be ended everywhere else', async () => {
    const { caller, signIn } = await member();
    const [one, two] = [await signIn(), await signIn()];
    expect((await caller.delete('/api/auth/account/sessions')).status).toBe(204);
    expect([await isSignedIn(caller), await isSignedIn(one), await isSignedIn(two)]).toEqual([true, false, false]);
  });

  // ASVS 8.2.2
  it('of somebody else are out of reach', async () => {
    const [ada, bob] = [await member(), await member()];
    const [session] = (await ada.caller.get('/api/auth/account/sessions')).body;
    expect((await bob.caller.delete(`/api/auth/account/sessions/${session.id}`)).status).toBe(404);
    expect(await isSignedIn(ada.caller)).toBe(true);
  });

  // ASVS 7.4.1
  it('stay ended, also by a request that was under way', async () => {
    const { caller, signIn, id } = await member();
    const other = await signIn();
    await query(`UPDATE session SET sess = (sess::jsonb - 'seenAt')::json WHERE sess -> 'passport' ->> 'user' = $1`, [
      id,
    ]);
    await Promise.all([
      caller.delete('/api/auth/account/sessions'),
      ...Array.from({ length: 8 }, () => other.get('/api/auth/user')),
    ]);
    expect(await isSignedIn(other)).toBe(false);
  });
});

// The embedded database has one backend, which nothing can wait for.
if (globalThis.testDatabase === 'postgres') {
  it.each([
    ['password', { currentPassword: 'secret-enough', password: 'quite another' }],
    ['email', { email: 'thief@example.com', firstName: 'Ada', lastName: 'Lovelace' }],
  ])('refuses a change of the own %s that a reset of the password overtakes', async (what, change) => {
    const { caller, id, input } = await member();

    const reset = new pg.Client(databaseUrl());
    await reset.connect();
    await reset.query('BEGIN');
    await reset.query(`UPDATE users SET "passwordHash" = 'by the reset' WHERE id = $1`, [id]);
    const changing = caller.put(`/api/auth/account${what === 'password' ? '/password' : ''}`, change);
    await untilLockAwaited();
    await reset.query(`DELETE FROM session WHERE sess -> 'passport' ->> 'user' = $1`, [id]);
    await reset.query('COMMIT');
    await reset.end();

    expect((await changing).status).toBe(401);
    expect(await query('SELECT email, "passwordHash" FROM users WHERE id = $1', [id])).toEqual([
      { email: input.email, passwordHash: 'by the reset' },
    ]);
  });

  it('opens no session by the password alone while a second factor is turned on', async () => {
    const { caller: owner, id, input } = await member();
    await owner.post('/api/auth/account/second-factor', { currentPassword: input.password });

    const confirming = new pg.Client(databaseUrl());
    await confirming.connect();
    await confirming.query('BEGIN');
    await confirming.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [id]);
    await confirming.query('UPDATE second_factors SET "enabledAt" = now() WHERE "userId" = $1', [id]);
    const thief = api.visitor();
    const signingIn = thief.post('/api/admin/login', { username: input.username, password: input.password });
    await untilLockAwaited();
    await confirming.query('COMMIT');
    await confirming.end();

    expect((await signingIn).status).toBe(202);
    expect((await thief.get('/api/auth/account')).status).toBe(401);
  });

  it.each([
    ['the session is ended', `DELETE FROM session WHERE sess -> 'passport' ->> 'user' = $1`],
    ['a second factor is turned on', 'UPDATE second_factors SET "enabledAt" = now() WHERE "userId" = $1'],
  ])('does not sign in again while %s', async (_, statement) => {
    const { caller, id, password } = await member();
    await caller.post('/api/auth/account/second-factor', { currentPassword: password });

    const ending = new pg.Client(databaseUrl());
    await ending.connect();
    await ending.query('BEGIN');
    await ending.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [id]);
    const signingIn = caller.post('/api/auth/account/sign-in-again', { currentPassword: password });
    await untilLockAwaited();
    await ending.query(statement, [id]);
    await ending.query('COMMIT');
    await ending.end();

    expect((await signingIn).status).toBe(401);
    expect((await caller.get('/api/auth/account')).status).toBe(401);
  });
}
