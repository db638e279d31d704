import { readFileSync } from 'node:fs';
import type { Caller } from '../../../testing/caller';
import { userInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

const api = useApi();
let user: Caller;
beforeAll(async () => {
  const input = userInput();
  await api.admin.post('/api/admin/users', input);
  user = await api.signIn(input.username, String(input.password));
});

const { paths } = JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};
const openToAll = ['/api/admin/login', '/api/admin/login/second-factor', '/api/admin/auth'];
const adminCalls = Object.entries(paths)
  .filter(([path]) => path.startsWith('/api/admin/') && !openToAll.includes(path))
  .flatMap(([path, methods]) => Object.keys(methods).map((method) => [method.toUpperCase(), path] as const));

// ASVS 8.1.1
it('knows the calls of the admin area', () => {
  expect(adminCalls).toHaveLength(83);
});

describe.each(adminCalls)('%s %s', (method, path) => {
  const address = path.replaceAll(/\{\w+\}/g, '1');
  const body = /POST|PUT/.test(method) ? {} : undefined;

  // ASVS 8.2.1
  it('answers 401 to a visitor', async () => {
    const answer = await api.visitor().send(method, address, body);
    expect(answer.body).toMatchObject({ statusCode: 401, error: 'Unauthorized' });
  });

  // ASVS 8.2.1, 8.3.1
  it('answers 403 to a user who is no admin', async () => {
    const answer = await user.send(method, address, body);
    expect(answer.body).toMatchObject({ statusCode: 403, error: 'Forbidden' });
  });

  it('lets an admin in', async () => {
    const answer = await api.admin.send(method, address, body);
    expect([401, 403]).not.toContain(answer.status);
  });
});

// ASVS 3.5.1, 3.5.2
describe('a write that a browser sends for another site', () => {
  const write = (headers: Record<string, string>) => api.admin.post('/api/admin/posts', {}, headers);

  it.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ])('is refused: %j', async (headers) => {
    expect((await write(headers)).status).toBe(403);
  });

  it.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'https://www.example.com', 'X-Forwarded-Host': 'www.example.com' },
    {},
  ])('is told from one of this site: %j', async (headers) => {
    expect((await write(headers)).status).toBe(400);
  });

  it('does not keep anybody from reading', async () => {
    expect((await api.visitor().get('/api/posts', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(200);
  });
});
