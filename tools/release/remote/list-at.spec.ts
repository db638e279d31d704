import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { listAt } from './list-at';
import { ReleaseClient, type RemoteRequest, type RemoteServing } from './release-client';

let request: RemoteRequest | null = null;
let serving: RemoteServing | undefined;
const none = { live: null, scheduled: null, canary: null, versions: [], history: [] };
const nothing = () => ({ revision: 0, ...none, request, serving });
/** What the shell says is live; null while it says nothing. */
let live: string[] | null;
let server: Server;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'list-at-'));
const log = jest.spyOn(console, 'log').mockImplementation();

beforeAll(async () => {
  process.env.DATA_DIR = dataDir;
  server = createServer(({ url }, response) => {
    if (url !== '/readyz') response.end(JSON.stringify(nothing()));
    else response.writeHead(live ? 200 : 503).end(JSON.stringify({ live }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(dataDir, { recursive: true });
});

async function listed(part = 'nothing is live'): Promise<string[]> {
  log.mockClear();
  const { port } = server.address() as AddressInfo;
  await listAt(new ReleaseClient(`http://127.0.0.1:${port}`, 'release_x'));
  return log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(part));
}

const ours = ['public-site: nothing is live', 'admin-console: nothing is live'];

it('lists apps that this machine has never seen, too', async () => {
  live = ['public-site@v1', 'careers@v1'];
  expect(await listed()).toEqual([...ours, 'careers: nothing is live']);
});

it('lists those that it knows while the shell is not ready', async () => {
  live = null;
  expect(await listed()).toEqual(ours);
});

it('shows which version waits for approval, and who requested it', async () => {
  live = ['public-site@v1'];
  const createdAt = new Date(Date.now() - 7_200_000).toISOString();
  request = { id: '1', version: 'v2', stages: null, at: null, who: 'pipeline (token)', because: 'the sale', createdAt };
  const [line] = await listed('waits');
  expect(line).toBe('  v2 waits for approval, requested 2 h ago by pipeline (token): the sale');
});

it('shows how many servers serve what is live, and which serve another version', async () => {
  const others = [{ version: 'v1', hosts: ['web-2'] }];
  serving = { shells: 2, following: 1, others };
  expect((await listed('server')).slice(0, 2)).toEqual([
    '  served by 1 of 2 servers',
    expect.stringMatching(/^ {2}1 of 2 servers still serves v1: web-2 \(the log there says why/),
  ]);
});
