import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Candidate } from '../../candidate';
import { SentBefore } from './sent-before';

const form = { address: '/contact', index: 0 };
let releasesDir: string;
let server: Server;
let document: string;

beforeEach(async () => {
  releasesDir = await mkdtemp(path.join(os.tmpdir(), 'sent-before-'));
  document = '<form method="post"></form>';
  server = createServer((_, response) => response.end(document));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(releasesDir, { recursive: true });
});

/** What was sent before a version that has the form's code in this file. */
async function before(version: string, { code = 'aaaaaaaa', conditions = 'Chromium 1', thorough = false } = {}) {
  const folder = path.join(releasesDir, 'public-site', version);
  // Of a page that has changed in each of them.
  const other = version.slice(-1).repeat(8);
  await mkdir(path.join(folder, 'client'), { recursive: true });
  await writeFile(path.join(folder, 'client/remoteEntry.js'), `load("${code}", "${other}")`);
  const release = {
    ...{ app: 'public-site', version, entry: 'remoteEntry.js' },
    integrity: {
      'client/remoteEntry.js': `sha384-${version}`,
      [`client/js/send.${code}.js`]: `sha384-${code}`,
      [`client/js/other.${other}.js`]: `sha384-${other}`,
    },
  } as unknown as Candidate['release'];
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const candidate = { releasesDir, folder, release, live: {} } as Candidate;
  const sent = await SentBefore.of(candidate, { origin, conditions, thorough });
  const files = ['remoteEntry.js', `js/send.${code}.js`].map(
    (file) => `/releases/public-site/${version}/client/${file}`,
  );
  return { isUnchanged: () => sent.isUnchanged(form), note: () => sent.note(form, files), keep: () => sent.keep() };
}

async function sendFirst(): Promise<void> {
  const first = await before('version-1');
  expect(await first.isUnchanged()).toBe(false);
  await first.note();
  await first.keep();
}

it('knows a form again while nothing that it depends on has changed', async () => {
  await sendFirst();
  const second = await before('version-2');
  expect(await second.isUnchanged()).toBe(true);
  await second.keep();
  expect(await (await before('version-3')).isUnchanged()).toBe(true);
});

it.each([
  ['a script that its page loads', { code: 'cccccccc' }],
  ['what serves or answers it', { conditions: 'Chromium 2' }],
  ['nothing, where all are to be sent', { thorough: true }],
])('does not after a change of %s', async (_, change) => {
  await sendFirst();
  expect(await (await before('version-2', change)).isUnchanged()).toBe(false);
});

it('does not after a change of its page', async () => {
  await sendFirst();
  document = '<form method="post"><input name="a"></form>';
  expect(await (await before('version-2')).isUnchanged()).toBe(false);
});

it('forgets what was sent by a release that did not pass', async () => {
  await (await before('version-1')).note();
  expect(await (await before('version-2')).isUnchanged()).toBe(false);
});
