import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readArguments } from '../arguments';
import { buildAndGate } from '../build-and-gate';
import { TemporaryWorkspace } from '../testing/temporary-workspace';
import { openClient } from './open-client';
import { releaseTo } from './release-to';

// A build takes a minute, and the gate as long.
jest.mock('../build-and-gate', () => ({ buildAndGate: jest.fn(() => Promise.resolve('20261126-120000-abcdef0')) }));

let live: string;
let server: Server;
let to: string;
let workspace: TemporaryWorkspace;

beforeAll(async () => {
  process.env.RELEASE_TOKEN = 'release_x';
  jest.spyOn(console, 'log').mockImplementation();
  server = createServer(({ url }, response) => {
    response.writeHead(url === '/api/releases/public-site' ? 200 : 403);
    response.end(JSON.stringify({ revision: 7, live: { version: live } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  to = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  workspace = new TemporaryWorkspace();
  process.env.DATA_DIR = path.dirname(workspace.releasesDir);
});
afterAll(async () => {
  delete process.env.RELEASE_TOKEN;
  delete process.env.DATA_DIR;
  await new Promise((resolve) => server.close(resolve));
  workspace.remove();
});

it('compares a release that is only tried with what is live there, not on this machine', async () => {
  live = await workspace.pack('there');
  await workspace.release('here');
  await releaseTo(
    openClient(to),
    'public-site',
    readArguments({ subject: true, options: ['dry-run'] }, ['public-site', '--dry-run']),
  );
  const compared = { product: to, live: { 'public-site': live } };
  expect(buildAndGate).toHaveBeenCalledWith('public-site', expect.any(String), expect.objectContaining(compared));
});
