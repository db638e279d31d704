import { adminPassword } from '../../testing/api-process';
import { contactInput } from '../../testing/factories';
import { useApi } from '../../testing/use-api';

const api = useApi({ REFUSED_LIMIT: '4', REFUSED_LIMIT_MINUTES: '10' });
const from = (address: string) => ({ 'X-Forwarded-For': address });
const elaborate = `{${Array(50_000).fill('"a":1').join()}}`;

const bar = async (address: string) => {
  for (const body of [{}, '{', elaborate, { message: 'short' }]) {
    expect((await api.visitor().post('/api/contact', body, from(address))).status).toBe(400);
  }
  expect((await api.visitor().post('/api/contact', {}, from(address))).status).toBe(429);
};

describe('requests that are refused for what they hold', () => {
  it('count by address, whatever is wrong with them and whatever they ask for', async () => {
    const calls: [string, unknown][] = [
      ['/api/contact', elaborate],
      ['/api/admin/login', { username: '' }],
      ['/api/auth/link', { token: 'x' }],
      ['/api/contact', 'x'.repeat(1_100_000)],
      ['/api/auth/link/password', {}],
    ];
    const statuses: number[] = [];
    for (const [path, body] of calls) {
      statuses.push((await api.visitor().post(path, body, from('203.0.113.1'))).status);
    }
    expect(statuses).toEqual([400, 400, 400, 413, 429]);
  });

  // ASVS 2.4.1
  it('bar their address from writing, and say until when', async () => {
    await bar('203.0.113.2');
    const { status, body, headers } = await api.visitor().post('/api/contact', contactInput(), from('203.0.113.2'));
    expect([status, body.message]).toEqual([429, 'Too many attempts. Please try again in 10 minutes.']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await api.visitor().get('/api/posts', from('203.0.113.2'))).status).toBe(200);
    expect((await api.visitor().post('/api/contact', contactInput(), from('203.0.113.3'))).status).toBe(201);
  });

  it('count as one network where they come from many addresses of it', async () => {
    for (const last of [1, 2, 3, 4]) await api.visitor().post('/api/contact', {}, from(`2001:db8::${last}`));
    expect((await api.visitor().post('/api/contact', {}, from('2001:db8::5'))).status).toBe(429);
  });

  it('lock out nobody who has signed in before', async () => {
    const known = await api.signIn('admin', adminPassword);
    await bar('203.0.113.4');
    known.cookies.delete('sid');
    const credentials = { username: 'admin', password: adminPassword };
    expect((await known.post('/api/admin/login', credentials, from('203.0.113.4'))).status).toBe(200);
    expect((await api.visitor().post('/api/admin/login', credentials, from('203.0.113.4'))).status).toBe(429);
  });

  it('do not count while one is signed in', async () => {
    for (let sent = 0; sent < 8; sent += 1) {
      expect((await api.admin.post('/api/admin/posts', {}, from('203.0.113.5'))).status).toBe(400);
    }
    expect((await api.visitor().post('/api/contact', contactInput(), from('203.0.113.5'))).status).toBe(201);
  });

  it.each([
    ['too large', 413, 'x'.repeat(1_100_000), '203.0.113.6'],
    ['too elaborate', 400, elaborate, '203.0.113.7'],
  ])('do not count while one is signed in, also what is %s to be read', async (_, status, body, address) => {
    const id = '00000000-0000-4000-8000-000000000000';
    for (let sent = 0; sent < 8; sent += 1) {
      expect((await api.admin.put(`/api/admin/posts/${id}`, body, from(address))).status).toBe(status);
    }
    expect((await api.visitor().post('/api/contact', contactInput(), from(address))).status).toBe(201);
  });

  it('count with a cookie of a session that is made up', async () => {
    const visitor = api.visitor();
    const [id = '', signature = ''] = (api.admin.cookies.get('sid') ?? '').split('.');
    visitor.cookies.set('sid', `${id}x.${signature}`);
    const statuses: number[] = [];
    for (let sent = 0; sent < 5; sent += 1) {
      statuses.push((await visitor.put('/api/admin/account', elaborate, from('203.0.113.8'))).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 429]);
  });
});
