import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { readArguments, type ReleaseArguments } from '../arguments';
import { describeCanary, endCanaryAt, stagesOf, stepAt } from './canary-at';
import { openClient } from './open-client';
import type { RemoteCanary, Scheduled } from './release-client';
import { promoteTo } from './release-to';

const canary: RemoteCanary = {
  ...{ version: 'v2', beside: 'v1', stage: 0, startedAt: new Date(Date.now() - 90_000).toISOString() },
  ...{ nextAt: '2026-12-01T09:00:00.000Z', heldBy: null, waitsSince: null, figures: '0 errors in 150 views' },
  stages: [
    { percent: 5, minutes: 10 },
    { percent: 100, minutes: null },
  ],
};
/** What the service tells of the app, by turns, or `cut off`. */
let answers: (RemoteCanary | null | 'cut off')[];
/** What a change leaves of the canary: its share. */
let percent: number | undefined;
let scheduled: Scheduled | null;
let calls: unknown[];
let server: Server;
let to: string;
let lines: string[];

beforeAll(async () => {
  process.env.RELEASE_TOKEN = 'release_x';
  server = createServer(async (request, response) => {
    if (request.method === 'POST') calls.push([request.url, await json(request)]);
    const next = request.method === 'GET' ? answers.shift() : null;
    if (next === 'cut off') return response.writeHead(502).end();
    const apps = { 'public-site': { version: 'v1', canary: percent && { version: 'v2', percent } } };
    const state = { revision: 7, live: { version: 'v1' }, canary: next ?? null, scheduled, versions: [] };
    response.end(JSON.stringify({ ...state, apps }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  to = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  delete process.env.RELEASE_TOKEN;
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  [calls, lines, percent, scheduled] = [[], [], 5, null];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});

function promote(version: string, given: Partial<ReleaseArguments>): Promise<void> {
  const promoting = readArguments({ subject: true, options: [] }, [`public-site@${version}`]);
  return promoteTo(openClient(to), { app: 'public-site', version }, { ...promoting, ...given });
}

it('holds a canary, and says what becomes of it', async () => {
  answers = [canary, { ...canary, heldBy: 'pipeline (token)' }];
  await stepAt(openClient(to), 'public-site', { step: 'hold', because: 'lunch' });
  expect(calls).toEqual([['/api/releases/public-site/canary', { revision: 7, step: 'hold', because: 'lunch' }]]);
  expect(lines.join()).toMatch(
    /5 % of the visitors get v2, since .*; held by pipeline \(token\) \(0 errors in 150 views\)/,
  );
  [answers, percent] = [[canary], undefined];
  await stepAt(openClient(to), 'public-site', { step: 'advance', because: undefined });
  expect(lines.at(-1)).toContain('public-site@v1 is live for everybody');
  answers = [null];
  await expect(stepAt(openClient(to), 'public-site', { step: 'resume', because: undefined })).rejects.toThrow(
    'There is no canary',
  );
});

it('says of a canary that waits for views that it goes on by itself', () => {
  const waiting = { ...canary, waitsSince: canary.startedAt, figures: '3 views are too few to tell' };
  expect(describeCanary(waiting)).toMatch(
    /; waits for enough views \(3 views are too few to tell\), then goes to 100 % by itself, or at once with --advance$/,
  );
});

describe('a change after which the service can’t be read', () => {
  const share = () =>
    new RegExp(
      `25 % of the visitors get v2; "npm run releases -- --to ${to}" shows its figures, which can't be read now`,
    );

  it('is one that was made: a step of a canary', async () => {
    [answers, percent] = [[canary, 'cut off'], 25];
    await stepAt(openClient(to), 'public-site', { step: 'advance', because: undefined });
    expect(calls).toHaveLength(1);
    expect(lines.join()).toMatch(share());
  });

  it.each([
    [25, share],
    [undefined, () => /^Live at http.*: public-site@v2 \(before: v1;/],
  ])('is one that was made: a promotion, of which %p % get the version', async (given, outcome) => {
    [answers, percent] = [[null, 'cut off'], given];
    await promote('v2', { percent: given });
    expect(calls).toHaveLength(1);
    expect(lines.at(-1)).toMatch(outcome());
  });
});

describe('a promotion', () => {
  const canaryEnds = 'The canary v2 ends with that.';
  const planned = { id: '1', version: 'v3', at: '2026-12-01T09:00:00.000Z', who: 'a colleague', stages: null };
  const refused = (version: string) =>
    expect.stringContaining(`${version} is scheduled for 2026-12-01T09:00:00.000Z by a colleague: it will be`);
  const refusedThen = refused('v3');
  const at = new Date('2027-01-01');

  it('says before and after it what it ends: a canary, and a schedule', async () => {
    scheduled = planned;
    [answers, percent] = [[canary], undefined];
    await promote('v4', {});
    expect(lines.slice(0, 2)).toEqual([canaryEnds, refusedThen]);
    expect(lines.slice(-2)).toEqual([`  ${canaryEnds}`, refusedThen]);
  });

  it.each([
    ['for everybody', 'v3', undefined, planned, null],
    ['in stages, and another version is scheduled', 'v4', '5%', planned, null],
    ['in stages, which are scheduled', 'v3', '5%', { ...planned, stages: '10%' }, null],
    ['another share, and stages are scheduled', 'v2', '40%', { ...planned, version: 'v2', stages: '10%' }, canary],
  ])('says that a schedule is refused because of it: %s', async (_, version, stages, schedule, running) => {
    scheduled = schedule;
    [answers, percent] = [[running], undefined];
    await promote(version, { stages });
    expect(lines[0]).toEqual(refused(schedule.version));
  });

  it('says that a canary must have ended before another one begins, also at a time', async () => {
    answers = [canary];
    await promote('v4', { stages: '5%', at });
    expect(lines[0]).toBe('The canary v2 must have ended before.');
  });

  it.each<[string, string, Partial<ReleaseArguments> & { canary?: null }, unknown[]]>([
    ['the canary itself', 'v2', {}, [refusedThen]],
    ['another share of the canary itself', 'v2', { stages: '40%' }, []],
    ['the schedule, of a version that becomes a canary', 'v3', { stages: '5%', canary: null }, []],
    ['another schedule', 'v4', { at }, [canaryEnds]],
  ])('does not say it of what goes on: %s', async (_, version, { canary: running = canary, ...given }, said) => {
    scheduled = planned;
    [answers, percent] = [[running], undefined];
    await promote(version, given);
    const before = lines.slice(
      0,
      lines.findIndex((line) => line.includes('is not on this machine')),
    );
    expect(before).toEqual(said);
  });

  it('says none of it where it is only tried, for which it is fetched and checked', async () => {
    scheduled = planned;
    answers = [canary, 'cut off'];
    await expect(promote('v4', { dryRun: true })).rejects.toThrow('/versions/v4 answers 502');
    expect(lines).toEqual([`Fetching public-site@v4 from ${to} …`]);
  });
});

it('ends the canary that was named, and no other', async () => {
  answers = [canary, canary];
  await endCanaryAt(openClient(to), { app: 'public-site', version: 'v2' }, undefined);
  expect(calls).toEqual([['/api/releases/public-site/rollback', { revision: 7 }]]);
  await expect(endCanaryAt(openClient(to), { app: 'public-site', version: 'v9' }, undefined)).rejects.toThrow(
    'is not a canary',
  );
});

it('reads stages, and a share as one', () => {
  const of = (...args: string[]) =>
    stagesOf(readArguments({ subject: true, options: ['stages', 'percent'] }, ['public-site@v2', ...args]));
  expect(of('--stages', '5%/10m,100%')).toBe('5%/10m,100%');
  expect(of('--percent', '10')).toBe('10%');
  expect([of(), of('--percent', '100')]).toEqual([undefined, undefined]);
  expect(() => of('--stages', '100%,5%')).toThrow('Stages must be growing shares');
  expect(() => of('--stages', '5%', '--percent', '5')).toThrow('give either that or --stages');
});
