import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mounted-before-'));
  await mkdir(path.join(folder, 'client'));
  await writeFile(path.join(folder, 'client/remoteEntry.js'), 'load()');
  server = createServer((_, response) => response.end('<p>Posts</p>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

/** A release that is rehearsed for a product. */
function mountedBefore(product: string | null): Promise<MountedBefore> {
  const release = { app: 'public-site', version: 'v1', entry: 'remoteEntry.js', integrity: {} } as Partial<Release>;
  const candidate = { name: 'public-site@v1', folder, release: release as Release, releasesDir: folder, live: {} };
  return MountedBefore.of({ ...candidate, product, changed: [] }, { origin, conditions: 'Chromium 1' });
}

async function rehearse(product: string | null, text: number): Promise<void> {
  const sound = new Map([['/blog', { problems: [], loaded: [], seen: seen(text) }]]);
  await (await mountedBefore(product)).keep(addresses, sound);
}

describe('pages that were mounted before', () => {
  it('need not be mounted again where nothing has changed', async () => {
    const product = 'https://www.example.com';
    expect(await (await mountedBefore(product)).needed(addresses)).toContain('/blog');
    await rehearse(product, 1_000);
    expect(await (await mountedBefore(product)).needed(addresses)).not.toContain('/blog');
  });

  it('are measured by what was seen with the same product: another has fewer posts', async () => {
    const products = ['https://www.example.com', 'https://staging.example.com', 'http://[::1]:4200', null];
    for (const [index, product] of products.entries()) await rehearse(product, index * 100);
    for (const [index, product] of products.entries()) {
      expect((await mountedBefore(product)).records['/blog']?.seen).toEqual(seen(index * 100));
    }
  });
});
