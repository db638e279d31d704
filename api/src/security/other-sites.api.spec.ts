import { adminPassword } from '../../testing/api-process';
import { CommitCount } from '../../testing/commit-count';
import { isSignedIn } from '../../testing/signed-in';
import { useApi } from '../../testing/use-api';

const api = useApi();
let commits: CommitCount;
beforeAll(async () => (commits = await CommitCount.install()));
afterAll(() => commits.end());

const host = 'www.example.com';
const absent = undefined;

const writes = [
  ['POST', '/api/contact'],
  ['POST', '/api/admin/login'],
  ['POST', '/api/admin/posts'],
  ['PUT', '/api/auth/account'],
  ['PATCH', '/api/admin/posts/1/publish'],
  ['DELETE', '/api/auth/account/sessions'],
] as const;
/** The first three are all that a form of another site can send by itself. */
const contentTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/json',
  absent,
];
const origins = [absent, `https://${host}`, 'https://evil.example', `https://${host}.evil.example`, 'null', 'nonsense'];
const sites = [absent, 'same-origin', 'same-site', 'cross-site', 'none'];

/** Browsers of today send the second header, older ones the first; neither comes from no browser at all. */
const isOurs = (origin: string | undefined, site: string | undefined) =>
  site === absent ? origin === absent || origin === `https://${host}` : site === 'same-origin';

/** Of one write with each type of content, of the others with one of them, each beside every origin and every site. */
const matrix = origins.flatMap((origin, row) =>
  sites.map((site, column) => ({
    origin,
    site,
    what: isOurs(origin, site) ? 'let in' : 'refused',
    one: [contentTypes[(row + column) % contentTypes.length]],
  })),
);

describe.each(writes)('%s %s with the cookies of an admin', (method, path) => {
  const send = (origin: string | undefined, site: string | undefined, contentType: string | undefined) =>
    api.admin.send(method, path, Buffer.from(method === 'DELETE' ? '' : '{"a":1}'), {
      'X-Forwarded-Host': host,
      ...(origin === absent ? {} : { Origin: origin }),
      ...(site === absent ? {} : { 'Sec-Fetch-Site': site }),
      'Content-Type': contentType ?? '',
    });

  it.each(matrix)('is $what from the origin $origin, as $site, whatever it says to carry', async (caller) => {
    const before = await commits.read();
    for (const contentType of path === writes[0][1] ? contentTypes : caller.one) {
      const { status, body } = await send(caller.origin, caller.site, contentType);
      if (isOurs(caller.origin, caller.site)) expect(status).not.toBe(403);
      else expect([status, body.error]).toEqual([403, 'Forbidden']);
    }
    expect(isOurs(caller.origin, caller.site) || (await commits.read()) === before).toBe(true);
  });
});

it('takes no write out of a form, whoever sends it', async () => {
  const credentials = [
    ['application/x-www-form-urlencoded', `username=admin&password=${adminPassword}`],
    ['text/plain', JSON.stringify({ username: 'admin', password: adminPassword })],
    ['', JSON.stringify({ username: 'admin', password: adminPassword })],
  ] as const;
  for (const [type, body] of credentials) {
    const { status, headers } = await api.visitor().post('/api/admin/login', body, { 'Content-Type': type });
    expect([type, status, headers.getSetCookie()]).toEqual([type, 415, []]);
  }
});

it('knows no way to name another method or address in a header', async () => {
  const before = await commits.read();
  await api.admin.get('/api/admin/posts', { 'X-HTTP-Method-Override': 'DELETE' });
  await api.admin.get('/api/posts?_method=DELETE', { 'X-Original-URL': '/api/auth/account/sessions' });
  expect(await commits.read()).toBe(before);
});

describe('GET /api/auth/logout, the one address that changes something when it is opened', () => {
  const open = (headers: Record<string, string>) =>
    api.signIn('admin', adminPassword).then(async (caller) => {
      const { status } = await caller.get('/api/auth/logout', headers);
      return { status, stays: await isSignedIn(caller) };
    });

  // ASVS 3.5.3
  it.each(['cross-site', 'same-site'])('signs nobody out who follows a link of another site: %s', async (site) => {
    expect(await open({ 'Sec-Fetch-Site': site })).toEqual({ status: 302, stays: true });
  });

  it.each([{ 'Sec-Fetch-Site': 'same-origin' }, { 'Sec-Fetch-Site': 'none' }, {}])('signs out: %j', async (headers) => {
    expect(await open(headers as Record<string, string>)).toEqual({ status: 302, stays: false });
  });
});

it('lets no other site read an answer', async () => {
  const { headers } = await api.admin.get('/api/auth/user', { Origin: 'https://evil.example' });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  const preflight = await api.visitor().send('OPTIONS', '/api/admin/posts', undefined, {
    Origin: 'https://evil.example',
    'Access-Control-Request-Method': 'DELETE',
  });
  expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
