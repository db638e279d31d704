import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { query } from '../../../testing/database';
import { endStage } from '../../../testing/end-stage';
import { pipelineOf } from '../../../testing/packed-release';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ MEDIA_DIR: mediaDir, SCHEDULE_INTERVAL_MS: '50' });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const stages = '5%/10m,25%/1h,100%';
let site: ReturnType<typeof pipelineOf>;
beforeAll(async () => {
  const rights = ['publish', 'promote', 'rollBack'];
  const token = { name: 'pipeline', apps: ['public-site'], rights, expiresAt: inAnHour };
  site = pipelineOf(api.visitor(), (await api.admin.post('/api/admin/release-tokens', token)).body.token);
  await site.live();
});
afterEach(async () => {
  await query('DELETE FROM release_schedules');
  if ((await state()).canary) await site.rollBack();
});

const state = async () => (await site.list()).body;
const published = () => site.published();
async function begun(version?: string): Promise<string> {
  const canary = version ?? (await published());
  expect((await site.promote(canary, { stages })).status).toBe(200);
  return canary;
}
async function planned(version?: string, more: object = {}): Promise<string> {
  const later = version ?? (await published());
  expect((await site.schedule(later, inAnHour, more)).status).toBe(201);
  return later;
}
/** Lets the time of the plan come; answers what is live then, which canary runs, and what the history says of the plan. */
async function settle() {
  await query(`UPDATE release_schedules SET at = now() - interval '1 second'`);
  await until(async () => (await query('SELECT FROM release_schedules')).length === 0);
  const [{ kind, version, because }] = (await api.admin.get('/api/admin/release-history?limit=1')).body;
  const { live, canary } = await state();
  return { live: live.version, canary: canary?.version ?? null, kind, version, because };
}
const goesOn = async () => {
  await endStage();
  await until(async () => (await state()).canary.stage === 1);
};
const getsWorse = async () => {
  await site.step('hold');
  await endStage();
  await query('UPDATE release_counts SET errors = 100 WHERE version = (SELECT version FROM release_canaries)');
  await until(async () => (await state()).canary === null);
};
const completes = async () => {
  await site.step('advance');
  await site.step('advance');
};

describe('a version that is scheduled beside a canary', () => {
  it.each([
    ['it goes to its next stage by itself', goesOn],
    ['somebody takes it to its next stage', () => site.step('advance')],
    ['somebody holds it', () => site.step('hold')],
    ['it is given another share', async () => site.promote((await state()).canary.version, { stages: '40%' })],
    ['it is withdrawn by itself', getsWorse],
    ['somebody rolls it back', () => site.rollBack()],
  ])('goes live at its time, and ends it, where %s before', async (_, change) => {
    await begun();
    const version = await planned();
    await change();
    expect(await settle()).toMatchObject({ live: version, canary: null, kind: 'promote', version });
  });

  it('begins in its stages where that has ended before', async () => {
    const before = (await state()).live.version;
    await begun();
    const version = await planned(undefined, { stages });
    await site.rollBack();
    expect(await settle()).toMatchObject({ live: before, canary: version, kind: 'canary', version });
  });

  it('is refused where that version went live for everybody before', async () => {
    const canary = await begun();
    const version = await planned();
    await completes();
    const because = expect.stringContaining(`public-site@${canary} is live, by pipeline (token)`);
    expect(await settle()).toMatchObject({ live: canary, kind: 'refuse', version, because });
  });

  it.each([
    ['another one', undefined],
    ['the same one anew', 'anew'],
  ])('is refused where %s began since', async (_, anew) => {
    const first = await begun();
    const version = await planned();
    await site.rollBack();
    const canary = await begun(anew && first);
    const because = expect.stringContaining(`5 % get ${canary}, by pipeline (token)`);
    expect(await settle()).toMatchObject({ canary, kind: 'refuse', version, because });
  });
});

it('a scheduled version is refused where a canary began since, also where that has ended', async () => {
  const before = (await state()).live.version;
  const version = await planned();
  await begun();
  await site.rollBack();
  expect(await settle()).toMatchObject({ live: before, kind: 'refuse', version });
});

describe('a scheduled version that is a canary itself', () => {
  it.each([
    ['then', async () => planned(await begun())],
    ['since', async () => begun(await planned())],
  ])('goes live at its time, whatever stage it has reached: a canary %s', async (_, plan) => {
    const version = await plan();
    await goesOn();
    expect(await settle()).toMatchObject({ live: version, canary: null, kind: 'promote', version });
  });

  it('is refused where it was withdrawn before', async () => {
    const before = (await state()).live.version;
    const version = await planned(await begun());
    await getsWorse();
    expect(await settle()).toMatchObject({ live: before, kind: 'refuse', version });
  });
});

describe('a version that is scheduled in stages, and is a canary itself', () => {
  const plannedInStages = (version?: string) => planned(version, { stages });
  const since = (change: () => Promise<unknown>) => async () => {
    await plannedInStages(await begun());
    await change();
  };
  const largerShare = async () => site.promote((await state()).canary.version, { stages: '50%' });
  it.each([
    ['became one', async () => begun(await plannedInStages()), '; 5 % get'],
    ['went to its next stage by itself', since(goesOn), '; 25 % get'],
    ['was given a larger share', since(largerShare), '; 50 % get'],
    ['was held by somebody', since(() => site.step('hold')), ', held by pipeline (token)'],
  ])('leaves that as it is, and is refused, where it %s since', async (_, change, words) => {
    await change();
    const { canary } = await state();
    expect(await settle()).toMatchObject({ kind: 'refuse', because: expect.stringContaining(words) });
    expect((await state()).canary).toEqual(canary);
  });

  it('begins anew where that stood as it was when this was planned, also held', async () => {
    const canary = await begun();
    await site.step('hold');
    await planned(canary, { stages: '40%/1h,100%' });
    expect(await settle()).toMatchObject({ kind: 'canary', canary });
    expect((await state()).canary).toMatchObject({ heldBy: null, stage: 0, stages: [{ percent: 40 }, {}] });
  });
});
