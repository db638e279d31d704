import { adminPassword } from '../../testing/api-process';
import { query } from '../../testing/database';
import { userInput } from '../../testing/factories';
import { useApi } from '../../testing/use-api';

const api = useApi();

const sessions = () => query<{ sid: string }>('SELECT sid FROM session');

describe('POST /api/admin/login', () => {
  it('answers the user, without anything about the password', async () => {
    const { status, body } = await api
      .visitor()
      .post('/api/admin/login', { username: 'admin', password: adminPassword });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      username: 'admin',
      email: 'admin@example.com',
      firstName: 'Site',
      lastName: 'Admin',
      profileImageUrl: null,
      role: 'admin',
    });
  });

  // ASVS 3.3.2, 3.3.4
  it('sets a session cookie that scripts cannot read and a hint that they can', async () => {
    const { headers } = await api.visitor().post('/api/admin/login', { username: 'admin', password: adminPassword });
    const [session, hint] = ['sid', 'signed_in'].map((name) =>
      headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)),
    );
    expect(session).toMatch(/Path=\/;.*HttpOnly/);
    expect(session).toContain('SameSite=Lax');
    expect(session).not.toContain('Secure');
    expect(hint).toMatch(/^signed_in=1;/);
    expect(hint).not.toContain('HttpOnly');
    const expiry = (cookie = '') => Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '');
    expect(Math.abs(expiry(session) - expiry(hint))).toBeLessThanOrEqual(2000);
  });

  // ASVS 3.3.1
  it('ties both cookies to this host and to https, where visitors come by https', async () => {
    const credentials = { username: 'admin', password: adminPassword };
    const caller = api.visitor();
    const { headers } = await caller.post('/api/admin/login', credentials, { 'X-Forwarded-Proto': 'https' });
    expect(headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(
      expect.arrayContaining(['__Host-sid', '__Host-signed_in']),
    );
    for (const cookie of headers.getSetCookie()) {
      expect(cookie).toContain('Secure');
      expect(cookie).toContain('Path=/;');
      expect(cookie).not.toContain('Domain');
    }
    expect((await caller.get('/api/auth/user', { 'X-Forwarded-Proto': 'https' })).status).toBe(200);
  });

  // ASVS 3.3.3
  it('takes no session cookie over https that is not tied to the host: a subdomain could have set it', async () => {
    const { cookies } = await api.signIn('admin', adminPassword);
    const headers = { Cookie: `sid=${cookies.get('sid')}`, 'X-Forwarded-Proto': 'https' };
    expect((await api.visitor().get('/api/auth/user', headers)).status).toBe(401);
  });

  it('takes the username whatever its case', async () => {
    const { status } = await api.visitor().post('/api/admin/login', { username: ' ADMIN ', password: adminPassword });
    expect(status).toBe(200);
  });

  // ASVS 7.2.2, 7.2.4
  it('gives the session another id than it had before', async () => {
    const caller = await api.signIn('admin', adminPassword);
    const before = caller.cookies.get('sid');
    await caller.post('/api/admin/login', { username: 'admin', password: adminPassword });
    expect(caller.cookies.get('sid')).not.toBe(before);
  });

  it('remembers when it was', async () => {
    const caller = await api.signIn('admin', adminPassword);
    const { body } = await caller.get('/api/admin/users');
    expect(Date.now() - Date.parse(body[0].lastLoginAt)).toBeLessThan(10_000);
  });

  it.each([
    [{}, { username: 'Username is required', password: 'Password is required' }],
    [{ username: '  ', password: 'x' }, { username: 'Username is required' }],
    [{ username: 'admin', password: '' }, { password: 'Password is required' }],
    [
      { username: ['admin'], password: { a: 1 } },
      { username: 'Username must be text', password: 'Password must be text' },
    ],
    [{ username: 'admin', password: 'x', role: 'admin' }, { role: 'role is not a known field' }],
  ])('refuses %j with 400', async (credentials, fields) => {
    const { status, body } = await api.visitor().post('/api/admin/login', credentials);
    expect(status).toBe(400);
    expect(body).toMatchObject({ statusCode: 400, error: 'Bad Request', fields });
  });

  it('answers 401 for a wrong password, an unknown user and an inactive account alike', async () => {
    const inactive = userInput({ isActive: false });
    await api.admin.post('/api/admin/users', inactive);
    const attempts = [
      { username: 'admin', password: 'wrong' },
      { username: 'nobody', password: adminPassword },
      { username: inactive.username, password: inactive.password },
    ];
    for (const attempt of attempts) {
      const { status, body, headers } = await api.visitor().post('/api/admin/login', attempt);
      expect(status).toBe(401);
      expect(body).toEqual({ statusCode: 401, message: 'Invalid credentials', error: 'Unauthorized' });
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it('lets nobody into an account that has no password', async () => {
    const input = userInput({ password: undefined });
    await api.admin.post('/api/admin/users', input);
    const { status } = await api.visitor().post('/api/admin/login', { username: input.username, password: 'anything' });
    expect(status).toBe(401);
  });
});

describe.each(['/api/auth/user', '/api/admin/auth'])('GET %s', (path) => {
  it('answers who is signed in', async () => {
    const { status, body, headers } = await api.admin.get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ username: 'admin', role: 'admin' });
    expect(Object.keys(body)).not.toContain('passwordHash');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('answers an account of role user too', async () => {
    const input = userInput();
    await api.admin.post('/api/admin/users', input);
    const caller = await api.signIn(input.username, String(input.password));
    const { status, body } = await caller.get(path);
    expect([status, body.role]).toEqual([200, 'user']);
  });

  // ASVS 7.6.2
  it('answers 401 to a visitor, without opening a session', async () => {
    const before = await sessions();
    const { status, body, headers } = await api.visitor().get(path);
    expect(status).toBe(401);
    expect(body.error).toBe('Unauthorized');
    expect(headers.getSetCookie()).toEqual([]);
    expect(await sessions()).toEqual(before);
  });

  // ASVS 7.2.1, 7.2.3
  it('answers 401 to a made-up session cookie', async () => {
    const { status } = await api.visitor().get(path, { Cookie: 'sid=s%3Amade-up.c2lnbmF0dXJl' });
    expect(status).toBe(401);
  });
});

describe('a session', () => {
  const lastUsed = (ago: string) =>
    query(
      `UPDATE session SET sess = jsonb_set(sess::jsonb, '{seenAt}', to_jsonb(now() - $1::interval))::json
        WHERE sess -> 'device' ->> 'userAgent' LIKE 'idler%'`,
      [ago],
    );
  const signInIdler = async () => {
    const caller = api.visitor();
    const credentials = { username: 'admin', password: adminPassword };
    await caller.post('/api/admin/login', credentials, { 'User-Agent': 'idler Firefox/140 Windows' });
    return caller;
  };

  // ASVS 7.3.1
  it('ends when it was not used for a day, and its hint with it', async () => {
    const caller = await signInIdler();
    await lastUsed('23 hours 55 minutes');
    expect((await caller.get('/api/auth/user')).status).toBe(200);
    await lastUsed('24 hours');
    expect((await caller.get('/api/auth/user')).status).toBe(401);
    expect(caller.cookies.has('signed_in')).toBe(false);
    expect(await query(`SELECT sid FROM session WHERE sess -> 'device' ->> 'userAgent' LIKE 'idler%'`)).toEqual([]);
  });

  it('has its hint until the page asks who is there: a late call may have overtaken the cookie of a new one', async () => {
    const caller = await signInIdler();
    await lastUsed('24 hours');
    expect((await caller.get('/api/admin/contact')).status).toBe(401);
    expect(caller.cookies.has('signed_in')).toBe(true);
    caller.cookies.delete('sid');
    expect((await caller.get('/api/admin/contact')).status).toBe(401);
    expect(caller.cookies.has('signed_in')).toBe(false);
  });

  // ASVS 7.3.1
  it('ends although a page that nobody is at keeps asking', async () => {
    const caller = await signInIdler();
    await lastUsed('23 hours 59 minutes');
    expect((await caller.get('/api/auth/user', { 'X-Unattended': 'true' })).status).toBe(200);
    const [row] = await query<{ minutes: number }>(
      `SELECT extract(epoch FROM now() - (sess ->> 'seenAt')::timestamptz)::float8 / 60 AS minutes FROM session
        WHERE sess -> 'device' ->> 'userAgent' LIKE 'idler%'`,
    );
    expect(row?.minutes).toBeGreaterThan(1_438);
    expect((await caller.get('/api/auth/user')).status).toBe(200);
    await lastUsed('24 hours');
    expect((await caller.get('/api/auth/user')).status).toBe(401);
  });

  it('is no longer listed once it was not used for a day', async () => {
    await signInIdler();
    const isListed = async () =>
      (await api.admin.get('/api/auth/account/sessions')).text.includes('Firefox on Windows');
    expect(await isListed()).toBe(true);
    await lastUsed('24 hours');
    expect(await isListed()).toBe(false);
  });

  // ASVS 7.3.2
  it('ends a week after the sign-in, however often it was used', async () => {
    const caller = await signInIdler();
    const [row] = await query<{ days: number }>(
      `SELECT round(extract(epoch FROM expire - now()) / 86400)::int AS days FROM session
        WHERE sess -> 'device' ->> 'userAgent' LIKE 'idler%' ORDER BY expire DESC`,
    );
    expect(row?.days).toBe(7);
    await query(`UPDATE session SET expire = now() WHERE sess -> 'device' ->> 'userAgent' LIKE 'idler%'`);
    expect((await caller.get('/api/auth/user')).status).toBe(401);
  });
});

describe('GET /api/auth/logout', () => {
  // ASVS 3.5.3, 7.4.1
  it('ends the session, clears both cookies and leads home', async () => {
    const caller = await api.signIn('admin', adminPassword);
    const cookie = `sid=${caller.cookies.get('sid')}`;
    const before = await sessions();
    const { status, headers } = await caller.get('/api/auth/logout');
    expect([status, headers.get('location')]).toEqual([302, '/']);
    expect([...caller.cookies.keys()]).toEqual(['device']);
    expect(await sessions()).toHaveLength(before.length - 1);
    expect((await api.visitor().get('/api/auth/user', { Cookie: cookie })).status).toBe(401);
  });

  it('leads home also when nobody is signed in', async () => {
    const { status, headers } = await api.visitor().get('/api/auth/logout');
    expect([status, headers.get('location')]).toEqual([302, '/']);
  });

  it('ends nothing for a picture of a post that has its address', async () => {
    const caller = await api.signIn('admin', adminPassword);
    const picture = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Mode': 'no-cors' };
    await caller.get('/api/auth/logout', picture);
    expect((await caller.get('/api/auth/user')).status).toBe(200);
  });

  it('leaves other sessions of the user alone', async () => {
    const one = await api.signIn('admin', adminPassword);
    const other = await api.signIn('admin', adminPassword);
    await one.get('/api/auth/logout');
    expect((await other.get('/api/auth/user')).status).toBe(200);
  });
});
