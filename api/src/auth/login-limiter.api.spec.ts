import { adminPassword } from '../../testing/api-process';
import { useApi } from '../../testing/use-api';

const api = useApi({ LOGIN_LIMIT_USER: '5', LOGIN_LIMIT_ADDRESS: '12', LOGIN_LIMIT_MINUTES: '15' });

const attempt = (address: string, username: string, password: string) =>
  api.visitor().post('/api/admin/login', { username, password }, { 'X-Forwarded-For': address });
const attempts = (count: number, address: string, username: (index: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, index) => attempt(address, username(index), 'wrong')));
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe('POST /api/admin/login, tried too often', () => {
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

  it('lets the same user in from another address', async () => {
    expect((await attempt('198.51.100.2', 'admin', adminPassword)).status).toBe(200);
  });

  it('counts a burst in full', async () => {
    expect(statuses(await attempts(8, '198.51.100.3', () => 'admin'))).toEqual([
      401, 401, 401, 401, 401, 429, 429, 429,
    ]);
  });

  it('does not count successes, and forgets failures after one', async () => {
    for (let round = 0; round < 3; round += 1) {
      await attempts(3, '198.51.100.4', () => 'admin');
      expect((await attempt('198.51.100.4', 'admin', adminPassword)).status).toBe(200);
    }
    const answers = await Promise.all(Array.from({ length: 8 }, () => attempt('198.51.100.5', 'admin', adminPassword)));
    expect(statuses(answers)).toEqual(Array(8).fill(200));
  });

  it('refuses an address that tried many names', async () => {
    await attempts(12, '198.51.100.6', (index) => `name-${index}`);
    expect((await attempt('198.51.100.6', 'admin', adminPassword)).status).toBe(429);
  });

  it('keeps no username', async () => {
    const { query } = await import('../../testing/database');
    const keys = await query<{ key: string }>('SELECT key FROM rate_limits');
    expect(keys.length).toBeGreaterThan(0);
    expect(JSON.stringify(keys)).not.toContain('name-');
  });
});
