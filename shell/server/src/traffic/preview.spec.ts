import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writePreviewToken, type ReleasePreview } from '@site/releases';
import { metricsToken, scrapeOf } from '../testing/scrape';
import { TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

const secret = 'signs links to previews';
const hour = 3_600_000;

/** Of all tests that leave what is live as it is. */
let shared: TestShell;
let shell: TestShell;
beforeAll(async () => {
  shared = await start();
  await shared.releases.add({ app: 'admin-console', version: 'c2' });
});
beforeEach(() => (shell = shared));
afterEach(async () => {
  if (shell !== shared) await shell.stop();
});
afterAll(() => shared.stop());

async function start(): Promise<TestShell> {
  const started = await TestShell.start({ RELEASE_PREVIEW_SECRET: secret, METRICS_TOKEN: metricsToken });
  await started.releases.add({ version: 'v2' });
  return started;
}

const tokenFor = (preview: Partial<ReleasePreview> = {}, key = secret) =>
  writePreviewToken({ app: 'public-site', version: 'v2', expiresAt: new Date(Date.now() + hour), ...preview }, key);
const open = (token: string, cookie = '') => shell.get(`/release-preview/${token}`, cookie ? { cookie } : {});
const cookiesOf = (response: Response) => response.headers.getSetCookie().map((set) => set.split(';')[0]);

/** Opens a link as a browser does, and answers what it gives back with each request. */
async function cookieFor(preview: Partial<ReleasePreview> = {}): Promise<string> {
  return String(cookiesOf(await open(tokenFor(preview)))[0]);
}

const textWith = async (cookie: string, path: string) => (await shell.get(path, { cookie })).text();

describe('a link to a preview', () => {
  it('leads to the site, and leaves a cookie that no script reads and that ends with the link', async () => {
    const response = await open(tokenFor());
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-release-preview-public-site=public-site\.v2\..*; HttpOnly; Secure; SameSite=Lax$/);
    const seconds = Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
  });

  it('shows its version to who has opened it, HTML and scripts, and to nobody else', async () => {
    const html = await textWith(await cookieFor(), '/static');
    expect(html).toContain('v2 static');
    expect(html).toContain('/releases/public-site/v2/client/remoteEntry.js');
    expect(html).not.toContain('public-site/v1/');
    expect(await shell.text('/static')).toContain('v1 static');
  });

  it('is told to the host scripts of that browser', async () => {
    const cookie = await cookieFor();
    expect(JSON.parse(await textWith(cookie, '/releases/current.json'))).toMatchObject({
      'public-site': { version: 'v2' },
      'admin-console': { version: 'c1' },
    });
    expect(await (await shell.get('/releases/current.json')).json()).toMatchObject({
      'public-site': { version: 'v1' },
    });
  });

  it('of the console leads there', async () => {
    const response = await open(tokenFor({ app: 'admin-console', version: 'c2' }));
    expect(response.headers.get('location')).toBe('/admin');
    const html = await textWith(String(cookiesOf(response)[0]), '/admin');
    expect(html).toContain('/releases/admin-console/c2/client/remoteEntry.js');
    expect(html).toContain('aria-label="Preview"');
    expect(await shell.text('/admin')).toContain('/releases/admin-console/c1/');
  });

  it('adds to one of another app', async () => {
    const both = `${await cookieFor()}; ${await cookieFor({ app: 'admin-console', version: 'c2' })}`;
    expect(JSON.parse(await textWith(both, '/releases/current.json'))).toMatchObject({
      'public-site': { version: 'v2' },
      'admin-console': { version: 'c2' },
    });
  });

  it.each<[number, string, () => string]>([
    [403, 'This preview link is not valid', () => 'nonsense'],
    [403, 'This preview link is not valid', () => tokenFor({}, 'another secret')],
    [403, 'This preview link is not valid', () => `${tokenFor().slice(0, -1)}x`],
    [410, 'This preview has expired', () => tokenFor({ expiresAt: new Date(Date.now() - 1_000) })],
    [410, 'This version can’t be shown', () => tokenFor({ version: 'gone' })],
  ])('answers %i and a plain page: %s', async (status, title, token) => {
    const response = await open(token());
    expect(response.status).toBe(status);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const html = await response.text();
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain('<a href="/">');
  });

  it('says so where previews are not set up', async () => {
    const without = await TestShell.start();
    const response = await without.get(`/release-preview/${tokenFor()}`);
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringContaining('There are no previews here'),
    ]);
    await without.stop();
  });
});

describe('a page of a preview', () => {
  it('says what it is, until when, and how to leave', async () => {
    const expiresAt = new Date(Date.now() + hour);
    const html = await textWith(await cookieFor({ expiresAt }), '/static?a="><b>');
    expect(html).toContain('<strong>Preview</strong> of public-site <code>v2</code>');
    expect(html).toContain(`${expiresAt.toISOString().slice(11, 16)} UTC`);
    expect(html).toContain('<form method="post" action="/release-preview/leave">');
    expect(html).not.toContain('"><b>');
  });

  it('keeps to the policy, which allows each of its styles by its hash', async () => {
    const response = await shell.get('/static', { cookie: await cookieFor() });
    const styles = [...(await response.text()).matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text ?? '');
    expect(styles).toHaveLength(2);
    for (const text of styles) {
      const hash = createHash('sha256').update(text).digest('base64');
      expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    }
  });

  it.each(['/', '/static', '/feed.xml', '/moved', '/nowhere', '/admin'])(
    'is kept by no cache and found by no search: %s',
    async (path) => {
      const { headers } = await shell.get(path, { cookie: await cookieFor() });
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('etag')).toBeNull();
    },
  );

  it('never comes from the page cache, nor goes into it', async () => {
    shell = await start();
    const cookie = await cookieFor();
    await textWith(cookie, '/');
    await textWith(cookie, '/');
    expect(shell.api.callsTo('/api/content')).toHaveLength(2);
    expect(await shell.text('/')).toContain('v1 / first');
    await shell.releases.promote('v2');
    expect(await shell.text('/')).not.toContain('Preview');
  });

  it('is what a form without JavaScript answers as well', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: await cookieFor() };
    const response = await shell.send('POST', '/contact', 'name=', headers);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('aria-label="Preview"');
  });

  it('shows the fault of a version that can’t render it, with the way out', async () => {
    const files = { 'server/render.cjs': 'exports.render = async () => { throw 1; };' };
    await shell.releases.add({ version: 'v3', files });
    const response = await shell.get('/static', { cookie: await cookieFor({ version: 'v3' }) });
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('This page is not available right now');
    expect(html).toContain('Leave the preview');
  });

  it('whose version ends its process raises no alarm: no visitor gets it', async () => {
    await shell.releases.add({
      version: 'v4',
      files: { 'server/render.cjs': 'exports.render = () => process.exit(1);' },
    });
    expect((await shell.get('/static', { cookie: await cookieFor({ version: 'v4' }) })).status).toBe(503);
    await until(() => shell.log.some(({ release, reason }) => release === 'public-site@v4' && reason === 'died'));
    const names = [...(await scrapeOf(shell)).keys()].filter((name) => name.includes('version="v4"'));
    expect(names.filter((name) => /^shell_(render_host_ends_total|live_info)/.test(name))).toEqual([]);
  });

  it('is the live one, and says so, once the version is gone', async () => {
    const cookie = await cookieFor();
    shell = await TestShell.start({ RELEASE_PREVIEW_SECRET: secret });
    await rm(join(shell.releases.folder, 'public-site/v2'), { recursive: true, force: true });
    const html = await textWith(cookie, '/static');
    expect(html).toContain('v1 static');
    expect(html).toContain('<strong>No preview:</strong> public-site <code>v2</code>');
  });

  it.each(['__Host-release-preview-public-site=public-site.v2.zzzzzz.0', '__Host-release-preview-public-site='])(
    'is an ordinary one for a cookie that nobody signed: %s',
    async (cookie) => {
      const response = await shell.get('/static', { cookie });
      expect(response.headers.get('x-robots-tag')).toBeNull();
      expect(await response.text()).toContain('v1 static');
    },
  );

  it('is one of the preview whatever bucket its visitor has, and asks for none', async () => {
    shell = await start();
    await shell.releases.add({ version: 'v3' });
    await shell.releases.giveToShare('v3', 99);
    const response = await shell.get('/static', { cookie: await cookieFor() });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).toContain('v2 static');
  });
});

describe('leaving a preview', () => {
  const leave = (to: string, headers: Record<string, string> = {}) =>
    shell.send('POST', '/release-preview/leave', new URLSearchParams({ to }).toString(), headers);

  it('leads back to the same page of the live site, without the cookies', async () => {
    const response = await leave('/blog?search=crm');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/blog?search=crm']);
    expect(response.headers.getSetCookie()).toHaveLength(2);
    for (const set of response.headers.getSetCookie())
      expect(set).toMatch(/^__Host-release-preview-[a-z-]+=; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT;/);
  });

  it.each(['//example.com', 'https://example.com', '/\\example.com', '', 'javascript:alert(1)', '/.//example.com'])(
    'never leads to another site: %j',
    async (to) => {
      expect((await leave(to)).headers.get('location')).toBe('/');
    },
  );

  it('can’t be done by another site', async () => {
    expect((await leave('/', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

/** More than a shell has loaded at a time. */
describe('many previews', () => {
  it('that can’t be loaded, all at once, leave the shell to everybody else', async () => {
    const versions = Array.from({ length: 8 }, (_, index) => `b${index}`);
    const broken = { 'server/render.cjs': 'throw new Error("broken");' };
    for (const version of versions) await shell.releases.add({ version, files: broken });
    const cookies = await Promise.all(versions.map((version) => cookieFor({ version })));
    for (const html of await Promise.all(cookies.map((cookie) => textWith(cookie, '/static')))) {
      expect(html).toContain('v1 static');
    }
    expect(await shell.text('/static')).toContain('v1 static');
  });

  it('are loaded one after the other, and the last ones again without a fault', async () => {
    const versions = Array.from({ length: 8 }, (_, index) => `p${index}`);
    for (const version of versions) await shell.releases.add({ version });
    for (const version of [...versions, ...versions.slice(0, 2)]) {
      expect(await textWith(await cookieFor({ version }), '/static')).toContain(`${version} static`);
    }
  });
});
