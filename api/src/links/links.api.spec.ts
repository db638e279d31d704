import { createHash } from 'node:crypto';
import pg from 'pg';
import { databaseUrl, query } from '../../testing/database';
import { userInput } from '../../testing/factories';
import { until } from '../../testing/until';
import { untilLockAwaited } from '../../testing/until-lock-awaited';
import { useApi } from '../../testing/use-api';

const api = useApi();

const tokenIn = (link: string) => String(link.split('/').at(-1));
const inspect = (token: string) => api.visitor().post('/api/auth/link', { token });
const setPassword = (token: string, password = 'a new secret') =>
  api.visitor().post('/api/auth/link/password', { token, password });
const canSignIn = async (username: string, password: string) =>
  (await api.visitor().post('/api/admin/login', { username, password })).status === 200;

const invite = async () => {
  const input = userInput({ password: undefined });
  const { body } = await api.admin.post('/api/admin/users', input);
  return { input, id: String(body.id), invitation: body.invitation, token: tokenIn(body.invitation.link) };
};
const member = async () => {
  const input = userInput();
  const { body } = await api.admin.post('/api/admin/users', input);
  return { input, id: String(body.id), password: String(input.password) };
};
const resetLink = async (id: string) => {
  const { body } = await api.admin.post(`/api/admin/users/${id}/password-reset`);
  return tokenIn(body.link);
};
const gone = expect.objectContaining({
  statusCode: 404,
  message: 'This link no longer works. Ask an admin for a new one.',
});

describe('adding a user without a password', () => {
  // ASVS 6.4.1
  it('makes an invitation for 7 days, whose link is shown where no email is sent', async () => {
    const { input, invitation } = await invite();
    expect(invitation).toEqual({
      purpose: 'invitation',
      email: input.email,
      mail: 'off',
      link: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/admin\/invitation\/[\w-]{43}$/),
      expiresAt: expect.any(String),
    });
    const days = (Date.parse(invitation.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThan(7.01);
  });

  it('keeps only the hash of the token', async () => {
    const { token, id } = await invite();
    const [row] = await query('SELECT * FROM one_time_links WHERE "userId" = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row?.tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
  });

  it('makes none for an inactive account, nor where a password is given', async () => {
    const inactive = await api.admin.post('/api/admin/users', { ...userInput(), password: '', isActive: false });
    const complete = await api.admin.post('/api/admin/users', userInput());
    expect([inactive.body.invitation, complete.body.invitation]).toEqual([null, null]);
  });

  it('adds nobody where the invitation can’t be made, so that a second try can', async () => {
    const input = userInput({ password: undefined });
    await query(`
      CREATE FUNCTION refuse_link() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'No room'; END $$;
      CREATE TRIGGER refuse_link BEFORE INSERT ON one_time_links EXECUTE FUNCTION refuse_link();
    `);
    try {
      expect((await api.admin.post('/api/admin/users', input)).status).toBe(500);
    } finally {
      await query('DROP FUNCTION refuse_link CASCADE');
    }
    expect((await api.admin.post('/api/admin/users', input)).status).toBe(201);
  });

  it('shows in the list until when the invitation is good', async () => {
    const { id, token } = await invite();
    const entry = async () =>
      (await api.admin.get('/api/admin/users')).body.find((user: { id: string }) => user.id === id);
    expect(await entry()).toMatchObject({ hasPassword: false, invitedUntil: expect.any(String) });
    await setPassword(token);
    expect(await entry()).toMatchObject({ hasPassword: true, invitedUntil: null });
  });
});

describe('POST /api/auth/link', () => {
  it('says whose link it is, as often as it is asked', async () => {
    const { token, input } = await invite();
    for (let time = 0; time < 2; time += 1) {
      const { status, body, headers } = await inspect(token);
      expect(status).toBe(200);
      expect(body).toEqual({
        purpose: 'invitation',
        username: input.username,
        firstName: 'Ada',
        expiresAt: expect.any(String),
        passwordMinimum: 6,
      });
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('answers the same for a link that never was, one that was used and one that is too old', async () => {
    const [used, old] = [await invite(), await invite()];
    await setPassword(used.token);
    await query(`UPDATE one_time_links SET "expiresAt" = now() - interval '1 second' WHERE "userId" = $1`, [old.id]);
    for (const token of ['x'.repeat(43), used.token, old.token]) {
      expect((await inspect(token)).body).toEqual(gone);
      expect((await setPassword(token)).body).toEqual(gone);
    }
    expect(await canSignIn(old.input.username, 'a new secret')).toBe(false);
  });

  it.each([[{}], [{ token: 'short' }], [{ token: 7 }]])('refuses %j with 400', async (body) => {
    expect((await api.visitor().post('/api/auth/link', body)).body.fields).toHaveProperty('token');
  });
});

describe('POST /api/auth/link/password', () => {
  it('sets the password, with which the person signs in', async () => {
    const { token, input } = await invite();
    const { status, headers } = await setPassword(token, 'chosen by Ada');
    expect(status).toBe(204);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^device=/)]);
    expect(await canSignIn(input.username, 'chosen by Ada')).toBe(true);
  });

  // ASVS 2.3.3
  it('checks the password and leaves the link good when it is too short', async () => {
    const { token } = await invite();
    const { status, body } = await setPassword(token, '12345');
    expect([status, body.fields]).toEqual([400, { password: 'Password must be at least 6 characters' }]);
    expect((await setPassword(token)).status).toBe(204);
  });

  // ASVS 2.3.4, 6.4.1
  it('works once: of two at the same time one wins', async () => {
    const { token, input } = await invite();
    const passwords = ['first secret', 'second secret'];
    const answers = await Promise.all(passwords.map((password) => setPassword(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    const winner = answers.findIndex(({ status }) => status === 204);
    expect(await canSignIn(input.username, String(passwords[winner]))).toBe(true);
    expect(await canSignIn(input.username, String(passwords[1 - winner]))).toBe(false);
  });

  it('is dead once another link was made, the account was deleted, deactivated, or given a password or address', async () => {
    const replaced = await invite();
    await api.admin.post(`/api/admin/users/${replaced.id}/invitation`);
    const deleted = await invite();
    await api.admin.delete(`/api/admin/users/${deleted.id}`);
    const [inactive, given, moved] = [await invite(), await invite(), await invite()];
    await api.admin.put(`/api/admin/users/${inactive.id}`, { ...inactive.input, isActive: false });
    await api.admin.put(`/api/admin/users/${given.id}`, { ...given.input, password: 'by an admin' });
    await api.admin.put(`/api/admin/users/${moved.id}`, { ...moved.input, email: `moved-${moved.input.email}` });
    for (const { token } of [replaced, deleted, inactive, given, moved]) {
      expect((await inspect(token)).body).toEqual(gone);
      expect((await setPassword(token)).body).toEqual(gone);
    }
  });
});

describe('a change of role', () => {
  const changeRole = (id: string, input: object) =>
    api.admin.put(`/api/admin/users/${id}`, { ...input, role: 'admin' });

  it('leaves an invitation good', async () => {
    const { id, input, token } = await invite();
    expect((await changeRole(id, input)).body).toMatchObject({ role: 'admin', invitedUntil: expect.any(String) });
    expect((await setPassword(token)).status).toBe(204);
    expect(await canSignIn(input.username, 'a new secret')).toBe(true);
  });

  it('ends a link to a new password', async () => {
    const { id, input } = await member();
    const token = await resetLink(id);
    await changeRole(id, { ...input, password: undefined });
    expect((await inspect(token)).body).toEqual(gone);
  });
});

describe('POST /api/admin/users/{id}/password-reset', () => {
  // ASVS 7.4.3
  it('makes a link for a day; using it ends all sessions, and the old password', async () => {
    const { id, input, password } = await member();
    const session = await api.signIn(input.username, password);
    const { status, body } = await api.admin.post(`/api/admin/users/${id}/password-reset`);
    expect([status, body.link]).toEqual([201, expect.stringMatching(/\/admin\/reset\/[\w-]{43}$/)]);
    expect((Date.parse(body.expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
    expect((await session.get('/api/auth/user')).status).toBe(200);

    expect((await setPassword(tokenIn(body.link), 'after the reset')).status).toBe(204);
    expect((await session.get('/api/auth/user')).status).toBe(401);
    expect(await canSignIn(input.username, password)).toBe(false);
    expect(await canSignIn(input.username, 'after the reset')).toBe(true);
  });

  it('answers 409 where the other kind of link is meant, or the account is inactive', async () => {
    const [invited, known] = [await invite(), await member()];
    const reset = await api.admin.post(`/api/admin/users/${invited.id}/password-reset`);
    expect([reset.status, reset.body.message]).toEqual([409, expect.stringContaining('Send an invitation instead')]);
    const again = await api.admin.post(`/api/admin/users/${known.id}/invitation`);
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('already has a password')]);
    await api.admin.put(`/api/admin/users/${known.id}`, { ...known.input, isActive: false });
    expect((await api.admin.post(`/api/admin/users/${known.id}/password-reset`)).body.message).toContain('inactive');
  });

  it('answers 404 for nobody', async () => {
    expect((await api.admin.post('/api/admin/users/nobody/password-reset')).status).toBe(404);
  });
});

// ASVS 16.2.5
it('writes no token and no password into the log or the audit log', async () => {
  const { id } = await member();
  const token = await resetLink(id);
  const used = () => api.log().filter((line) => line.includes('/api/auth/link')).length;
  const before = used();
  await inspect(token);
  await setPassword(token, 'not to be written');
  await until(() => used() > before + 1);
  const audit = await api.admin.get('/api/admin/audit');
  for (const text of [api.log().join('\n'), audit.text]) {
    expect(text).not.toContain(token);
    expect(text).not.toContain('not to be written');
  }
});

// The embedded database has one backend, which nothing can wait for.
if (globalThis.testDatabase === 'postgres') {
  it('sets a password by a link while an admin changes the account and ends the link', async () => {
    const { id, token } = await invite();
    const change = new pg.Client(databaseUrl());
    await change.connect();
    await change.query(`BEGIN; SET LOCAL lock_timeout = '5s'`);
    await change.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [id]);
    const setting = setPassword(token);
    await untilLockAwaited();
    // Whoever waits for the user must not have taken the link.
    await change.query('DELETE FROM one_time_links WHERE "userId" = $1', [id]);
    await change.query('COMMIT');
    await change.end();
    expect((await setting).status).toBe(404);
  });
}
