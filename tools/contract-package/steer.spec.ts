import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { makeLive } from '../release/remote/make-live';
import { unrehearsed } from '../release/remote/promote-version';
import { openOutside } from './open-outside';
import { readOptions, type Releasing, type Steering } from './options';
import { steer } from './steer';

const published = { commit: null, builtAt: new Date().toISOString(), publishedBy: 'ada (token)', bytes: 2e6 };
const service = {
  ...{
    revision: 7,
    live: { version: 'v1', who: 'ada' },
    canary: null,
    scheduled: null,
    request: null,
    hasContent: true,
  },
  ...{ versions: [{ ...published, version: 'v1' }], history: [] },
};
const time = '2099-12-01T08:00:00.000Z';
const planned = { id: 'id-1', version: 'v2', at: time, who: 'ada' };
const stages = [
  { percent: 5, minutes: 10 },
  { percent: 100, minutes: null },
];
const canary = {
  ...{ version: 'v2', beside: 'v1', stages, stage: 0, startedAt: new Date().toISOString() },
  ...{ nextAt: '2099-12-01T09:00:00.000Z', heldBy: null, waitsSince: null, figures: '0 errors in 0 views' },
};
/** What the service says of the app, and what its changes leave live. */
let read: object;
let apps: object;
let waiting: object;
let status = 200;
let calls: unknown[];
let printed: string[];
let to: string;

const server = createServer(async (request, response) => {
  if (request.method !== 'GET') {
    const body = request.method === 'POST' ? await json(request) : undefined;
    calls.push([request.method, request.url, body]);
  }
  const isPlanned = request.url?.endsWith('/schedules');
  const seen = request.url?.includes('/versions') ? [] : read;
  const result = request.method === 'GET' ? seen : { ...(isPlanned && planned), revision: 8, apps, ...waiting };
  response.writeHead(request.method === 'GET' ? 200 : status).end(JSON.stringify(result));
});
beforeAll(async () => {
  process.env.RELEASE_TOKEN = 'release_x';
  await once(server.listen(0, '127.0.0.1'), 'listening');
  to = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  delete process.env.RELEASE_TOKEN;
  server.close();
});
beforeEach(() => {
  [read, apps, waiting, status, calls, printed] = [service, { careers: { version: 'v1' } }, {}, 200, [], []];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => jest.restoreAllMocks());

const optionsOf = (...args: string[]) => readOptions(['--app', 'careers', '--to', to, ...args]);
const line = (option: string) => `npx site-release --app careers --to ${to} --${option}`;

async function runStep(...args: string[]): Promise<void> {
  const options = (await optionsOf(...args)) as Steering;
  await steer(openOutside(options), options);
}

/** What was sent to make a new version live. */
async function release(...args: string[]): Promise<unknown> {
  const config = 'e2e/support/outside-app/release.config.json';
  const options = (await optionsOf('dist', '--config', `../${config}`, ...args)) as Releasing;
  const published = { app: 'careers', version: 'v2', service: read as never, rehearsed: unrehearsed, notes: [] };
  await makeLive(openOutside(options), published, options.given);
  return calls;
}

describe('what a team may do with its app that has the package alone', () => {
  it('is to roll it back', async () => {
    await runStep('--rollback', '--because', 'an error\n\nAt length.');
    expect(calls).toEqual([['POST', '/api/releases/careers/rollback', { revision: 7, because: 'an error' }]]);
    expect(printed).toEqual([`Live at ${to}: careers@v1 (rolled back from: v1)`]);
  });

  it('is to list what is published, and what is live', async () => {
    await runStep('--list');
    expect(printed[0]).toBe('careers: v1 is live');
    expect(printed[1]).toMatch(/^ {2}\* v1 {2}built .* 1\.9 MB .*made live by ada$/);
    expect(calls).toEqual([]);
  });

  it('is to cancel what is scheduled', async () => {
    read = { ...service, scheduled: planned };
    await runStep('--cancel');
    expect(calls).toEqual([['DELETE', '/api/releases/careers/schedules/id-1', undefined]]);
  });

  it.each(['hold', 'resume', 'advance'])('is to steer a canary: %s', async (step) => {
    read = { ...service, canary };
    await runStep(`--${step}`);
    expect(calls).toEqual([['POST', '/api/releases/careers/canary', { revision: 7, step }]]);
  });
});

describe('a new version', () => {
  it('goes live for all, and says how to take it back with this package', async () => {
    await release();
    expect(calls).toEqual([
      ['POST', '/api/releases/careers/promote', { version: 'v2', revision: 7, rehearsal: 'skipped' }],
    ]);
    expect(printed).toEqual([`Live at ${to}: careers@v2 (before: v1; back with: ${line('rollback')})`]);
  });

  it('goes to a share of the visitors', async () => {
    apps = { careers: { version: 'v1', canary: { version: 'v2', percent: 5 } } };
    read = { ...service, canary };
    await release('--stages', '5%/10m,100%');
    expect(calls).toEqual([
      ['POST', '/api/releases/careers/promote', expect.objectContaining({ stages: '5%/10m,100%' })],
    ]);
    expect(printed).toEqual([expect.stringContaining('5 % of the visitors get v2')]);
  });

  it('goes live for nobody, and says how it is promoted', async () => {
    expect(await release('--percent', '0')).toEqual([]);
    expect(printed).toEqual([`Published at ${to}, live for nobody: careers@v2 (then: ${line('promote')} v2)`]);
  });

  it('goes live later, and ends then what was scheduled before', async () => {
    await release('--at', '2099-12-01 09:00 Europe/Berlin');
    expect(calls).toEqual([
      ['POST', '/api/releases/careers/schedules', expect.objectContaining({ at: '2099-12-01T08:00:00.000Z' })],
    ]);
    expect(printed).toEqual([
      `Scheduled at ${to}: careers@v2 goes live at ${planned.at} (cancel with: ${line('cancel')})`,
    ]);
  });
});

it.each([
  [[], 'once another admin approves it at'],
  [['--at', '2099-12-01 09:00 Europe/Berlin'], `at ${time} if another admin approves it before, at`],
])('says of a new version that has to be approved that it waits: %j', async (args, words) => {
  waiting = { request: { id: 'id-2' } };
  await release(...args);
  expect(printed).toEqual([`Waiting: careers@v2 goes live ${words} ${to}/admin/releases`]);
});

it('names a command that a team has where the service may have done it all the same', async () => {
  status = 502;
  await expect(runStep('--rollback')).rejects.toThrow(`see what is live with "${line('list')}" before`);
});

it.each([[[]], [['dist', '--app', 'Careers']]])('says how it is used, where it can’t know what is meant: %j', (args) =>
  expect(optionsOf(...args)).rejects.toThrow('Usage: site-release'),
);

it.each([
  ['a step of a build', ['dist', '--rollback'], '--rollback can'],
  ['two steps', ['--list', '--rollback'], '--rollback can'],
  ['a try of what can’t be tried', ['--rollback', '--dry-run'], '--dry-run can'],
  ['a share of what is taken back', ['--rollback', '--stages', '5%'], '--stages can'],
  ['a build from another product', ['dist', '--from', 'https://staging.example.com'], '--from can'],
  [
    'the end of a canary at a time',
    ['--promote', 'v2', '--percent', '0', '--at', '2099-12-01 09:00 UTC'],
    '--percent 0 makes',
  ],
  ['the end of another product’s canary', ['--promote', 'v2', '--percent', '0', '--from', 'x'], '--from can'],
  [
    'a version that can’t be one',
    ['--promote', '../v2'],
    `"careers@../v2" is not the name of a release. "npx site-release`,
  ],
])('refuses %s', (_, args, words) => expect(optionsOf(...args)).rejects.toThrow(words));

it.each([
  ['--stages', '5 of 100'],
  ['--percent', '101'],
  ['--at', '2020-01-01 09:00 Europe/Berlin'],
])('refuses a value of %s that means nothing: %s', (option, value) =>
  expect(release(option, value)).rejects.toThrow(`${option} is "${value}"`),
);
