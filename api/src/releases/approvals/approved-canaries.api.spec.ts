import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ApiCopy, runCopy } from '../../../testing/api-process';
import { Caller } from '../../../testing/caller';
import { query } from '../../../testing/database';
import { endStage } from '../../../testing/end-stage';
import { userInput } from '../../../testing/factories';
import { pipelineOf } from '../../../testing/packed-release';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const environment = { MEDIA_DIR: mediaDir, SCHEDULE_INTERVAL_MS: '600000' };
const api = useApi(environment);
afterAll(() => rmSync(mediaDir, { recursive: true }));

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const stages = '5%/10m,100%';
let later: ApiCopy;
let site: ReturnType<typeof pipelineOf>;
/** As after a start with that setting; only that API looks for what is due. */
let guarded: ReturnType<typeof pipelineOf>;
let bob: Caller;
beforeAll(async () => {
  later = await runCopy({ ...environment, RELEASE_APPROVAL: 'public-site', SCHEDULE_INTERVAL_MS: '50' });
  const input = { ...userInput(), username: 'bob', role: 'admin' as const };
  await api.admin.post('/api/admin/users', input);
  bob = new Caller(later.url);
  await bob.post('/api/admin/login', { username: 'bob', password: input.password });
  const rights = ['publish', 'promote', 'rollBack'];
  const wanted = { name: 'pipeline', apps: ['public-site'], rights, expiresAt: inAnHour };
  const { token } = (await api.admin.post('/api/admin/release-tokens', wanted)).body;
  [site, guarded] = [pipelineOf(api.visitor(), token), pipelineOf(new Caller(later.url), token)];
  await site.live();
});

const published = () => site.published();
const approve = (id: string) => bob.post(`/api/admin/releases/public-site/requests/${id}/approve`, {});
const state = async () => (await site.list()).body;

async function begun(version: string): Promise<void> {
  expect((await site.promote(version, { stages })).status).toBe(200);
}
async function stageEnds(): Promise<void> {
  await endStage();
  await until(async () => (await state()).canary?.heldBy !== null);
}

it('a canary that began before its app needed approval is held, until it is asked for again and approved', async () => {
  const version = await published();
  await begun(version);
  await stageEnds();
  const [held] = (await api.admin.get('/api/admin/release-history?kind=hold&limit=1')).body;
  expect(held).toMatchObject({
    ...{ version, who: 'the release service' },
    because: 'Promotions of public-site have to be approved by now: promote it again.',
  });

  const { request } = (await guarded.promote(version, { stages })).body;
  expect((await approve(request.id)).status).toBe(200);
  await endStage();
  await until(async () => (await state()).live.version === version);
});

it('what a second person is asked for before that is held can be approved', async () => {
  const version = await published();
  await begun(version);
  const { request } = (await guarded.promote(version, { stages })).body;
  await stageEnds();
  expect((await approve(request.id)).status).toBe(200);
  await endStage();
  await until(async () => (await state()).live.version === version);
});

it('a canary is held whose version was approved before a canary of another began', async () => {
  const version = await published();
  const { request } = (await guarded.schedule(version, inAnHour)).body;
  expect((await approve(request.id)).status).toBe(200);
  await begun(await published());
  await query(`UPDATE release_schedules SET at = now() - interval '1 second'`);
  await until(async () => (await query('SELECT FROM release_schedules')).length === 0);
  await site.rollBack();
  await begun(version);
  await stageEnds();
  expect(await state()).toMatchObject({ canary: { version, heldBy: 'the release service' } });
  await site.rollBack();
});

it('a canary that was approved when it was planned goes on by itself', async () => {
  const version = await published();
  const { request } = (await guarded.schedule(version, inAnHour, { stages })).body;
  expect((await approve(request.id)).status).toBe(200);
  await query(`UPDATE release_schedules SET at = now() - interval '1 second'`);
  await until(async () => (await state()).canary !== null);
  await endStage();
  await until(async () => (await state()).live.version === version);
});
