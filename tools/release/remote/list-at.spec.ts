import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { listAt, type Wanted } from './list-at';
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
/** What happens before a page of it is read. */
let beforePage: ((offset: number) => void) | undefined;
/** An app that the token is not for. */
let foreign: string | undefined;
const nothing = () => ({ revision: 0, ...none, request, serving, ...released });
/** What the shell says is live; null while it says nothing. */
let live: string[] | null;
/** How many apps have to be asked about before any is replied to. */
let together: number;
let waiting: (() => void)[];
let asked: string[];
let server: Server;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'list-at-'));
const log = jest.spyOn(console, 'log').mockImplementation();

beforeAll(async () => {
  process.env.DATA_DIR = dataDir;
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url.includes('/versions')) {
      waiting.push(() => sayVerdicts(new URL(url, 'http://service').searchParams, response));
      if (waiting.length >= together) for (const reply of waiting.splice(0)) reply();
    } else if (url.endsWith(`/${foreign}`)) response.writeHead(403).end(JSON.stringify({ message: 'Not for this.' }));
    else if (url !== '/readyz') response.end(JSON.stringify(nothing()));
    else response.writeHead(live ? 200 : 503).end(JSON.stringify({ live }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(dataDir, { recursive: true });
});

function sayVerdicts(part: URLSearchParams, response: ServerResponse): void {
  const offset = Number(part.get('offset') ?? 0);
  beforePage?.(offset);
  if (verdicts === undefined) return;
  const page = verdicts?.slice(offset, offset + Number(part.get('limit')));
  if (verdicts) response.setHeader('X-Total-Count', verdicts.length);
  response.writeHead(verdicts ? 200 : 503).end(JSON.stringify(page ?? { message: 'The store is down.' }));
}

beforeEach(() => {
  [request, serving, released, verdicts, together, waiting, asked] = [null, undefined, {}, [], 0, [], []];
  [beforePage, foreign] = [undefined, undefined];
});

async function listed(part = 'nothing is live', wanted: Wanted = {}): Promise<string[]> {
  log.mockClear();
  const { port } = server.address() as AddressInfo;
  await listAt(new ReleaseClient(`http://127.0.0.1:${port}`, 'release_x'), wanted);
  return printed(part);
}

const printed = (part: string) => log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(part));

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

it('lists one app alone, also one that this machine has never seen', async () => {
  live = ['public-site@v1'];
  expect(await listed(': ', { app: 'careers' })).toEqual(['careers: nothing is live']);
  expect(asked.filter((url) => !url.startsWith('/api/releases/careers'))).toEqual([]);
});

it('asks about all apps side by side, so that a store that hangs is waited for once', async () => {
  live = ['public-site@v1'];
  together = ours.length;
  expect(await listed()).toEqual(ours);
  expect(await listed("can't be read")).toEqual([]);
});

it('asks nothing more of an app that the token is not for, each of which would be a line of the audit log', async () => {
  live = ['public-site@v1', 'careers@v1'];
  foreign = 'careers';
  expect(await listed()).toEqual(ours);
  expect(asked.filter((url) => url.includes('careers'))).toEqual(['/api/releases/careers']);
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const factsOf = (version: string) => ({ version, commit: null, builtAt: daysAgo(9), publishedBy: 'ada', bytes: 1 });
const aVersion = (version: string, lastServedAt: string | null) => ({ ...factsOf(version), lastServedAt });
const aVerdict = (version: string) => ({ ...factsOf(version), isRehearsed: true, rehearsedBy: null, refusals: [] });

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
  released = { versions: ['v3', 'v2', 'v1'].map((version) => aVersion(version, null)) };
  verdicts = [
    { ...aVerdict('v3'), isRehearsed: false, refusals: ['It needs contract 9.'] },
    { ...aVerdict('v2'), rehearsedBy: '11qYAYKxCrfVS_7T' },
    { ...aVerdict('v1'), isRehearsed: false, rehearsedBy: 'OLD' },
  ];
  expect((await listed(' ')).slice(1, 5)).toEqual([
    expect.stringMatching(/v3 .*no commit {2}not rehearsed {2}published by/),
    '      would be refused: It needs contract 9.',
    expect.stringMatching(/v2 .*no commit {2}rehearsed, signed with the key 11qYAYKxCrfVS_7T {2}published by/),
    expect.stringMatching(/v1 .*no commit {2}not rehearsed, signed with the key OLD, which counts no more {2}pub/),
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

describe('of an app with more versions than are read at once', () => {
  const names = Array.from({ length: 203 }, (_, index) => `v${203 - index}`);
  const wanted = { app: 'public-site' };
  const wantedWhole = { ...wanted, all: true };
  const listedNames = () => printed('built').map((line) => line.split(/ +/)[1]);
  const more = /^ {2}the newest 100 of 203 versions: "npm run releases -- public-site --all --to http\S+" lists all$/;
  beforeEach(() => {
    released = { versions: names.slice(0, 100).map((version) => aVersion(version, null)) };
    verdicts = names.map(aVerdict);
  });

  it('says how to see the others', async () => {
    expect(await listed('built', wanted)).toHaveLength(100);
    expect(await listed('the newest', wanted)).toEqual([expect.stringMatching(more)]);
  });

  it('lists all with what the gate says of each, where that is wanted', async () => {
    verdicts = names.map((name) => ({ ...aVerdict(name), refusals: name === 'v1' ? ['It needs contract 9.'] : [] }));
    const lines = await listed('', wantedWhole);
    expect(listedNames()).toEqual(names);
    expect(lines.slice(-3, -1)).toEqual([
      // Of the older ones the service does not say until when they were served.
      expect.stringMatching(/^ {4}v1 .*no commit {2}rehearsed {2}published by ada$/),
      '      would be refused: It needs contract 9.',
    ]);
    expect(lines.filter((line) => line.includes('the newest'))).toEqual([]);
  });

  it('lists the newest, and says that there may be more, while the store can’t be read', async () => {
    verdicts = null;
    expect(await listed('built', wanted)).toHaveLength(100);
    expect(await listed('the newest 100 versions: "npm run releases', wanted)).toHaveLength(1);
    await expect(listed('', wantedWhole)).rejects.toThrow('The list of public-site is not whole');
    expect(printed('the newest')).toEqual(['  the newest 100 versions']);
  });

  it('does not end well, where older ones were wanted and can’t be read', async () => {
    beforePage = (offset) => void (offset > 0 && (verdicts = null));
    await expect(listed('', wantedWhole)).rejects.toThrow('The list of public-site is not whole');
    expect(printed("can't be")).toEqual(["  Older versions can't be listed: The store is down."]);
    expect(listedNames()).toEqual(names.slice(0, 100));
    expect(printed('the newest')).toEqual(['  the newest 100 of 203 versions']);
  });

  it('waits for all, where that is wanted, as for any other answer', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const inHaste = (ms: number) => (ms > 5_000 ? timeout(ms) : AbortSignal.abort());
    const hurried = jest.spyOn(AbortSignal, 'timeout').mockImplementation(inHaste);
    await listed('', wantedWhole);
    hurried.mockRestore();
    expect(listedNames()).toEqual(names);
  });

  type Change = [what: string, at: number, change: (before: RemoteVerdict[]) => RemoteVerdict[], after: string[]];
  const newer = aVerdict('v204');
  it.each<Change>([
    ['published after what is live was read', 0, (before) => [newer, ...before], ['v204', ...names]],
    ['published', 100, (before) => [newer, ...before], ['v204', ...names]],
    ['deleted', 100, (before) => before.filter((_, place) => place !== 50), names.filter((name) => name !== 'v153')],
    [
      'published and another deleted',
      200,
      (before) => [newer, ...before.slice(0, -1)],
      ['v204', ...names.slice(0, -1)],
    ],
  ])('lists each once, and where it belongs, where one is %s meanwhile', async (_, at, change, after) => {
    beforePage = (offset) => {
      if (offset !== at) return;
      beforePage = undefined;
      verdicts = change(verdicts ?? []);
    };
    await listed('', wantedWhole);
    expect(listedNames()).toEqual(after);
  });

  it('says that it is not whole, where others are published again and again', async () => {
    beforePage = (offset) => void (offset > 0 && verdicts?.unshift(aVerdict(`v${verdicts.length + 1}`)));
    await expect(listed('', wantedWhole)).rejects.toThrow('The list of public-site is not whole');
    expect(printed("Older versions can't be listed: others are published or deleted meanwhile.")).toHaveLength(1);
    expect(new Set(listedNames()).size).toBe(listedNames().length);
  });

  it('says so of none that has fewer', async () => {
    released = { versions: [aVersion('v203', null)] };
    verdicts = [aVerdict('v203')];
    expect(await listed('the newest', wanted)).toEqual([]);
  });
});

describe('of a canary', () => {
  const figures = { views: 120, errors: 3, lcp: 1_800, inp: null, lcpValues: 110, inpValues: 0 };
  const beside = { views: 1, errors: 0, lcp: 1_500, inp: 90, lcpValues: 1, inpValues: 60 };
  const compared = { version: 'v2', beside: 'v1', canary: figures, live: beside, valuesNeeded: 50 };

  it('shows the figures beside those of what is live', async () => {
    released = { comparison: { ...compared, points: [] } };
    expect((await listed('p75', { app: 'public-site' })).slice(0, 2)).toEqual([
      '    canary v2: 120 views, 3 errors (2.5 %), p75 of LCP 1800 ms in 110 visits, no INP',
      '    live v1: 1 view, 0 errors (0.0 %), p75 of LCP 1500 ms in 1 visit (too few to compare), p75 of INP 90 ms in 60 visits',
    ]);
    expect(await listed('over time')).toEqual([]);
  });

  it('shows how both did over time', async () => {
    const points = [
      { at: '2026-03-01T09:00:00.000Z', minutes: 30, canary: { ...figures, views: 0, lcp: null }, live: beside },
      { at: '2026-03-01T09:30:00.000Z', minutes: 30, canary: figures, live: { ...beside, views: 12_000 } },
    ];
    released = { comparison: { ...compared, points } };
    const lines = await listed('', { app: 'public-site' });
    const first = lines.findIndex((line) => line.includes('over time'));
    expect(lines.slice(first, first + 4)).toEqual([
      '    over time, 30 min each: canary / live',
      '    from                        views  errors  p75 of LCP, ms  p75 of INP, ms',
      '    2026-03-01 09:00 UTC        0 / 1   3 / 0        - / 1500          - / 90',
      '    2026-03-01 09:30 UTC  120 / 12000   3 / 0     1800 / 1500          - / 90',
    ]);
  });
});
