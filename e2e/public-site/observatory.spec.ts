import path from 'node:path';
import { cookieRule } from './observatory/cookie-rule';
import { scan } from './observatory/scan';
import { ForkedShell } from '../support/forked-shell';
import { admin, expect, test } from '../support/test';

/** As in production: visitors come by https, which ends at a proxy that the shell trusts. */
const origin = 'https://site.example.com';
const shell = new ForkedShell();
test.beforeAll(() =>
  shell.start({
    PUBLIC_ORIGIN: origin,
    TRUST_PROXY: 'true',
    API_URL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    RELEASES_DIR: path.join(String(process.env.E2E_DATA_DIR), 'releases'),
  }),
);
test.afterAll(() => shell.stop());

const least = 125;

async function expectScore(address: string, leaveOut?: string): Promise<void> {
  const { score, findings } = await scan({ server: shell.origin, origin, path: address }, { leaveOut });
  const faults = Object.entries(findings).filter(([, { points }]) => points < 0);
  expect({ address, faults }).toEqual({ address, faults: [] });
  expect(score, `${address}: ${JSON.stringify(findings)}`).toBeGreaterThanOrEqual(least);
}

/** What is no page is answered by http as well: pages alone lead to https. */
const expectAnswerScore = (address: string) => expectScore(address, 'redirection');

test.describe('MDN’s Observatory gives at least 125 to', () => {
  for (const address of [
    '/',
    '/blog',
    '/blog/map-of-a-lead',
    '/contact',
    '/careers',
    '/nowhere',
    '/admin',
    '/admin/login',
  ]) {
    test(`the page ${address}`, () => expectScore(address));
  }

  test('what machines read', async () => {
    for (const address of [
      '/robots.txt',
      '/sitemap.xml',
      '/blog/feed.xml',
      '/llms.txt',
      '/about.md',
      '/site.webmanifest',
    ]) {
      await expectScore(address);
    }
  });

  test('every file that a page names', async () => {
    const html = await (await fetch(`${shell.origin}/contact`)).text();
    const files = [...html.matchAll(/"(\/(?:releases|shell|favicon)[^"\s]*\.\w+)"/g)].map(([, file]) => String(file));
    expect(files.length).toBeGreaterThan(5);
    for (const file of new Set(files)) await expectAnswerScore(file);
  });

  test('pictures', async () => {
    for (const address of ['/media/covers/map-of-a-lead.svg', '/media/covers/map-of-a-lead.png']) {
      await expectAnswerScore(address);
    }
  });

  test('answers of the API, its errors and its description', async () => {
    for (const address of ['/api/posts', '/api/posts/none', '/api/auth/user', '/api/admin/users', '/api/docs']) {
      await expectAnswerScore(address);
    }
  });
});

test('the cookies of a sign-in get full marks', async () => {
  const response = await fetch(`${shell.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
    body: JSON.stringify(admin),
  });
  expect(response.status).toBe(200);
  const cookies = response.headers.getSetCookie();
  // The session, that there is one, and the device it is from.
  expect(cookies).toHaveLength(3);
  expect(cookieRule({ cookies, headers: response.headers })).toEqual({
    result: 'cookies-secure-with-httponly-sessions-and-samesite',
    points: 5,
  });
});
