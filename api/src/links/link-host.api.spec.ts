import { adminPassword } from '../../testing/api-process';
import { query } from '../../testing/database';
import { userInput } from '../../testing/factories';
import { useApi } from '../../testing/use-api';

const api = useApi();

const from = (host: string) => ({ 'X-Forwarded-Host': host });
const ownHosts = ['localhost:4200', 'LOCALHOST', '127.0.0.1:4200', '127.8.9.1', '[::1]:4200'];
const otherHosts = ['www.example.com', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1', '[::2]', 'evil'];

const member = async () => {
  const { body } = await api.admin.post('/api/admin/users', userInput());
  return String(body.id);
};
const linksOf = (id: string) => query('SELECT * FROM one_time_links WHERE "userId" = $1', [id]);
const refusal = {
  statusCode: 409,
  error: 'Conflict',
  message: expect.stringContaining('set PUBLIC_ORIGIN and start again'),
};

describe('without PUBLIC_ORIGIN', () => {
  it.each(ownHosts)('a link names this machine as it was asked for: %s', async (host) => {
    const { status, body } = await api.admin.post(
      `/api/admin/users/${await member()}/password-reset`,
      undefined,
      from(host),
    );
    expect([status, new URL(body.link).origin]).toEqual([201, new URL(`http://${host}`).origin]);
  });

  // ASVS 6.4.1
  it.each(otherHosts)('no link is made for a host that anyone may have made up: %s', async (host) => {
    const id = await member();
    const { link } = (await api.admin.post(`/api/admin/users/${id}/password-reset`)).body;
    const before = await linksOf(id);
    const { body } = await api.admin.post(`/api/admin/users/${id}/password-reset`, undefined, from(host));
    expect(body).toEqual(refusal);
    // The link that was sent before is still good.
    expect(await linksOf(id)).toEqual(before);
    const token = String(link).split('/').at(-1);
    expect((await api.visitor().post('/api/auth/link', { token })).status).toBe(200);
  });

  it('nobody is added whom no invitation can reach', async () => {
    const input = userInput({ password: undefined });
    const { body } = await api.admin.post('/api/admin/users', input, from('www.example.com'));
    expect(body).toEqual(refusal);
    expect(await query('SELECT 1 FROM users WHERE username = $1', [input.username])).toEqual([]);
    const withPassword = userInput();
    expect((await api.admin.post('/api/admin/users', withPassword, from('www.example.com'))).status).toBe(201);
  });

  it('an authenticator app is told no made-up host', async () => {
    const input = userInput();
    await api.admin.post('/api/admin/users', input);
    const caller = await api.signIn(input.username, String(input.password));
    const begin = (host: string) =>
      caller.post('/api/auth/account/second-factor', { currentPassword: input.password }, from(host));
    expect((await begin('evil.example')).body).toEqual(refusal);
    expect((await begin('localhost')).body.uri).toContain('issuer=localhost');
  });
});

it('signs in on any host, as the site is tried from another machine', async () => {
  const credentials = { username: 'admin', password: adminPassword };
  expect((await api.visitor().post('/api/admin/login', credentials, from('www.example.com'))).status).toBe(200);
});
