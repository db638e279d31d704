import { adminPassword } from '../../../testing/api-process';
import { query } from '../../../testing/database';
import { userInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

const api = useApi({ LOGIN_LIMIT_USER: '5', LOGIN_LIMIT_ADDRESS: '12', LOGIN_LIMIT_MINUTES: '15' });

const attempt = (address: string, username: string, password: string) =>
  api.visitor().post('/api/admin/login', { username, password }, { 'X-Forwarded-For': address });
const attempts = (count: number, address: string, username: (index: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, index) => attempt(address, username(index), 'wrong')));
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe('POST /api/admin/login, tried too often', () => {
  // ASVS 6.3.1
  it('refuses the sixth attempt after five failures, also the right password, and says until when', async () => {
    await attempts(5, '198.51.100.1', () => 'admin');
    const { status, body, headers } = await attempt('198.51.100.1', 'ADMIN', adminPassword);
    expect(status).toBe(429);
    expect(body).toEqual({
      statusCode: 429,
      message: 'Too many attempts. Please try again in 15 minutes.',
      error: 'Too Many Requests',
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  });

  // ASVS 6.3.1
  it('counts a name as the database compares it, in whatever letters it is written', async () => {
    const [folded] = await query<{ isSame: boolean }>(`SELECT lower('ADMİN') = 'admin' AS "isSame"`);
    await attempts(5, '198.51.100.9', () => 'ADMİN');
    const { status } = await attempt('198.51.100.9', 'admin', adminPassword);
    expect(status).toBe(folded?.isSame ? 429 : 200);
  });

  it('knows the device of a name that JavaScript folds in another way', async () => {
    const { username, password } = userInput({ username: 'İnci' });
    await api.admin.post('/api/admin/users', userInput({ username, password }));
    const from = { 'X-Forwarded-For': '198.51.100.10' };
    const browser = api.visitor();
    const signIn = (name: string) => browser.post('/api/admin/login', { username: name, password }, from);
    expect((await signIn(username)).status).toBe(200);
    const [{ name = '' } = {}] = await query<{ name: string }>('SELECT lower($1) AS name', [username]);
    await attempts(5, '198.51.100.10', () => name);
    expect((await signIn(name)).status).toBe(200);
  });

  // ASVS 6.1.1
  it('lets the same user in from another address', async () => {
    expect((await attempt('198.51.100.2', 'admin', adminPassword)).status).toBe(200);
  });

  it('does not count successes, and forgets failures after one', async () => {
    for (let round = 0; round < 3; round += 1) {
      await attempts(3, '198.51.100.4', () => 'admin');
      expect((await attempt('198.51.100.4', 'admin', adminPassword)).status).toBe(200);
    }
    const answers = await Promise.all(Array.from({ length: 8 }, () => attempt('198.51.100.5', 'admin', adminPassword)));
    expect(statuses(answers)).toEqual(Array(8).fill(200));
  });

  // ASVS 2.4.1
  it('counts what one limit refuses by no other', async () => {
    await attempts(5, '198.51.100.7', () => 'admin');
    expect(statuses(await attempts(9, '198.51.100.7', () => 'admin'))).toEqual(Array(9).fill(429));
    const others = await attempts(9, '198.51.100.7', (index) => `other-${index}`);
    expect(statuses(others)).toEqual([...Array(7).fill(401), 429, 429]);
  });

  it('begins to count anew when the minutes are over, and after a success', async () => {
    const ends = async () => {
      const rows = await query<{ expire: string }>(`SELECT expire FROM rate_limits WHERE key LIKE 'login-user:%'`);
      return rows.map(({ expire }) => Number(expire));
    };
    await query('DELETE FROM rate_limits');
    expect(statuses(await attempts(6, '198.51.100.8', () => 'admin'))).toEqual([401, 401, 401, 401, 401, 429]);
    await query('UPDATE rate_limits SET expire = $1', [Date.now() - 1]);
    expect(statuses(await attempts(1, '198.51.100.8', () => 'admin'))).toEqual([401]);
    expect((await ends())[0]).toBeGreaterThan(Date.now() + 14 * 60_000);

    // As a copy would whose clock is a month ahead.
    await query('UPDATE rate_limits SET points = 99, expire = $1', [Date.now() + 30 * 24 * 3_600_000]);
    expect(statuses(await attempts(1, '198.51.100.8', () => 'admin'))).toEqual([401]);
    expect((await ends())[0]).toBeLessThan(Date.now() + 16 * 60_000);

    await query('UPDATE rate_limits SET expire = $1', [Date.now() + 60_000]);
    expect((await attempt('198.51.100.8', 'admin', adminPassword)).status).toBe(200);
    expect(statuses(await attempts(1, '198.51.100.8', () => 'admin'))).toEqual([401]);
    expect((await ends())[0]).toBeGreaterThan(Date.now() + 14 * 60_000);
  });

  it('keeps no username', async () => {
    const keys = await query<{ key: string }>('SELECT key FROM rate_limits');
    expect(keys.length).toBeGreaterThan(0);
    expect(JSON.stringify(keys)).not.toContain('admin');
  });
});

// ASVS 2.4.1
it('looking and trying links counts by address, so that nobody goes through tokens', async () => {
  const from = (address: string, path: string) => {
    const input = { token: 'x'.repeat(43), ...(path.endsWith('password') ? { password: 'a new secret' } : {}) };
    return api.visitor().post(path, input, { 'X-Forwarded-For': address });
  };
  for (let count = 0; count < 12; count += 1) {
    const path = count % 2 ? '/api/auth/link/password' : '/api/auth/link';
    expect((await from('198.51.100.20', path)).status).toBe(404);
  }
  const { status, headers } = await from('198.51.100.20', '/api/auth/link/password');
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('198.51.100.21', '/api/auth/link')).status).toBe(404);
});
