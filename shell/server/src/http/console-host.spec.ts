import { request } from 'node:http';
import { writePreviewToken } from '@site/releases';
import { TestShell } from '../testing/test-shell';

const site = { 'x-forwarded-host': 'site.example.com', 'x-forwarded-proto': 'https' };
const console = { 'x-forwarded-host': 'console.example.com', 'x-forwarded-proto': 'https' };

const secret = 'signs links to previews';

describe('a console with a host name of its own', () => {
  let shell: TestShell;
  beforeAll(async () => {
    shell = await TestShell.start({
      ...{ CONSOLE_ORIGIN: 'https://console.example.com', TRUST_PROXY: 'true', RELEASE_PREVIEW_SECRET: secret },
    });
    shell.api.respond = (received, response) =>
      response.writeHead(200, { 'Set-Cookie': '__Host-sid=1; Path=/; Secure' }).end(received.url);
  });
  afterAll(() => shell.stop());

  it.each(['/admin', '/admin/posts/new', '/admin/reset/some-token'])('has its pages there alone: %s', async (path) => {
    expect((await shell.get(path, console)).status).toBe(200);
    const { status, headers } = await shell.get(path, site);
    expect([status, headers.get('location')]).toEqual([302, `https://console.example.com${path}`]);
  });

  // ASVS 3.7.2
  it.each(['/', '/blog?search=a', '/feed.xml', '/preview/token'])(
    'leaves the site’s pages to the site’s host: %s',
    async (path) => {
      expect((await shell.get(path, site)).status).not.toBe(302);
      const { status, headers } = await shell.get(path, console);
      expect([status, headers.get('location')]).toEqual([302, `https://site.example.com${path}`]);
    },
  );

  // ASVS 3.5.4
  it.each([
    '/api/admin/login',
    '/api/admin',
    '/api/auth/user',
    '/api/ADMIN/posts',
    '/api/x/../auth/user',
    '/api/%61dmin/posts',
  ])('signs people in there alone: the site’s host knows no %s and sets no session', async (path) => {
    const before = shell.api.calls.length;
    const refused = await shell.send('POST', path, '{}', site);
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([404, []]);
    expect(shell.api.calls).toHaveLength(before);
    expect((await shell.send('POST', path, '{}', console)).status).toBe(200);
  });

  it.each(['/api/posts', '/api/contact'])('does not answer the site’s calls: %s', async (path) => {
    expect((await shell.get(path, site)).status).toBe(200);
    expect((await shell.get(path, console)).status).toBe(404);
  });

  it.each(['/healthz', '/releases/current.json', '/releases/admin-console/c1/client/js/main.js', '/media/a.svg'])(
    'has what both need on both: %s',
    async (path) => {
      for (const host of [site, console]) expect((await shell.get(path, host)).status).toBe(200);
    },
  );

  it.each([
    { app: 'public-site', version: 'v1', here: site, elsewhere: console },
    { app: 'admin-console', version: 'c1', here: console, elsewhere: site },
  ])('opens a preview of $app where that is', async ({ app, version, here, elsewhere }) => {
    const token = writePreviewToken({ app, version, expiresAt: new Date(Date.now() + 60_000) }, secret);
    const path = `/release-preview/${token}`;
    const { status, headers } = await shell.get(path, elsewhere);
    expect([status, headers.get('location')]).toEqual([302, `https://${here['x-forwarded-host']}${path}`]);
    expect([headers.getSetCookie(), headers.get('cache-control')]).toEqual([[], 'private, no-store']);
    const opened = await shell.get(path, here);
    expect([opened.status, opened.headers.getSetCookie().length]).toEqual([303, 1]);
  });

  it('takes no form of the site', async () => {
    expect((await shell.send('POST', '/contact', 'name=Ada', console)).status).toBe(404);
  });

  // ASVS 3.4.5
  it('keeps the token of a link out of caches and referrers on the way', async () => {
    const { headers } = await shell.get('/admin/reset/some-token', site);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

it('goes by the Host header where no proxy is trusted', async () => {
  const shell = await TestShell.start({ CONSOLE_ORIGIN: 'https://console.example.com' });
  const { hostname, port } = new URL(shell.origin);
  const statusOf = (host: string) =>
    new Promise((resolve) => {
      const headers = { host, 'x-forwarded-host': 'console.example.com' };
      request({ hostname, port, path: '/admin', headers }, (answer) => resolve(answer.resume().statusCode)).end();
    });
  expect([await statusOf('console.example.com'), await statusOf('site.example.com')]).toEqual([200, 302]);
  await shell.stop();
});

it('needs a name that is not the site’s', async () => {
  const variables = { CONSOLE_ORIGIN: 'https://site.example.com' };
  await expect(TestShell.start(variables)).rejects.toThrow('CONSOLE_ORIGIN is the host of PUBLIC_ORIGIN');
});
