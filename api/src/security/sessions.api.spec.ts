import pg from 'pg';
import { generateSync } from 'otplib';
import { adminPassword } from '../../testing/api-process';
import { Caller } from '../../testing/caller';
import { databaseUrl, query } from '../../testing/database';
import { userInput } from '../../testing/factories';
import { isSignedIn } from '../../testing/signed-in';
import { until } from '../../testing/until';
import { useApi } from '../../testing/use-api';

const api = useApi();

const member = async (overrides = {}) => {
  const input = userInput(overrides);
  const { body } = await api.admin.post('/api/admin/users', input);
  const password = String(input.password);
  return { id: String(body.id), input, password, signIn: () => api.signIn(input.username, password) };
};
type Member = Awaited<ReturnType<typeof member>>;

/** A browser that holds a copy of another one's cookies. */
const thiefOf = (caller: Caller) => {
  const thief = api.visitor();
  for (const [name, value] of caller.cookies) thief.cookies.set(name, value);
  return thief;
};
const signInWith = (caller: Caller, { input, password }: Member) =>
  caller.post('/api/admin/login', { username: input.username, password });

describe('a session id that an attacker knows before the sign-in', () => {
  it('is not the one after it, whoever it belongs to', async () => {
    const [attacker, victim] = [await member(), await member()];
    const planted = await attacker.signIn();
    const browser = thiefOf(planted);
    await signInWith(browser, victim);
    expect(browser.cookies.get('sid')).not.toBe(planted.cookies.get('sid'));
    expect((await browser.get('/api/auth/user')).body.username).toBe(victim.input.username);
    expect(await isSignedIn(planted)).toBe(false);
  });

  it('is not taken over when it was made up', async () => {
    const someone = await member();
    for (const sid of ['attackers-own', 's%3Aattackers-own.signature', 's:', '']) {
      const browser = api.visitor();
      browser.cookies.set('sid', sid);
      await signInWith(browser, someone);
      expect(decodeURIComponent(String(browser.cookies.get('sid')))).toMatch(/^s:[\w-]{32}\.[\w+/]{43}$/);
      expect(browser.cookies.get('sid')).not.toContain('attackers');
    }
  });

  it('changes again with the second factor', async () => {
    const someone = await member();
    const caller = await someone.signIn();
    const setup = await caller.post('/api/auth/account/second-factor', { currentPassword: someone.password });
    const code = (later = 0) => generateSync({ secret: setup.body.secret, epoch: Date.now() / 1000 + later });
    expect((await caller.post('/api/auth/account/second-factor/confirm', { code: code() })).status).toBe(200);

    const browser = api.visitor();
    expect((await signInWith(browser, someone)).status).toBe(202);
    const halfway = thiefOf(browser);
    expect((await browser.post('/api/admin/login/second-factor', { code: code(30) })).status).toBe(200);
    expect([await isSignedIn(browser), await isSignedIn(halfway)]).toEqual([true, false]);
  });
});

describe('a stolen cookie', () => {
  const isOver: [what: string, end: (owner: Caller, member: Member) => Promise<unknown>][] = [
    ['its owner signed out', (owner) => owner.get('/api/auth/logout')],
    ['its owner signed in again', (owner, someone) => signInWith(owner, someone)],
    [
      'its owner ended the session from another device',
      async (_, { signIn }) => (await signIn()).delete('/api/auth/account/sessions'),
    ],
    [
      'its owner changed the password on another device',
      async (_, { signIn, password }) =>
        (await signIn()).put('/api/auth/account/password', { currentPassword: password, password: 'quite another' }),
    ],
    ['an admin set another password', (_, { id, input }) => change(id, input, { password: 'quite another' })],
    ['an admin changed the role', (_, { id, input }) => change(id, input, { role: 'admin' })],
    ['an admin deactivated the account', (_, { id, input }) => change(id, input, { isActive: false })],
    ['an admin deleted the account', (_, { id }) => api.admin.delete(`/api/admin/users/${id}`)],
    [
      'the password was set by a link',
      async (_, { id }) => {
        const { body } = await api.admin.post(`/api/admin/users/${id}/password-reset`);
        const token = String(body.link).split('/').at(-1);
        return api.visitor().post('/api/auth/link/password', { token, password: 'quite another' });
      },
    ],
  ];
  const change = (id: string, input: Member['input'], overrides: object) =>
    api.admin.put(`/api/admin/users/${id}`, { ...input, password: undefined, ...overrides });

  it.each(isOver)('opens nothing once %s', async (_what, end) => {
    const someone = await member();
    const owner = await someone.signIn();
    const thief = thiefOf(owner);
    expect(await isSignedIn(thief)).toBe(true);
    await end(owner, someone);
    expect(await isSignedIn(thief)).toBe(false);
    expect((await thief.get('/api/auth/account')).status).toBe(401);
    expect((await thief.put('/api/auth/account', {})).status).toBe(401);
    expect(await query(`SELECT 1 FROM session WHERE sid = $1`, [sidOf(thief)])).toEqual([]);
  });

  it('stays dead when the account is activated again', async () => {
    const { id, input, signIn } = await member();
    const thief = thiefOf(await signIn());
    await change(id, input, { isActive: false });
    await change(id, input, { isActive: true });
    expect(await isSignedIn(thief)).toBe(false);
  });

  it('is not brought back by calls that were under way when it ended', async () => {
    const someone = await member();
    for (let round = 0; round < 5; round += 1) {
      const owner = await someone.signIn();
      const thief = thiefOf(owner);
      await Promise.all([...Array.from({ length: 6 }, () => isSignedIn(thief)), owner.get('/api/auth/logout')]);
      expect(await isSignedIn(thief)).toBe(false);
    }
  });
});

const sidOf = (caller: Caller) => /^s:([^.]+)\./.exec(decodeURIComponent(String(caller.cookies.get('sid'))))?.[1];

describe('several sessions of one account', () => {
  it('live and end each for itself', async () => {
    const someone = await member();
    const [phone, laptop] = [await someone.signIn(), await someone.signIn()];
    expect(phone.cookies.get('sid')).not.toBe(laptop.cookies.get('sid'));
    await phone.get('/api/auth/logout');
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true]);
  });

  it('take a new role up at the next sign-in, and lose what they could do at once', async () => {
    const someone = await member({ role: 'admin' });
    const [one, two] = [await someone.signIn(), await someone.signIn()];
    expect((await one.get('/api/admin/users')).status).toBe(200);
    const demotion = { ...someone.input, password: undefined, role: 'user' };
    expect((await api.admin.put(`/api/admin/users/${someone.id}`, demotion)).status).toBe(200);
    expect([(await one.get('/api/admin/users')).status, (await two.get('/api/admin/users')).status]).toEqual([
      401, 401,
    ]);
    expect((await (await someone.signIn()).get('/api/admin/users')).status).toBe(403);
  });
});

describe('a half sign-in, its code still to come', () => {
  it('ends with the password', async () => {
    const someone = await member();
    const caller = await someone.signIn();
    const { body } = await caller.post('/api/auth/account/second-factor', { currentPassword: someone.password });
    const code = (later: number) => generateSync({ secret: body.secret, epoch: Date.now() / 1000 + later });
    await caller.post('/api/auth/account/second-factor/confirm', { code: code(0) });
    const thief = api.visitor();
    expect((await signInWith(thief, someone)).status).toBe(202);
    const { input, id } = someone;
    await api.admin.put(`/api/admin/users/${id}`, { ...input, password: 'quite another' });
    expect((await thief.post('/api/admin/login/second-factor', { code: code(30) })).status).toBe(401);
  });
});

// The embedded database has one backend: nobody could hold a lock there while the API works.
if (globalThis.testDatabase === 'postgres') {
  it('lets no sign-in with an old password outlive the change that overtakes it', async () => {
    const someone = await member();
    const blocker = new pg.Client(databaseUrl());
    await blocker.connect();
    await blocker.query('BEGIN');
    try {
      // The sign-in waits to be recorded, the change for the row of the user.
      await blocker.query('LOCK TABLE audit_log IN EXCLUSIVE MODE');
      const browser = api.visitor();
      const signingIn = signInWith(browser, someone);
      await until(async () => (await waitingForLocks()) === 1);
      const changing = api.admin.put(`/api/admin/users/${someone.id}`, { ...someone.input, password: 'quite another' });
      await until(async () => (await waitingForLocks()) === 2);
      await blocker.query('COMMIT');
      expect([(await signingIn).status, (await changing).status]).toEqual([200, 200]);
      expect(await isSignedIn(browser)).toBe(false);
    } finally {
      // An open lock would keep every test after this one waiting.
      await blocker.end();
    }
  });

  it('opens none for an account that is deleted meanwhile', async () => {
    const someone = await member();
    const blocker = new pg.Client(databaseUrl());
    await blocker.connect();
    await blocker.query('BEGIN');
    try {
      await blocker.query('DELETE FROM users WHERE id = $1', [someone.id]);
      const browser = api.visitor();
      const signingIn = signInWith(browser, someone);
      await until(async () => (await waitingForLocks()) === 1);
      await blocker.query('COMMIT');
      expect((await signingIn).status).toBe(401);
      expect([...browser.cookies]).toEqual([]);
      expect(await query(`SELECT 1 FROM session WHERE sess -> 'passport' ->> 'user' = $1`, [someone.id])).toEqual([]);
    } finally {
      await blocker.end();
    }
  });
}

async function waitingForLocks(): Promise<number> {
  const rows = await query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length;
}

describe('a sign-in that can not be written in full', () => {
  const refuseItsLine = `
    CREATE FUNCTION refuse_sign_in() RETURNS trigger AS $$ BEGIN RAISE 'no room'; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER refuse_sign_in BEFORE INSERT ON audit_log FOR EACH ROW
      WHEN (new.action = 'signIn') EXECUTE FUNCTION refuse_sign_in()`;
  afterEach(() => query('DROP FUNCTION IF EXISTS refuse_sign_in CASCADE'));

  // ASVS 16.3.1
  it('leaves nothing behind, and a session that was open as it was', async () => {
    const [someone, other] = [await member(), await member()];
    const open = await other.signIn();
    await query('DELETE FROM rate_limits');
    await query(refuseItsLine);
    const before = await query('SELECT sid FROM session ORDER BY sid');
    const browser = api.visitor();
    expect([(await signInWith(browser, someone)).status, (await signInWith(open, someone)).status]).toEqual([500, 500]);
    expect([...browser.cookies]).toEqual([]);
    expect((await open.get('/api/auth/user')).body.username).toBe(other.input.username);
    expect(await query('SELECT sid FROM session ORDER BY sid')).toEqual(before);
    expect(await query('SELECT key FROM rate_limits WHERE points > 0')).toEqual([]);
  });
});

it('gives nobody a session before the sign-in', async () => {
  const before = await query('SELECT sid FROM session');
  const visitor = api.visitor();
  await visitor.get('/api/admin/auth');
  await visitor.post('/api/admin/login', { username: 'admin', password: `${adminPassword}!` });
  await visitor.post('/api/admin/login/second-factor', { code: '000000' });
  expect([...visitor.cookies]).toEqual([]);
  expect(await query('SELECT sid FROM session')).toEqual(before);
});
