import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Caller } from '../../../testing/caller';
import { query } from '../../../testing/database';
import { userInput } from '../../../testing/factories';
import { pipelineOf } from '../../../testing/packed-release';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ MEDIA_DIR: mediaDir, RELEASE_APPROVAL: 'public-site', SCHEDULE_INTERVAL_MS: '50' });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const at = '/api/admin/releases/public-site';
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
});
afterEach(() => query('DELETE FROM release_requests; DELETE FROM release_schedules'));

const published = () => site.published();
async function asked() {
  const version = await published();
  const { status, body } = await site.schedule(version, inAnHour, { because: 'the campaign' });
  expect(status).toBe(201);
  return { version, id: String(body.request?.id) };
}
const approve = (by: Caller, id: string) => by.post(`${at}/requests/${id}/approve`, { because: 'looks good' });
async function approved() {
  const { version, id } = await asked();
  expect((await approve(bob, id)).status).toBe(200);
  return version;
}
/** Lets the time of what is planned come, and waits until it is settled. */
async function settle(): Promise<void> {
  await query(`UPDATE release_schedules SET at = now() - interval '1 second'`);
  await until(async () => (await query('SELECT FROM release_schedules')).length === 0);
}
const state = async () => (await site.list()).body;
const history = async (kind: string) =>
  (await api.admin.get(`/api/admin/release-history?kind=${kind}&limit=1`)).body[0];
const audit = async (action: string) => (await api.admin.get(`/api/admin/audit?action=${action}&limit=1`)).body[0];

describe('a promotion at a time that a second person has to approve', () => {
  it('waits, is planned once by another admin, and goes live at its time in the name of both', async () => {
    const { version, id } = await asked();
    expect(await state()).toMatchObject({ live: null, scheduled: null, request: { id, version, at: inAnHour } });
    expect(await history('request')).toMatchObject({ version, plannedFor: inAnHour, because: 'the campaign' });
    expect((await approve(api.admin, id)).status).toBe(403);
    const both = await Promise.all([approve(bob, id), approve(bob, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);

    const who = 'pipeline (token), approved by bob';
    expect(await state()).toMatchObject({ live: null, request: null, scheduled: { version, at: inAnHour, who } });
    expect(await history('approve')).toMatchObject({
      version,
      plannedFor: inAnHour,
      who: 'bob',
      because: 'looks good',
    });
    expect(await history('schedule')).toMatchObject({ version, plannedFor: inAnHour, who, because: 'the campaign' });
    expect(await audit('approvePromotion')).toMatchObject({ actorName: 'bob', targetName: `public-site@${version}` });

    await settle();
    const made = { who: `${who}, scheduled`, because: 'the campaign', rehearsal: 'passed' };
    expect((await state()).live).toMatchObject({ version, ...made });
    expect(await history('promote')).toMatchObject({ version, ...made });
    expect(await audit('promoteRelease')).toMatchObject({ actorName: made.who, targetName: `public-site@${version}` });
  });

  it('waits likewise where an admin has asked for it, and begins in its stages', async () => {
    const input = { version: await published(), revision: await site.revision(), at: inAnHour, stages: '10%' };
    const { status, body } = await bob.post(`${at}/schedules`, input);
    expect([status, body]).toMatchObject([201, { version: input.version, at: inAnHour, request: { stages: '10%' } }]);
    expect((await approve(bob, body.request.id)).status).toBe(403);
    expect((await approve(api.admin, body.request.id)).status).toBe(200);
    await settle();
    const who = 'bob, approved by admin, scheduled';
    expect((await state()).canary).toMatchObject({ version: input.version, stages: [{ percent: 10 }], who });
    await site.rollBack();
  });

  it('is approved in time or not at all, and then makes way for another', async () => {
    const { version, id } = await asked();
    await query(`UPDATE release_requests SET at = now() - interval '1 second'`);
    const { status, body } = await approve(bob, id);
    expect([status, body.message]).toEqual([409, expect.stringMatching(/^It was to go live at .*Z, which is past/)]);
    expect(await state()).toMatchObject({ scheduled: null, request: { id } });
    const next = await asked();
    expect((await state()).request).toMatchObject({ id: next.id, version: next.version });
    expect(await history('decline')).toMatchObject({ version, because: 'Its time is past; asked for anew' });
  });

  it('is checked again when it is approved', async () => {
    const { id } = await asked();
    await query('UPDATE release_requests SET revision = -revision');
    expect((await approve(bob, id)).body.message).toContain('has changed since this was requested');
    await query('UPDATE release_requests SET revision = -revision');
    await query(`UPDATE release_tokens SET "revokedAt" = now()`);
    expect((await approve(bob, id)).body.message).toContain('is no longer allowed to release');
    await query(`UPDATE release_tokens SET "revokedAt" = NULL`);
    expect(await state()).toMatchObject({ scheduled: null, request: { id } });
  });

  it('is checked again at its time, also whether it was approved where that is needed by now', async () => {
    const version = await approved();
    await query(`UPDATE release_tokens SET "revokedAt" = now()`);
    await settle();
    await query(`UPDATE release_tokens SET "revokedAt" = NULL`);
    expect(await history('refuse')).toMatchObject({
      ...{ version, who: 'pipeline (token), approved by bob, scheduled' },
      because: 'pipeline (token), who scheduled it, is no longer allowed to release.',
    });
    await approved();
    await query(`UPDATE release_schedules SET "approvedBy" = NULL`);
    await settle();
    expect((await history('refuse')).because).toBe(
      'Promotions of public-site have to be approved by now: schedule it again.',
    );
  });

  it('is not asked for while another is planned', async () => {
    await approved();
    const { status, body } = await site.schedule(await published(), inAnHour);
    expect([status, body.message]).toEqual([409, 'A version of public-site is scheduled already: cancel that first.']);
    expect((await state()).request).toBeNull();
  });
});
