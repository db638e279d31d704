import { generateSync } from 'otplib';
import type { Caller } from '../../testing/caller';
import { query } from '../../testing/database';
import { userInput } from '../../testing/factories';
import { useApi } from '../../testing/use-api';

const api = useApi();

const now = () => Math.floor(Date.now() / 1000);
const codeAt = (secret: string, seconds = 0) => generateSync({ secret, epoch: now() + seconds });

/** As if the codes used so far lay in the past: a test does not wait 30 seconds. */
const forgetSteps = (id: string) => query('UPDATE second_factors SET "lastStep" = 0 WHERE "userId" = $1', [id]);

const member = async (overrides = {}) => {
  const input = userInput(overrides);
  const { body } = await api.admin.post('/api/admin/users', input);
  const password = String(input.password);
  return { input, password, id: String(body.id), caller: await api.signIn(input.username, password) };
};
const begin = async (caller: Caller, currentPassword: string) =>
  (await caller.post('/api/auth/account/second-factor', { currentPassword })).body as { secret: string; uri: string };
const protectedMember = async () => {
  const someone = await member();
  const { secret } = await begin(someone.caller, someone.password);
  const { body } = await someone.caller.post('/api/auth/account/second-factor/confirm', { code: codeAt(secret) });
  await forgetSteps(someone.id);
  return { ...someone, secret, recoveryCodes: body.recoveryCodes as string[] };
};
const enterPassword = async ({ username }: { username: string }, password: string) => {
  const caller = api.visitor();
  return { caller, answer: await caller.post('/api/admin/login', { username, password }) };
};
const enterCode = (caller: Caller, code: string) => caller.post('/api/admin/login/second-factor', { code });

describe('setting a second factor up', () => {
  it('takes the password and answers a secret with its otpauth address', async () => {
    const { caller, password, input } = await member();
    const wrong = await caller.post('/api/auth/account/second-factor', { currentPassword: 'wrong' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['currentPassword']]);
    const { secret, uri } = await begin(caller, password);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(`otpauth://totp/127.0.0.1:${input.username}?secret=${secret}&issuer=127.0.0.1`);
  });

  it('protects nothing until a right code came, and names the field of a wrong one', async () => {
    const { caller, password, input } = await member();
    const { secret } = await begin(caller, password);
    expect((await enterPassword(input, password)).answer.status).toBe(200);
    for (const code of ['000000', codeAt(secret, -300), codeAt(secret, 300), 'abcdef', '12']) {
      const { status, body } = await caller.post('/api/auth/account/second-factor/confirm', { code });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['code']]);
    }
    expect((await enterPassword(input, password)).answer.status).toBe(200);
  });

  // ASVS 6.5.2, 6.5.3, 6.5.4
  it('answers ten recovery codes, once, and keeps only hashes; the secret is encrypted', async () => {
    const { caller, id, secret, recoveryCodes } = await protectedMember();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){3}$/);
    const stored = JSON.stringify([
      await query('SELECT * FROM recovery_codes WHERE "userId" = $1', [id]),
      await query('SELECT * FROM second_factors WHERE "userId" = $1', [id]),
    ]);
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
    const account = await caller.get('/api/auth/account');
    expect(account.body).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 });
    expect((await caller.post('/api/auth/account/second-factor/confirm', { code: codeAt(secret) })).status).toBe(409);
  });

  it('can’t be begun anew while it is on', async () => {
    const { caller, password, secret, input } = await protectedMember();
    const { status, body } = await caller.post('/api/auth/account/second-factor', { currentPassword: password });
    expect([status, body.message]).toEqual([409, expect.stringContaining('“New recovery codes”')]);
    const { caller: next } = await enterPassword(input, password);
    expect((await enterCode(next, codeAt(secret))).status).toBe(200);
  });
});

// ASVS 7.4.3
it('ends all other sessions when it is turned on, and when it is turned off, but not at a wrong code', async () => {
  const { caller, input, password, id } = await member();
  const isOpen = async (device: Caller) => (await device.get('/api/auth/user')).status === 200;
  const other = await api.signIn(input.username, password);
  const { secret } = await begin(caller, password);
  const confirm = (code: string) => caller.post('/api/auth/account/second-factor/confirm', { code });
  await confirm('000000');
  expect(await isOpen(other)).toBe(true);
  expect((await confirm(codeAt(secret))).status).toBe(200);
  expect([await isOpen(caller), await isOpen(other)]).toEqual([true, false]);

  await forgetSteps(id);
  const { caller: next } = await enterPassword(input, password);
  await enterCode(next, codeAt(secret));
  await forgetSteps(id);
  const disable = (code: string) =>
    caller.post('/api/auth/account/second-factor/disable', { currentPassword: password, code });
  await disable('000000');
  expect(await isOpen(next)).toBe(true);
  expect((await disable(codeAt(secret))).status).toBe(204);
  expect([await isOpen(caller), await isOpen(next)]).toEqual([true, false]);
});

describe('signing in with a second factor', () => {
  // ASVS 6.3.3
  it('answers 202 to the password, and a session only to the code', async () => {
    const { input, password, secret } = await protectedMember();
    const { caller, answer } = await enterPassword(input, password);
    expect([answer.status, answer.body]).toEqual([202, { secondFactor: true }]);
    expect(caller.cookies.has('signed_in')).toBe(false);
    for (const path of ['/api/auth/user', '/api/admin/auth', '/api/auth/account']) {
      expect((await caller.get(path)).status).toBe(401);
    }
    const before = caller.cookies.get('sid');
    const done = await enterCode(caller, codeAt(secret));
    expect([done.status, done.body.username]).toEqual([200, input.username]);
    expect(caller.cookies.get('sid')).not.toBe(before);
    expect((await caller.get('/api/auth/user')).status).toBe(200);
  });

  it.each([-30, 0, 30])('takes the code of %i seconds from now: clocks differ', async (seconds) => {
    const { input, password, secret } = await protectedMember();
    const { caller } = await enterPassword(input, password);
    // Spaces as apps show them.
    const code = codeAt(secret, seconds).replace(/^(...)/, '$1 ');
    expect((await enterCode(caller, code)).status).toBe(200);
  });

  // ASVS 6.5.5
  it.each([-120, 120])('refuses the code of %i seconds from now', async (seconds) => {
    const { input, password, secret } = await protectedMember();
    const { caller } = await enterPassword(input, password);
    const { status, body } = await enterCode(caller, codeAt(secret, seconds));
    expect([status, Object.keys(body.fields)]).toEqual([401, ['code']]);
    expect((await enterCode(caller, codeAt(secret))).status).toBe(200);
  });

  // ASVS 6.5.1
  it('takes a code once: of two at the same time one wins, and an older one is too old', async () => {
    const { input, password, secret } = await protectedMember();
    const attempts = await Promise.all([enterPassword(input, password), enterPassword(input, password)]);
    const code = codeAt(secret);
    const answers = await Promise.all(attempts.map(({ caller }) => enterCode(caller, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const { caller } = await enterPassword(input, password);
    expect((await enterCode(caller, codeAt(secret, -30))).status).toBe(401);
  });

  // ASVS 6.5.1
  it('takes each recovery code once, however it is written', async () => {
    const { input, password, recoveryCodes } = await protectedMember();
    const [first = '', second = ''] = recoveryCodes;
    const attempts = await Promise.all([enterPassword(input, password), enterPassword(input, password)]);
    const answers = await Promise.all(attempts.map(({ caller }) => enterCode(caller, first)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const { caller } = await enterPassword(input, password);
    expect((await enterCode(caller, ` ${second.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect((await caller.get('/api/auth/account')).body.recoveryCodesLeft).toBe(8);
  });

  // ASVS 2.3.1
  it('needs the password first, within five minutes', async () => {
    const { input, password, secret, id } = await protectedMember();
    expect((await enterCode(api.visitor(), codeAt(secret))).status).toBe(401);
    const { caller } = await enterPassword(input, password);
    await query(
      `UPDATE session SET sess = jsonb_set(sess::jsonb, '{pendingSignIn,until}', to_jsonb(now()))::json
        WHERE sess -> 'pendingSignIn' ->> 'userId' = $1`,
      [id],
    );
    const { status, body } = await enterCode(caller, codeAt(secret));
    expect([status, body.message]).toEqual([401, expect.stringContaining('enter your password again')]);
  });

  it('ends at the first step for whoever was signed in on the device before', async () => {
    const [ada, bob] = [await member(), await protectedMember()];
    await ada.caller.post('/api/admin/login', { username: bob.input.username, password: bob.password });
    expect((await ada.caller.get('/api/auth/user')).status).toBe(401);
  });

  it('is over when the password is changed between the steps, or the account deactivated', async () => {
    const [changed, inactive] = [await protectedMember(), await protectedMember()];
    const pending = await Promise.all([changed, inactive].map(({ input, password }) => enterPassword(input, password)));
    await api.admin.put(`/api/admin/users/${changed.id}`, { ...changed.input, password: 'by an admin' });
    await api.admin.put(`/api/admin/users/${inactive.id}`, { ...inactive.input, password: undefined, isActive: false });
    for (const [index, { secret }] of [changed, inactive].entries()) {
      expect((await enterCode(pending[index]?.caller as Caller, codeAt(secret))).status).toBe(401);
    }
  });

  it('asks nobody else for a code, and says nothing of it when the password is wrong', async () => {
    const { input } = await protectedMember();
    const { answer } = await enterPassword(input, 'wrong');
    expect(answer.body).toEqual({ statusCode: 401, message: 'Invalid credentials', error: 'Unauthorized' });
    const plain = await member();
    expect((await enterPassword(plain.input, plain.password)).answer.status).toBe(200);
  });
});

describe('a password reset', () => {
  // ASVS 6.3.4, 6.4.3
  it('leaves the second factor on', async () => {
    const { input, id } = await protectedMember();
    const { body } = await api.admin.post(`/api/admin/users/${id}/password-reset`);
    const token = body.link.split('/').at(-1);
    await api.visitor().post('/api/auth/link/password', { token, password: 'after the reset' });
    expect((await enterPassword(input, 'after the reset')).answer.status).toBe(202);
  });
});

describe('turning it off', () => {
  it('takes the password and a code; a wrong password uses no code up', async () => {
    const { caller, password, secret, input, recoveryCodes } = await protectedMember();
    const disable = (currentPassword: string, code: string) =>
      caller.post('/api/auth/account/second-factor/disable', { currentPassword, code });
    const code = String(recoveryCodes[0]);
    expect(Object.keys((await disable('wrong', code)).body.fields)).toEqual(['currentPassword']);
    expect(Object.keys((await disable(password, '000000')).body.fields)).toEqual(['code']);
    expect((await enterPassword(input, password)).answer.status).toBe(202);
    expect((await disable(password, code)).status).toBe(204);
    expect((await enterPassword(input, password)).answer.status).toBe(200);
    expect((await disable(password, codeAt(secret))).status).toBe(409);
    expect(await query('SELECT 1 FROM recovery_codes WHERE "codeHash" = $1', [code])).toEqual([]);
  });

  // ASVS 6.4.4
  it('is possible for an admin, for another: all of its sessions end', async () => {
    const { id, caller, input, password } = await protectedMember();
    expect((await api.admin.delete(`/api/admin/users/${id}/second-factor`)).status).toBe(204);
    expect((await caller.get('/api/auth/user')).status).toBe(401);
    expect((await enterPassword(input, password)).answer.status).toBe(200);
    expect((await api.admin.delete(`/api/admin/users/${id}/second-factor`)).status).toBe(409);
    expect((await api.admin.delete('/api/admin/users/nobody/second-factor')).status).toBe(404);
  });

  it('is not possible for an admin that way for itself', async () => {
    const me = (await api.admin.get('/api/admin/auth')).body;
    expect((await api.admin.delete(`/api/admin/users/${me.id}/second-factor`)).status).toBe(409);
  });
});

describe('new recovery codes', () => {
  it('replace the old ones', async () => {
    const { caller, password, secret, input, recoveryCodes, id } = await protectedMember();
    const proof = { currentPassword: password, code: codeAt(secret) };
    const { status, body } = await caller.post('/api/auth/account/second-factor/recovery-codes', proof);
    expect([status, body.recoveryCodes.length]).toEqual([200, 10]);
    await forgetSteps(id);
    const pending = await enterPassword(input, password);
    expect((await enterCode(pending.caller, String(recoveryCodes[0]))).status).toBe(401);
    expect((await enterCode(pending.caller, body.recoveryCodes[0])).status).toBe(200);
  });
});

// ASVS 6.3.3
it('shows admins who has one', async () => {
  const { id } = await protectedMember();
  const { body } = await api.admin.get('/api/admin/users');
  expect(body.find((user: { id: string }) => user.id === id)).toMatchObject({ hasSecondFactor: true });
});
