import { readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { readRelease, type ReleaseManifest } from '@site/releases';
import { sha256 } from '../release/hash';
import { pack } from '../release/pack';
import { promoteVersion } from '../release/remote/promote-version';
import { TemporaryWorkspace } from '../release/testing/temporary-workspace';
import { openOutside } from './open-outside';
import { type Promoting, readOptions } from './options';
import { outsideGate } from './outside-gate';

const app = 'events';
const listening: Server[] = [];
/** Where the version was packed, and where the command puts what it takes from there. */
let packed: TemporaryWorkspace;
let fetched: TemporaryWorkspace;
let version: string;
/** Of the first product: the version, and where its history says that it was copied to. */
let manifest: ReleaseManifest;
let files: Map<string, Buffer>;
let copies: unknown[];
let staging: string;
/** Of the second: what it is sent, its range of contracts, and what it is told to make live. */
let received: Map<string, Buffer>;
let hosts: string;
let promotions: unknown[];
let production: string;

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  listening.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What is asked of the version: a file, or its manifest. */
const published = ({ url = '' }: IncomingMessage): Buffer | string =>
  files.get(url.split('/files/')[1] ?? '') ?? JSON.stringify(manifest);

/** Files that are sent alone, or together as a form. */
async function receive(request: IncomingMessage): Promise<void> {
  const body = await buffer(request);
  const type = request.headers['content-type'] ?? '';
  if (request.method === 'PUT') return void received.set(String(request.url?.split('/').at(-1)), body);
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  for (const file of form.getAll('files') as File[]) received.set(file.name, Buffer.from(await file.arrayBuffer()));
}

beforeAll(async () => {
  Object.assign(process.env, { RELEASE_TOKEN: 'release_x', RELEASE_TOKEN_FROM: 'release_y' });
  staging = await listen(async (request, response) => {
    if (request.method === 'POST') copies.push(await json(request));
    response.end(published(request));
  });
  production = await listen(async (request, response) => {
    const { url = '', method } = request;
    if (method === 'GET' && url.includes('/versions/')) return response.end(published(request));
    if (/\/files/.test(url)) await receive(request);
    if (url.endsWith('/promote')) promotions.push(await json(request));
    const missing = Object.values(manifest.files).map((file) => file.sha256);
    const contract = { speaks: '1.10.0', hosts };
    const state = { revision: 7, live: null, canary: null, scheduled: null, versions: [], history: [] };
    response.end(JSON.stringify({ ...state, missing, contract, openapi: '3.0.0', paths: {}, apps: {} }));
  });
});
afterAll(async () => {
  for (const name of ['RELEASE_TOKEN', 'RELEASE_TOKEN_FROM']) delete process.env[name];
  await Promise.all(listening.map((server) => new Promise((resolve) => server.close(resolve))));
});

const log = jest.spyOn(console, 'log').mockImplementation();

beforeEach(async () => {
  [packed, fetched] = [new TemporaryWorkspace(), new TemporaryWorkspace()];
  packed.source.app = app;
  Object.assign(packed.source.config, { scope: '/events', addresses: ['/events'] });
  await packed.build();
  // A file of the site.
  await rm(packed.pathOf('dist/client/public'), { recursive: true });
  ({ version } = await pack(packed.source, packed.releasesDir));
  const folder = path.join(packed.releasesDir, app, version);
  manifest = { release: await readRelease(folder, app, version), files: {} };
  files = new Map();
  for (const file of Object.keys(manifest.release.integrity)) {
    const bytes = await readFile(path.join(folder, file));
    files.set(sha256(bytes), bytes);
    manifest.files[file] = { sha256: sha256(bytes), bytes: bytes.length };
  }
  [copies, received, hosts, promotions] = [[], new Map(), '>=1.0.0 <=1.10.0', []];
  jest.clearAllMocks();
});
afterEach(() => Promise.all([packed.remove(), fetched.remove()]));

/** `site-release --app events --to PRODUCTION --promote VERSION`. */
async function promote(...more: string[]): Promise<void> {
  const args = ['--app', app, '--to', production, '--promote', version, ...more];
  const options = (await readOptions(args)) as Promoting;
  await promoteVersion(openOutside(options), options, options.given, outsideGate(fetched.releasesDir));
}

describe('a published version that a team promotes which has the package alone', () => {
  it('is sent from one product to another as it is, and each is told of the other', async () => {
    await promote('--from', staging, '--because', 'looks good');
    expect(received).toEqual(files);
    expect(copies).toEqual([{ environment: production }]);
    const promotion = { version, revision: 7, because: 'looks good', rehearsal: 'skipped', environment: staging };
    expect(promotions).toEqual([promotion]);
    expect(log.mock.calls.flat().at(-1)).toBe(`Live at ${production}: ${app}@${version}`);
  });

  it('is refused, and sent nowhere, where the other product can’t host it', async () => {
    hosts = '>=9.0.0';
    await expect(promote('--from', staging)).rejects.toThrow(`${app}@${version} is refused. Nothing went live.`);
    expect([received.size, copies, promotions]).toEqual([0, [], []]);
  });

  it.each([
    ['the other product', () => ['--from', staging]],
    ['this one, where it is published', () => []],
  ])('is only checked by a dry run, which fetches it from %s', async (_, from) => {
    await promote(...from(), '--dry-run');
    expect(log.mock.calls.flat().at(-1)).toBe(`${app}@${version} would pass. Nothing was changed.`);
    hosts = '>=9.0.0';
    await expect(promote(...from(), '--dry-run')).rejects.toThrow(`${app}@${version} is refused. Nothing went live.`);
    expect([received.size, copies, promotions]).toEqual([0, [], []]);
  });

  it('goes live where it is published, for a share of the visitors if that is asked', async () => {
    await promote('--percent', '10');
    expect(received.size).toBe(0);
    expect(promotions).toEqual([{ version, revision: 7, rehearsal: 'skipped', stages: '10%' }]);
  });
});
