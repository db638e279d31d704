import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { vitalBounds } from '@site/releases';
import { type ApiCopy, runCopy } from '../../../testing/api-process';
import { query } from '../../../testing/database';
import { type Packed, pipelineOf, releaseOf } from '../../../testing/packed-release';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const secret = 'a secret of shells and API';
const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const looking = { SCHEDULE_INTERVAL_MS: '50', LOG_LEVEL: 'debug' };
const environment = { RELEASE_SERVICE_SECRET: secret, MEDIA_DIR: mediaDir, ...looking };
const api = useApi(environment);
let second: ApiCopy;
let site: ReturnType<typeof pipelineOf>;
beforeAll(async () => {
  second = await runCopy(environment);
  site = pipelineOf(api.visitor(), (await tokenOf('pipeline')).token);
  await site.live();
});
afterAll(async () => {
  await second.end();
  rmSync(mediaDir, { recursive: true });
});

/** Of both copies of the API. */
const lines = () => [...api.log(), ...second.log];
const rights = ['publish', 'promote', 'rollBack'];
const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
const tokenOf = async (name: string) =>
  (await api.admin.post('/api/admin/release-tokens', { name, apps: ['public-site'], rights, expiresAt })).body;

async function published(): Promise<Packed> {
  const packed = releaseOf();
  await site.publish(packed);
  return packed;
}
const liveVersion = async (): Promise<string> => (await site.list()).body.live.version;
const canary = async () => (await site.list()).body.canary;
const history = async (limit = 1) => (await api.admin.get(`/api/admin/release-history?limit=${limit}`)).body;
const audit = async (action: string) => (await api.admin.get(`/api/admin/audit?action=${action}&limit=1`)).body[0];

/** Begins a canary of a new version, and answers it with the one beside it. */
async function begun(stages: string, by = site) {
  const { version } = await published();
  const answer = await by.promote(version, { stages, because: 'the new form' });
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return { version, beside: await liveVersion() };
}

let sequence = 0;
const none = Array(vitalBounds.length + 1).fill(0);
/** So many values of about a second, or of four. */
const values = (count: number, part = 30) => none.with(part, count);
const reportOf = (version: string, counts: object) => ({
  ...{ app: 'public-site', version, views: 0, errors: 0, lcp: none, inp: none },
  ...counts,
});
const send = (shell: string, counts: object[], given = (sequence += 1)) =>
  api.visitor().post('/api/live-set/counts', { shell, sequence: given, counts }, { Authorization: `Bearer ${secret}` });
const tenMinutesPass = async (times: number) => {
  const earlier = (column: string) => `${column} = ${column} - ${times} * interval '10 minutes'`;
  await query(`UPDATE release_counts SET ${earlier('minute')}`);
  await query(`UPDATE release_canaries SET ${earlier('"stageSince"')}, ${earlier('"nextAt"')}`);
};
const due = () => query(`UPDATE release_canaries SET "nextAt" = now()`);
const comparison = async () => (await api.admin.get('/api/admin/releases/public-site/canary')).body.comparison;

describe('a canary', () => {
  it('is part of what shells follow, with its share, until it is rolled back', async () => {
    const { version, beside } = await begun('10%');
    const { body } = await api.visitor().get('/api/live-set', { Authorization: `Bearer ${secret}` });
    expect(body.apps['public-site']).toMatchObject({
      ...{ version: beside, revision: body.revision },
      canary: { version, percent: 10, because: 'the new form', rehearsal: 'passed', who: 'pipeline (token)' },
    });
    expect(await canary()).toMatchObject({ version, beside, stages: [{ percent: 10, minutes: null }], nextAt: null });
    const larger = await site.promote(version, { stages: '20%' });
    expect(larger.body.apps['public-site'].canary).toMatchObject({
      percent: 20,
      since: body.apps['public-site'].canary.since,
    });
    const other = await published();
    expect((await site.promote(other.version, { stages: '5%' })).body).toMatchObject({
      statusCode: 409,
      message: `public-site@${version} is the canary now: roll it back first.`,
    });
    const back = (await site.rollBack({ because: 'not yet' })).body.apps['public-site'];
    expect([back.version, back.canary]).toEqual([beside, undefined]);
    expect(await canary()).toBeNull();
    expect(await history(3)).toMatchObject([
      { kind: 'withdraw', version, from: null, because: 'not yet' },
      { kind: 'canary', version, percent: 20 },
      { kind: 'canary', version, from: beside, percent: 10 },
    ]);
    expect(await audit('withdrawCanary')).toMatchObject({ targetName: `public-site@${version}` });
    // What was live before is still the version to go back to.
    expect((await api.admin.get('/api/admin/releases/public-site/rollback')).body.version).toBeNull();
  });

  it('ends with another version for everybody, needs one beside it, and stages that are some', async () => {
    const { version } = await begun('10%');
    await site.promote((await published()).version);
    expect(await canary()).toBeNull();
    expect((await site.step('advance')).status).toBe(404);
    const { body } = await site.promote(version, { stages: '10%,5%' });
    expect(body.fields.stages).toContain('Stages must be growing shares with their times');
    const token = { name: 'console', apps: ['admin-console'], rights, expiresAt };
    const own = pipelineOf(
      api.visitor(),
      (await api.admin.post('/api/admin/release-tokens', token)).body.token,
      'admin-console',
    );
    const first = releaseOf({ app: 'admin-console' });
    await own.publish(first);
    expect((await own.promote(first.version, { stages: '10%' })).body.message).toContain('No release of admin-console');
  });
});

describe('what shells report', () => {
  it('is added up over all of them, once however often it is sent, and kept from anybody else', async () => {
    const { version, beside } = await begun('10%');
    const counts = (views: number, errors: number) => [
      reportOf(version, { views, errors, lcp: values(views) }),
      reportOf(beside, { views: views * 9, lcp: values(views * 9, 28) }),
      reportOf('unknown', { views: 1_000 }),
    ];
    for (const shell of ['one', 'two', 'three', 'four']) await send(shell, counts(10, 1));
    await send('one', counts(10, 1), sequence - 3);
    await Promise.all(['one', 'two'].map((shell) => send(shell, counts(4, 0), 1_000)));
    sequence = 1_000;
    expect(await comparison()).toMatchObject({
      ...{ version, beside, shells: 4 },
      canary: { views: 48, errors: 4, lcp: expect.any(Number), lcpValues: 48, inp: null, inpValues: 0 },
      live: { views: 432, errors: 0, lcpValues: 432 },
      valuesNeeded: 50,
    });
    expect((await comparison()).canary.lcp).toBeGreaterThan((await comparison()).live.lcp * 1.2);
    // For whoever has a token, too.
    expect((await site.list()).body.comparison).toEqual(await comparison());
    expect((await api.visitor().post('/api/live-set/counts', {})).status).toBe(401);
    const wrong = [null, {}, reportOf(version, { views: -1 }), reportOf(version, { lcp: [1] })];
    for (const one of wrong)
      expect((await send('five', [one as object])).body.fields.counts).toContain('Counts 1 lack');
    await site.rollBack();
    expect(await comparison()).toBeNull();
  });

  it.each([
    [
      'errors',
      { views: 60, errors: 3 },
      { views: 500 },
      /^6 errors in 120 views, 5\.0 %; the live version had 0 in 1000/,
    ],
    [
      'slow pages',
      { views: 60, lcp: values(40, 40) },
      { views: 500, lcp: values(500) },
      /^p75 of LCP \d+ ms in 80 visits/,
    ],
    ['slow answers', { views: 60, inp: values(40, 20) }, { views: 500, inp: values(500, 5) }, /^p75 of INP/],
  ])('withdraws a canary with more %s, though no shell alone has seen enough', async (_, given, live, figures) => {
    const { version, beside } = await begun('10%/1h,100%');
    for (const shell of ['one', 'two']) {
      await send(shell, [reportOf(version, given), reportOf(beside, live)]);
    }
    await until(async () => (await canary()) === null);
    const [last] = await history();
    expect(last).toMatchObject({ kind: 'withdraw', version, who: 'the release service' });
    expect(last.because).toMatch(figures);
    expect(await liveVersion()).toBe(beside);
    expect(lines().filter((line) => line.includes(`${version} was withdrawn`))).toHaveLength(1);
  });
});

describe('stages', () => {
  const good = (version: string, beside: string) =>
    send('one', [reportOf(version, { views: 150 }), reportOf(beside, { views: 150 })]);

  it('go by themselves while the version is no worse, and wait while there are too few views', async () => {
    const { version, beside } = await begun('5%/10m,25%/1h,100%');
    const { nextAt, stageSince } = await canary();
    expect(Date.parse(nextAt) - Date.parse(stageSince)).toBe(600_000);
    await due();
    await until(async () => (await canary()).waitsSince !== null);
    expect(await canary()).toMatchObject({
      outcome: 'tooFew',
      figures: expect.stringContaining('too few views to tell'),
    });
    await good(version, beside);
    await until(async () => (await canary()).stage === 1);
    expect(await canary()).toMatchObject({ waitsSince: null, heldBy: null });
    // What came before may be of the minute before the stage.
    await good(version, beside);
    await due();
    await until(async () => (await liveVersion()) === version);
    expect(await history(4)).toMatchObject([
      { kind: 'promote', version, from: beside, who: 'pipeline (token), in stages', rehearsal: 'passed' },
      { kind: 'canary', version, percent: 25, because: expect.stringContaining('0 errors in 150 views') },
      { kind: 'hold', version, who: 'the release service', because: expect.stringContaining('too few views') },
      { kind: 'canary', version, percent: 5 },
    ]);
    expect(lines().filter((line) => line.includes(`${version} went to its next stage`))).toHaveLength(2);
    expect(lines().join()).not.toContain('could not be judged');
  });

  it('are judged by themselves: a larger share of a bad time makes no version worse', async () => {
    const { version, beside } = await begun('5%/10m,25%/1h,100%');
    await send('one', [reportOf(version, { views: 500 }), reportOf(beside, { views: 9_500 })]);
    await tenMinutesPass(1);
    await until(async () => (await canary()).stage === 1);
    expect(await comparison()).toMatchObject({ canary: { views: 0 }, live: { views: 0 } });
    const errors = [reportOf(version, { views: 1_250, errors: 125 }), reportOf(beside, { views: 3_750, errors: 375 })];
    await send('one', errors);
    await due();
    await until(async () => (await canary())?.stage !== 1);
    expect(await liveVersion()).toBe(version);
  });

  it('go on where it takes hours to see enough', async () => {
    const { version, beside } = await begun('5%/10m,100%');
    for (const times of [6, 7, 8]) {
      await send('one', [reportOf(version, { views: 40 }), reportOf(beside, { views: 400 })]);
      if (times === 7) expect((await comparison()).canary.views).toBe(80);
      await tenMinutesPass(times);
    }
    await until(async () => (await liveVersion()) === version);
  });

  it('are held, resumed and advanced by hand, by whoever has read what is live', async () => {
    const { version, beside } = await begun('5%/10m,25%/1h,100%');
    const onHold = await api.admin.post('/api/admin/releases/public-site/canary', {
      ...{ step: 'hold', revision: await site.revision(), because: 'lunch' },
    });
    expect(onHold.status).toBe(200);
    await good(version, beside);
    await due();
    expect((await site.step('hold')).body.message).toContain('is held already');
    expect(await canary()).toMatchObject({ heldBy: 'admin', stage: 0, outcome: 'noWorse' });
    expect((await site.step('advance', { revision: 1 })).status).toBe(409);
    await site.step('resume');
    await until(async () => (await canary()).stage === 1);
    const [, resumed, hold] = await history(3);
    expect([resumed, hold]).toMatchObject([
      { kind: 'resume', who: 'pipeline (token)' },
      { kind: 'hold', who: 'admin', because: 'lunch' },
    ]);
    expect((await site.step('advance', { because: 'it is good' })).body.apps['public-site']).toMatchObject({
      ...{ version, who: 'pipeline (token)', because: 'it is good' },
    });
    expect(await audit('holdCanary')).toMatchObject({ actorName: 'admin' });
    expect((await site.step('jump')).body.fields.step).toBe('Step must be one of advance, hold, resume');
  });

  it('stop once whoever began them may not release any more, or the version no longer passes', async () => {
    const { id, token } = await tokenOf('leaked');
    const { version, beside } = await begun('5%/10m,100%', pipelineOf(api.visitor(), token));
    await api.admin.delete(`/api/admin/release-tokens/${id}`);
    await good(version, beside);
    await due();
    await until(async () => (await canary()).heldBy !== null);
    expect((await history())[0]).toMatchObject({ kind: 'hold', because: expect.stringContaining('leaked (token)') });
    await query(
      `UPDATE release_versions SET manifest = jsonb_set(manifest, '{release,contract,needs}', '"^99.0.0"') WHERE version = $1`,
      [version],
    );
    expect((await site.step('advance')).status).toBe(409);
    await site.step('resume');
    await until(async () => (await canary()) === null);
    expect((await history())[0]).toMatchObject({
      kind: 'withdraw',
      because: expect.stringContaining('needs contract'),
    });
  });

  it('are held also where they have waited for views until then', async () => {
    const { id, token } = await tokenOf('lost');
    const { version, beside } = await begun('5%/10m,100%', pipelineOf(api.visitor(), token));
    await due();
    await until(async () => (await canary()).waitsSince !== null);
    await api.admin.delete(`/api/admin/release-tokens/${id}`);
    await good(version, beside);
    await until(async () => (await canary()).heldBy !== null);
    expect(await canary()).toMatchObject({ stage: 0, heldBy: 'the release service' });
    expect(await history(2)).toMatchObject([
      { kind: 'hold', version, because: expect.stringContaining('lost (token)') },
      { kind: 'hold', version, because: expect.stringContaining('too few views') },
    ]);
    await site.rollBack();
  });

  it('begin at a time', async () => {
    const { version } = await published();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await site.schedule(version, at, { stages: '5%/10m,100%' })).body.stages).toBe('5%/10m,100%');
    await query(`UPDATE release_schedules SET at = now() - interval '1 second'`);
    await until(async () => (await canary()) !== null);
    expect(await canary()).toMatchObject({ version, who: 'pipeline (token), scheduled', stage: 0 });
    await site.rollBack();
  });
});
