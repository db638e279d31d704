import { readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { readRelease, type ReleaseManifest } from '@site/releases';
import { storeOperatorsToken } from '../../start/secret';
import { readArguments } from '../arguments';
import { sha256 } from '../hash';
import { TemporaryWorkspace } from '../testing/temporary-workspace';
import { openOperators } from './open-service';
import { promoteTo } from './release-to';

// A rehearsal takes a minute.
jest.mock('../../gate/gate', () => ({ gateRelease: jest.fn() }));

const app = 'public-site';
const listening: Server[] = [];
let workspace: TemporaryWorkspace;
let dataDir: string;
let version: string;
let manifest: ReleaseManifest;
const files = new Map<string, Buffer>();
/** Environments that the first product's history names. */
let copies: string[];
let source: string;
/** The second one, which is that of this machine: what it has, and whether the line to it breaks when a version is whole. */
let target: string;
let published: { version: string }[];
let isCut: boolean;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  listening.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  process.env.RELEASE_TOKEN_FROM = 'release_x';
  source = await listen(
    createServer(async (request, response) => {
      if (request.method === 'POST') copies.push(((await json(request)) as { environment: string }).environment);
      response.end(files.get(request.url?.split('/files/')[1] ?? '') ?? JSON.stringify(manifest));
    }),
  );
  target = await listen(
    createServer((request, response) => {
      request.resume();
      if (request.url?.endsWith('/complete')) {
        published = [{ version }];
        if (isCut) return void request.socket.destroy();
      }
      const isAsked = ['/promote', '/schedules'].some((end) => request.url?.endsWith(end));
      const waiting = isAsked ? { request: {}, version, at } : {};
      const state = { revision: 7, live: null, canary: null, scheduled: null, versions: published, history: [] };
      return response.end(JSON.stringify({ ...state, missing: [], apps: {}, ...waiting }));
    }),
  );
});
afterAll(async () => {
  delete process.env.RELEASE_TOKEN_FROM;
  await Promise.all(listening.map((server) => new Promise((resolve) => server.close(resolve))));
});

const log = jest.spyOn(console, 'log').mockImplementation();

/** Packs a version as the first product has it, and takes it out of this machine's folder. */
beforeEach(async () => {
  workspace = new TemporaryWorkspace();
  dataDir = path.dirname(workspace.releasesDir);
  Object.assign(process.env, { DATA_DIR: dataDir, PUBLIC_ORIGIN: 'https://www.example.com/' });
  version = await workspace.pack('home');
  const folder = path.join(workspace.releasesDir, app, version);
  manifest = { release: await readRelease(folder, app, version), files: {} };
  for (const file of Object.keys(manifest.release.integrity)) {
    const bytes = await readFile(path.join(folder, file));
    files.set(sha256(bytes), bytes);
    manifest.files[file] = { sha256: sha256(bytes), bytes: bytes.length };
  }
  await rm(folder, { recursive: true });
  storeOperatorsToken(dataDir, {});
  [copies, published, isCut] = [[], [], false];
  jest.clearAllMocks();
});
afterEach(async () => {
  for (const name of ['DATA_DIR', 'PUBLIC_ORIGIN']) delete process.env[name];
  await workspace.remove();
});

const at = '2999-12-01T08:00:00.000Z';
const promote = (...more: string[]) => {
  const args = [`${app}@${version}`, '--from', source, ...more];
  const given = readArguments({ subject: true, options: ['from', 'at'] }, args);
  return promoteTo(openOperators(target, dataDir), { app, version }, given);
};

describe('a version that is taken from one product to another', () => {
  it('is recorded and spoken of by the address that people use, not by that of a container', async () => {
    await promote();
    expect(copies).toEqual(['https://www.example.com']);
    expect(log.mock.calls.flat().at(-1)).toContain('approves it at https://www.example.com/admin/releases');
    delete process.env.PUBLIC_ORIGIN;
    await promote();
    expect(copies.at(-1)).toBe(target);
  });

  it('is spoken of as one that waits, also where it is to go live at a time', async () => {
    await promote('--at', '2999-12-01 09:00 Europe/Berlin');
    expect(log.mock.calls.flat().at(-1)).toBe(
      `Waiting: ${app}@${version} goes live at ${at} if another admin approves it before, at https://www.example.com/admin/releases`,
    );
  });

  it('is recorded by the second run, where the first one’s line broke', async () => {
    isCut = true;
    await expect(promote()).rejects.toThrow('Run the same command again');
    expect(copies).toEqual([]);
    isCut = false;
    await promote();
    expect(copies).toEqual(['https://www.example.com']);
  });
});
