import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Caller } from '../../../testing/caller';
import { query } from '../../../testing/database';
import { endStage } from '../../../testing/end-stage';
import { userInput } from '../../../testing/factories';
import { pipelineOf } from '../../../testing/packed-release';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ MEDIA_DIR: mediaDir, RELEASE_APPROVAL: 'public-site', SCHEDULE_INTERVAL_MS: '50' });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
let site: ReturnType<typeof pipelineOf>;
let bob: Caller;
beforeAll(async () => {
  const input = { ...userInput(), username: 'bob', role: 'admin' as const };
  await api.admin.post('/api/admin/users', input);
  bob = await api.signIn('bob', String(input.password));
  const rights = ['publish', 'promote', 'rollBack'];
  const token = { name: 'pipeline', apps: ['public-site'], rights, expiresAt: inAnHour };
  site = pipelineOf(api.visitor(), (await api.admin.post('/api/admin/release-tokens', token)).body.token);
  await approved(await published());
});
afterEach(async () => {
  await query('DELETE FROM release_requests; DELETE FROM release_schedules');
  if ((await state()).canary) await site.rollBack();
});

const state = async () => (await site.list()).body;
const published = () => site.published();
async function asked(version: string, more: object = {}): Promise<string> {
  const { status, body } = await site.promote(version, more);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.request.id;
}
const approve = (id: string) => bob.post(`/api/admin/releases/public-site/requests/${id}/approve`, {});
async function approved(version: string, more: object = {}): Promise<string> {
  expect((await approve(await asked(version, more))).status).toBe(200);
  return version;
}
const begun = async (stages = '5%/10m,25%/1h,100%') => approved(await published(), { stages });
const goesOn = async () => {
  const { stage } = (await state()).canary;
  await endStage();
  await until(async () => (await state()).canary?.stage !== stage);
};
const withdraws = () => site.rollBack();

describe('a promotion that waits beside a canary', () => {
  it.each([
    ['has gone to its next stage by itself', goesOn],
    ['was withdrawn', withdraws],
  ])('is approved, and ends it, where that %s', async (_, change) => {
    await begun();
    const version = await published();
    const id = await asked(version);
    await change();
    const other = await site.promote(await published());
    expect(other.body.message).toContain('waits for an approval already');
    expect((await approve(id)).status).toBe(200);
    expect(await state()).toMatchObject({ live: { version }, canary: null });
  });

  it('makes it live for everybody, whatever stage it has reached', async () => {
    const version = await begun();
    const id = await asked(version);
    await goesOn();
    expect((await approve(id)).status).toBe(200);
    expect(await state()).toMatchObject({ live: { version }, canary: null });
  });

  it.each([
    ['was made live for everybody by itself', goesOn],
    ['was withdrawn, which it was to make live', withdraws],
  ])('is not approved, and makes way for another, where that %s', async (_, change) => {
    const canary = await begun('5%/10m,100%');
    const id = await asked(change === withdraws ? canary : await published());
    await change();
    const { status, body } = await approve(id);
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/^What is live or its canary has changed since/),
    ]);
    const version = await published();
    await asked(version);
    expect((await state()).request).toMatchObject({ version });
  });

  it.each([
    ['went to its next stage by itself', goesOn],
    ['was held', () => site.step('hold')],
  ])('in stages leaves its own canary as it is, and makes way for another, where that %s', async (_, change) => {
    const version = await begun();
    const id = await asked(version, { stages: '5%/1h,100%' });
    await change();
    const { canary } = await state();
    const { status, body } = await approve(id);
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/^What is live or its canary has changed since/),
    ]);
    expect((await state()).canary).toEqual(canary);
    await approved(version, { stages: '30%' });
    expect((await state()).canary).toMatchObject({ version, stages: [{ percent: 30 }], heldBy: null });
  });
});

it('a canary that was approved for a time goes on by itself, also where another was withdrawn between', async () => {
  await begun();
  const version = await published();
  const { request } = (await site.schedule(version, inAnHour, { stages: '5%/10m,100%' })).body;
  expect((await approve(request.id)).status).toBe(200);
  await withdraws();
  await query(`UPDATE release_schedules SET at = now() - interval '1 second'`);
  await until(async () => (await state()).canary?.version === version);
  await goesOn();
  expect(await state()).toMatchObject({ live: { version }, canary: null });
});
