import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { announceProduct, findProduct, withdrawProduct } from './running-product';

let folder: string;
let server: Server;
let address: string;
/** What a shell responds before anything is released. */
const noSite = { status: 503, body: JSON.stringify({ status: 'no site', live: [], contract: { speaks: '1.0.0' } }) };
let served: { status: number; body: string };
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'product-'));
  served = noSite;
  server = createServer((_, response) => response.writeHead(served.status).end(served.body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

describe('the product that runs on a data folder', () => {
  it('is found from when it is announced until it is withdrawn', async () => {
    expect(await findProduct(folder, '')).toBeNull();
    await announceProduct(folder, address);
    expect(await findProduct(folder, '')).toBe(address);
    await withdrawProduct(folder);
    expect(await findProduct(folder, '')).toBeNull();
  });

  it.each([
    { status: 404, body: '{"error":"Not Found"}' },
    { status: 200, body: '<!doctype html>' },
    { status: 200, body: 'null' },
  ])('is none where another program has its port: %o', async (foreign) => {
    served = foreign;
    await announceProduct(folder, address);
    expect(await findProduct(folder, '')).toBeNull();
    expect(await findProduct(folder, address)).toBe(address);
  });

  it('is none where a full disk has left half of its announcement, which keeps nobody from stopping', async () => {
    writeFileSync(path.join(folder, 'running.json'), `{"address":"${address}`);
    expect(await findProduct(folder, '')).toBeNull();
    await withdrawProduct(folder);
  });
});
