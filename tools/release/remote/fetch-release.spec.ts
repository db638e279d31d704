import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readRelease, type ReleaseManifest } from '@site/releases';
import { sha256 } from '../hash';
import { pack } from '../pack';
import { TemporaryWorkspace } from '../testing/temporary-workspace';
import { fetchRelease } from './fetch-release';
import { openSource } from './open-client';

let server: Server;
let workspace: TemporaryWorkspace;
let manifest: ReleaseManifest;
/** What the other product has, by SHA-256. */
const files = new Map<string, Buffer>();

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  server = createServer(({ url = '', headers }, response) => {
    const file = files.get(url.split('/files/')[1] ?? '');
    response.writeHead(headers.authorization === 'Bearer release_x' ? 200 : 401);
    response.end(file ?? JSON.stringify(manifest));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Packs a version, as the other product has it, and takes it out of this machine's folder. */
beforeEach(async () => {
  workspace = new TemporaryWorkspace();
  await workspace.build();
  const { version } = await pack(workspace.source, workspace.releasesDir);
  const release = await readRelease(folderOf(version), 'public-site', version);
  files.clear();
  manifest = { release, files: {} };
  for (const file of Object.keys(release.integrity)) {
    const bytes = await readFile(path.join(folderOf(version), file));
    files.set(sha256(bytes), bytes);
    manifest.files[file] = { sha256: sha256(bytes), bytes: bytes.length };
  }
  await rename(folderOf(version), `${folderOf(version)}-elsewhere`);
});
afterEach(() => workspace.remove());

const folderOf = (version: string) => path.join(workspace.releasesDir, 'public-site', version);
const fetchOne = async () => {
  const client = openSource(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'release_x');
  const { version } = manifest.release;
  await fetchRelease(client, { releasesDir: workspace.releasesDir, app: 'public-site', version });
};

it('brings the bytes that the other product has, once', async () => {
  const { version } = manifest.release;
  await fetchOne();
  for (const file of ['release.json', ...Object.keys(manifest.files)]) {
    const here = await readFile(path.join(folderOf(version), file));
    expect(here.equals(await readFile(path.join(`${folderOf(version)}-elsewhere`, file)))).toBe(true);
  }
  files.clear();
  await fetchOne();
});

it('leaves nothing of a version whose files are others than announced', async () => {
  const [name = ''] = files.keys();
  files.set(name, Buffer.from('other'));
  await expect(fetchOne()).rejects.toThrow('sent another file');
  expect(existsSync(folderOf(manifest.release.version))).toBe(false);
});

it('refuses one that has the same name here and other files', async () => {
  await fetchOne();
  await rm(`${folderOf(manifest.release.version)}-elsewhere`, { recursive: true });
  manifest.release.integrity['client/other.js'] = 'sha384-x';
  await expect(fetchOne()).rejects.toThrow('has other files than the one at');
});

it('needs a token of its own', () => {
  expect(() => openSource('https://staging.example.com', '')).toThrow('RELEASE_TOKEN_FROM is not set');
  expect(() => openSource('staging', 'token')).toThrow('--from is "staging"');
});
