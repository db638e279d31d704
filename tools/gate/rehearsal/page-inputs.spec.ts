import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '@site/federation';
import { PageInputs } from './page-inputs';

interface Site {
  version?: string;
  body?: string;
  styles?: string[];
  policy?: string;
  favicon?: string;
  /** Name of a script to what stands in it. */
  scripts?: Record<string, string>;
  entry?: string;
  /** What has changed and kept its name. */
  integrity?: Record<string, string>;
  conditions?: string;
}

const usual = { app: '11111111', about: '22222222', pricing: '33333333' };
/** With the list of integrities, which the shell's client asks for as soon as a page loads more than its first scripts. */
const loaded = [
  '/favicon.svg',
  '/releases/public-site//integrity.json',
  ...['remoteEntry.js', 'js/app.11111111.js', 'js/about.22222222.js'].map(
    (file) => `/releases/public-site//client/${file}`,
  ),
];

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A shell that serves a page, and the release that it is of. */
async function inputsOf(site: Site): Promise<PageInputs> {
  const { version = 'v1', scripts = usual, conditions = 'Chromium 1' } = site;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'page-inputs-'));
  ends.push(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'client'));
  const entry = `load(${JSON.stringify(scripts)});${site.entry ?? ''}`;
  await writeFile(path.join(folder, 'client/remoteEntry.js'), entry);
  const names = Object.entries(scripts).map(([name, hash]) => `client/js/${name}.${hash}.js`);
  const integrity = Object.fromEntries([...names, 'client/remoteEntry.js'].map((name) => [name, `sha384-${name}`]));
  Object.assign(integrity, { 'client/remoteEntry.js': `sha384-of-${version}` }, site.integrity);
  const server: Server = createServer(({ url }, response) => {
    if (url === '/favicon.svg') return response.end(site.favicon ?? 'a square');
    response.setHeader('content-security-policy', site.policy ?? `style-src 'sha256-${version}'`);
    response.setHeader('x-request-id', `${Math.random()}`);
    const sheet = (site.styles ?? ['.a{color:red}', '.b{color:blue}']).map(
      (rule, index) => `${rule}data-styled.g${index}[id="c"]{}/*!sc*/`,
    );
    response.end(
      `<link href="http://${origin()}/about"><style data-styled="true">${sheet.join('')}</style>` +
        `<p>${site.body ?? 'About us'}</p><script integrity="sha384-of-${version}" src="/releases/public-site/${version}/x">`,
    );
  });
  const origin = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close());
  const release = { app: 'public-site', version, entry: 'remoteEntry.js', integrity } as Partial<Release> as Release;
  return new PageInputs({ folder, release }, `http://${origin()}`, conditions);
}

const hashOf = async (site: Site = {}) => (await inputsOf(site)).hashOf('/about', loaded);

describe('what a page is made of', () => {
  it('is the same in a release that changes nothing of it', async () => {
    expect(await hashOf({ version: 'v2' })).toBe(await hashOf({ version: 'v1' }));
  });

  it('is the same when a file changes that it does not load', async () => {
    expect(await hashOf({ scripts: { ...usual, pricing: '44444444' } })).toBe(await hashOf());
  });

  it('is the same when the server came to know components in another order', async () => {
    expect(await hashOf({ styles: ['.b{color:blue}', '.a{color:red}'] })).toBe(await hashOf());
  });

  const changes: [string, Site][] = [
    ['its document', { body: 'About you' }],
    ['its styles', { styles: ['.a{color:red}', '.b{color:green}'] }],
    ['a header of its document', { policy: "style-src 'none'" }],
    ['code of the entry', { entry: 'more()' }],
    ['the list of scripts', { scripts: { ...usual, more: '55555555' } }],
    ['a script that has kept its name', { integrity: { 'client/js/about.22222222.js': 'sha384-other' } }],
    ['a file of the shell', { favicon: 'a circle' }],
    ['the browser', { conditions: 'Chromium 2' }],
  ];
  it.each(changes)('is another with %s', async (_, site) => {
    expect(await hashOf(site)).not.toBe(await hashOf());
  });

  it('can’t be told where a script is gone that it loaded', async () => {
    expect(await hashOf({ scripts: { ...usual, about: '66666666' } })).toBeUndefined();
  });

  it('can’t be told of a page that loads files of another release', async () => {
    const inputs = await inputsOf({});
    expect(await inputs.hashOf('/about', ['/releases/admin-console/v1/client/remoteEntry.js'])).toBeUndefined();
  });
});
