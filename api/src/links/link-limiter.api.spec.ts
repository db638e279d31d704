import { useApi } from '../../testing/use-api';

const api = useApi({ LOGIN_LIMIT_ADDRESS: '3' });

// ASVS 2.4.1
it('counts looking and trying by address, so that nobody goes through tokens', async () => {
  const from = (address: string, path: string) =>
    api.visitor().post(
      path,
      { token: 'x'.repeat(43), ...(path.endsWith('password') ? { password: 'a new secret' } : {}) },
      {
        'X-Forwarded-For': address,
      },
    );
  for (const path of ['/api/auth/link', '/api/auth/link/password', '/api/auth/link']) {
    expect((await from('198.51.100.1', path)).status).toBe(404);
  }
  const { status, headers } = await from('198.51.100.1', '/api/auth/link/password');
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('198.51.100.2', '/api/auth/link')).status).toBe(404);
});
