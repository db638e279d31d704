import { expect, test } from '@playwright/test';
import path from 'node:path';
import { ForkedShell } from '../support/forked-shell';
import { admin } from '../support/test';

/** As in production: visitors come by https, which ends at a proxy that the shell trusts. */
const site = 'site.example.com';
const shell = new ForkedShell();
test.beforeAll(() =>
  shell.start({
    PUBLIC_ORIGIN: `https://${site}`,
    TRUST_PROXY: 'true',
    API_URL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    RELEASES_DIR: path.join(String(process.env.E2E_DATA_DIR), 'releases'),
  }),
);
test.afterAll(() => shell.stop());

const ask = (address: string, { headers, ...init }: RequestInit = {}) =>
  fetch(shell.origin + address, {
    ...init,
    redirect: 'manual',
    headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': site, ...headers },
  });

const guards = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
};

interface Policies {
  opener?: string | null;
  resource?: string;
}

async function expectGuarded(
  address: string,
  { opener = 'same-origin', resource = 'same-origin' }: Policies = {},
): Promise<void> {
  await test.step(address, async () => {
    const { headers } = await ask(address);
    expect(Object.fromEntries(headers)).toMatchObject(guards);
    expect(headers.get('cross-origin-opener-policy')).toBe(opener);
    expect(headers.get('cross-origin-resource-policy')).toBe(resource);
    expectStrictPolicy(headers.get('content-security-policy') ?? '');
    headers.getSetCookie().forEach(expectGuardedCookie);
    const foreign = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' };
    const preflight = await ask(address, { method: 'OPTIONS', headers: foreign });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
}

function expectStrictPolicy(header: string): void {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  // Of a directive that stands twice browsers take the first.
  const policy = new Map(directives.reverse().map(([name, ...sources]) => [name, sources]));
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  expect([["'self'"], ["'none'"]]).toContainEqual(sourcesOf('script-src'));
  expect(sourcesOf('object-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect([["'self'"], ["'none'"]]).toContainEqual(policy.get('frame-ancestors'));
  expect(policy.get('style-src')?.filter((source) => !/^'(self|sha256-.+|nonce-.+)'$/.test(source)) ?? []).toEqual([]);
  expect(header).not.toMatch(/'unsafe-|\*|http:|ftp:/);
}

function expectGuardedCookie(cookie: string): void {
  expect(cookie).toMatch(/^__Host-.*; Secure; SameSite=(Lax|Strict)$/);
  // Scripts may know that somebody is signed in, and nothing else.
  if (!cookie.startsWith('__Host-signed_in=')) expect(cookie).toContain('; HttpOnly;');
}

async function expectHttps(address: string): Promise<void> {
  const response = await ask(address, { headers: { 'x-forwarded-proto': 'http' } });
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(`https://${site}${address}`);
}

for (const [address, openerPolicy] of [
  ...['/', '/blog', '/blog/map-of-a-lead', '/contact', '/careers', '/nowhere'].map((page) => [page, null] as const),
  ...['/admin', '/admin/login'].map((page) => [page, 'same-origin'] as const),
]) {
  test(`the page ${address} is guarded, and loads scripts of this site alone`, async () => {
    await expectGuarded(address, { opener: openerPolicy });
    await expectHttps(address);
    const html = await (await ask(address)).text();
    const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"/gi)].map(([, source]) => source);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((source) => !/^\/\w/.test(String(source)))).toEqual([]);
  });
}

test('what machines read is guarded', async () => {
  for (const address of [
    '/robots.txt',
    '/sitemap.xml',
    '/blog/feed.xml',
    '/llms.txt',
    '/about.md',
    '/site.webmanifest',
  ]) {
    await expectGuarded(address);
    await expectHttps(address);
  }
});

test('every file that a page names is guarded', async () => {
  const html = await (await ask('/contact')).text();
  const files = [...html.matchAll(/"(\/(?:releases|shell|favicon)[^"\s]*\.\w+)"/g)].map(([, file]) => String(file));
  expect(files.length).toBeGreaterThan(5);
  for (const file of new Set(files)) await expectGuarded(file);
});

test('pictures are guarded, and shown by whoever shows the feed or a link', async () => {
  for (const address of [
    '/media/covers/map-of-a-lead.svg',
    '/media/covers/map-of-a-lead.png',
    '/social-cards/about.png',
  ]) {
    await expectGuarded(address, { resource: 'cross-origin' });
  }
});

test('answers of the API, its errors and its description are guarded', async () => {
  for (const address of ['/api/posts', '/api/posts/none', '/api/auth/user', '/api/admin/users', '/api/docs']) {
    await expectGuarded(address);
  }
});

test('the cookies of a sign-in are guarded', async () => {
  const headers = { 'content-type': 'application/json' };
  const response = await ask('/api/admin/login', { method: 'POST', headers, body: JSON.stringify(admin) });
  expect(response.status).toBe(200);
  // The session, that there is one, and the device it is from.
  expect(response.headers.getSetCookie()).toHaveLength(3);
  response.headers.getSetCookie().forEach(expectGuardedCookie);
});
