import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { listAt } from './list-at';
import {
  ReleaseClient,
  type RemoteReleases,
  type RemoteRequest,
  type RemoteServing,
  type RemoteVerdict,
} from './release-client';

let request: RemoteRequest | null = null;
let serving: RemoteServing | undefined;
const none = { live: null, scheduled: null, canary: null, versions: [], history: [] };
let released: Partial<RemoteReleases>;
/** What the gate says; null while it can't be read; undefined while the store hangs. */
let verdicts: RemoteVerdict[] | null | undefined;
const nothing = () => ({ revision: 0, ...none, request, serving, ...released });
/** What the shell says is live; null while it says nothing. */
let live: string[] | null;
let server: Server;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'list-at-'));
const log = jest.spyOn(console, 'log').mockImplementation();

beforeAll(async () => {
  process.env.DATA_DIR = dataDir;
  server = createServer(({ url }, response) => {
    if (url?.includes('/versions') && verdicts === undefined) return;
    if (url?.includes('/versions'))
      response.writeHead(verdicts ? 200 : 503).end(JSON.stringify(verdicts ?? { message: 'The store is down.' }));
    else if (url !== '/readyz') response.end(JSON.stringify(nothing()));
    else response.writeHead(live ? 200 : 503).end(JSON.stringify({ live }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(dataDir, { recursive: true });
});

beforeEach(() => {
  [request, serving, released, verdicts] = [null, undefined, {}, []];
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

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const aVersion = (version: string, lastServedAt: string | null) => ({
  ...{ version, commit: null, builtAt: daysAgo(9), publishedBy: 'ada', bytes: 1, lastServedAt },
});

it('says until when a version was served that its history no longer tells of, and that a rollback leads to it', async () => {
  released = { versions: [aVersion('v2', daysAgo(3)), aVersion('v1', null)], earlier: ['v2'] };
  expect((await listed('built')).slice(0, 2)).toEqual([
    expect.stringMatching(/^ {2}< v2 .*published by ada, served until 3 days ago$/),
    expect.stringMatching(/^ {4}v1 .*published by ada, never live$/),
  ]);
});

it('says who made the live version live after any number of later changes', async () => {
  const v1 = aVersion('v1', daysAgo(0));
  released = { live: { version: 'v1', who: 'grace (command)' }, versions: [v1] };
  expect((await listed('built'))[0]).toMatch(/^ {2}\* v1 .*no commit {2}made live by grace \(command\)$/);
});

it('says what the gate says of each version, as the console does', async () => {
  released = { versions: ['v3', 'v2', 'v1', 'v0'].map((version) => aVersion(version, null)) };
  const verdict = { isRehearsed: true, rehearsedBy: null, refusals: [] };
  verdicts = [
    { ...verdict, version: 'v3', isRehearsed: false, refusals: ['It needs contract 9.'] },
    { ...verdict, version: 'v2', rehearsedBy: '11qYAYKxCrfVS_7T' },
    { ...verdict, version: 'v1', isRehearsed: false, rehearsedBy: 'OLD' },
  ];
  expect((await listed(' ')).slice(1, 6)).toEqual([
    expect.stringMatching(/v3 .*no commit {2}not rehearsed {2}published by/),
    '      would be refused: It needs contract 9.',
    expect.stringMatching(/v2 .*no commit {2}rehearsed, signed with the key 11qYAYKxCrfVS_7T {2}published by/),
    expect.stringMatching(/v1 .*no commit {2}not rehearsed, signed with the key OLD, which counts no more {2}pub/),
    expect.stringMatching(/v0 .*no commit {2}published by/),
  ]);
  verdicts = null;
  expect((await listed(' ')).slice(0, 3)).toEqual([
    'public-site: nothing is live',
    "  What the gate says of its versions can't be read: The store is down.",
    expect.stringMatching(/v3 .*no commit {2}published by/),
  ]);
});

it('shows what is live before it waits for the gate, and waits for that five seconds at most', async () => {
  live = ['public-site@v1'];
  verdicts = undefined;
  released = { live: { version: 'v1', who: 'ada' }, versions: [aVersion('v1', null)] };
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const fast = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms > 5_000 ? ms : 0));
  const lines = await listed(' ');
  fast.mockRestore();
  expect(lines.slice(0, 3)).toEqual([
    'public-site: v1 is live',
    expect.stringMatching(/^ {2}What the gate says of its versions can't be read: .*timeout/),
    expect.stringMatching(/^ {2}\* v1 {2}built /),
  ]);
});

it('shows the figures of a canary beside those of what is live', async () => {
  const canary = { views: 120, errors: 3, lcp: 1_800, inp: null, lcpValues: 110, inpValues: 0 };
  const beside = { views: 1, errors: 0, lcp: 1_500, inp: 90, lcpValues: 1, inpValues: 60 };
  released = { comparison: { version: 'v2', beside: 'v1', canary, live: beside, valuesNeeded: 50 } };
  expect((await listed('p75')).slice(0, 2)).toEqual([
    '    canary v2: 120 views, 3 errors (2.5 %), p75 of LCP 1800 ms in 110 visits, no INP',
    '    live v1: 1 view, 0 errors (0.0 %), p75 of LCP 1500 ms in 1 visit (too few to compare), p75 of INP 90 ms in 60 visits',
  ]);
});
