import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '@site/federation';
import { MountedBefore } from './mounted-before';

const seen = (text: number) => ({ 1280: { text, pictures: 0, header: 10, heading: 10, links: 5, fields: 5 } });
const addresses = ['/an-address-that-no-page-has', '/', '/blog'];

let folder: string;
let server: Server;
let origin: string;
let page: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mounted-before-'));
  await mkdir(path.join(folder, 'client'));
  await writeFile(path.join(folder, 'client/remoteEntry.js'), 'load()');
  page = '<p>Posts</p>';
  server = createServer((_, response) => response.end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

interface Rehearsed {
  product?: string | null;
  version: string;
  /** Undefined before the first release. */
  live?: string | undefined;
  changed?: string[];
  text?: number;
  /** False where the live release can't be started. */
  isCompared?: boolean;
}

/** A release that is rehearsed for a product. */
function mountedBefore({ product = null, version, live, changed = [] }: Rehearsed): Promise<MountedBefore> {
  const release = { app: 'public-site', version, entry: 'remoteEntry.js', integrity: {} } as Partial<Release>;
  const candidate = { name: `public-site@${version}`, folder, release: release as Release, releasesDir: folder };
  const set = live === undefined ? {} : { 'public-site': live };
  return MountedBefore.of({ ...candidate, product, changed, live: set }, { origin, conditions: 'Chromium 1' });
}

/** Mounts what has to be, all without errors. Returns whether the page was. */
async function rehearse({ text = 1_000, isCompared = true, ...rehearsed }: Rehearsed): Promise<boolean> {
  const before = await mountedBefore(rehearsed);
  const needed = await before.needed(addresses);
  const mounted = { problems: [], loaded: [], seen: seen(text) };
  await before.keep(addresses, new Map(needed.map((address) => [address, mounted])), { isCompared });
  return needed.includes('/blog');
}

const measureOf = async (rehearsed: Rehearsed) => (await mountedBefore(rehearsed)).seenOf('/blog');

describe('pages that were mounted before', () => {
  it('need not be mounted again where nothing has changed and each release goes live, from the first one on', async () => {
    expect(await rehearse({ version: 'v1' })).toBe(true);
    expect(await rehearse({ version: 'v2', live: 'v1' })).toBe(false);
    expect(await rehearse({ version: 'v3', live: 'v2' })).toBe(false);
    expect(await measureOf({ version: 'v4', live: 'v3' })).toEqual(seen(1_000));
  });

  it('need not after they were only tried, or are a canary: they were compared with what is still live', async () => {
    expect(await rehearse({ version: 'tried' })).toBe(true);
    expect(await rehearse({ version: 'v1' })).toBe(false);
    page = '<p>More posts</p>';
    expect(await rehearse({ version: 'tried', live: 'v1' })).toBe(true);
    expect(await rehearse({ version: 'v2', live: 'v1' })).toBe(false);
    expect(await rehearse({ version: 'v2', live: 'v1' })).toBe(false);
    expect(await rehearse({ version: 'v3', live: 'v2' })).toBe(false);
  });

  it('are mounted, and compared with what is live, where that was released from elsewhere', async () => {
    await rehearse({ version: 'v1' });
    expect(await measureOf({ version: 'v3', live: 'v2' })).toBeUndefined();
    expect(await rehearse({ version: 'v3', live: 'v2' })).toBe(true);
  });

  it('are mounted again where what is live could not be started to compare them with', async () => {
    await rehearse({ version: 'v2', live: 'v1', isCompared: false });
    expect(await rehearse({ version: 'v3', live: 'v1' })).toBe(true);
  });

  it('are no measure for others until they are live', async () => {
    await rehearse({ version: 'v1' });
    page = '<p>Less</p>';
    await rehearse({ version: 'tried', live: 'v1', text: 700 });
    expect(await measureOf({ version: 'v2', live: 'v1' })).toBeUndefined();
    expect(await measureOf({ version: 'v2', live: 'tried' })).toEqual(seen(700));
  });

  it('are mounted again where they were declared as changed for a version that is not live', async () => {
    await rehearse({ version: 'v1' });
    page = '<p>Less</p>';
    await rehearse({ version: 'v2', live: 'v1', changed: ['/blog'] });
    expect(await rehearse({ version: 'v3', live: 'v2' })).toBe(false);
    page = '<p>Still less</p>';
    await rehearse({ version: 'v4', live: 'v3', changed: ['/blog'] });
    expect(await rehearse({ version: 'v5', live: 'v3' })).toBe(true);
  });

  it('are mounted again where the record says of no version, as those of older tools', async () => {
    await rehearse({ version: 'v1' });
    const file = path.join(folder, 'rehearsals/public-site.json');
    const { '/blog': record } = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ '/blog': { files: record.files, hash: record.hash, seen: record.seen } }));
    expect(await measureOf({ version: 'v2', live: 'v1' })).toBeUndefined();
    expect((await (await mountedBefore({ version: 'v2', live: 'v1' })).needed(addresses)).at(-1)).toBe('/blog');
    expect((await (await mountedBefore({ version: 'v2' })).needed(addresses)).at(-1)).toBe('/blog');
  });

  it('are measured by what was seen with the same product: another has fewer posts', async () => {
    const products = ['https://www.example.com', 'https://staging.example.com', 'http://[::1]:4200', null];
    for (const [index, product] of products.entries()) await rehearse({ product, version: 'v1', text: index * 100 });
    for (const [index, product] of products.entries()) {
      expect(await measureOf({ product, version: 'v2', live: 'v1' })).toEqual(seen(index * 100));
    }
  });
});
