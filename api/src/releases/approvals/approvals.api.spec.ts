import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Caller } from '../../../testing/caller';
import { query } from '../../../testing/database';
import { userInput } from '../../../testing/factories';
import { pipelineOf, releaseOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ MEDIA_DIR: mediaDir, RELEASE_APPROVAL: 'public-site, careers' });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const at = '/api/admin/releases/public-site';
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const rights = ['publish', 'promote', 'rollBack'];
const tokenOf = async (apps: string[], by: Caller, may = rights) =>
  (await by.post('/api/admin/release-tokens', { name: 'pipeline', apps, rights: may, expiresAt: inAnHour })).body;

let site: ReturnType<typeof pipelineOf>;
let bob: Caller;
let bobId: string;
beforeAll(async () => {
  const input = { ...userInput(), username: 'bob', role: 'admin' as const };
  bobId = (await api.admin.post('/api/admin/users', input)).body.id;
  bob = await api.signIn('bob', String(input.password));
  site = pipelineOf(api.visitor(), (await tokenOf(['public-site'], api.admin)).token);
});

async function asked(more: object = {}) {
  const packed = releaseOf();
  await site.publish(packed, 'passed');
  const { status, body } = await site.promote(packed.version, { because: 'the new form', ...more });
  expect(status).toBe(200);
  return { version: packed.version, id: String(body.request?.id) };
}
const waiting = async () => (await api.admin.get('/api/admin/releases')).body.apps[0].request;
const settle = (by: Caller, id: string, how: string, because = '') =>
  by.post(`${at}/requests/${id}/${how}`, { because });
const history = async (limit: number) => (await api.admin.get(`/api/admin/release-history?limit=${limit}`)).body;
const live = async () => (await site.list()).body.live?.version;

it('waits for another admin than whoever asked, or made the token that did, and is made once', async () => {
  const { version, id } = await asked();
  expect(await live()).toBeUndefined();
  expect(await waiting()).toMatchObject({
    id,
    version,
    who: 'pipeline (token)',
    because: 'the new form',
    stages: null,
  });
  expect((await site.list()).body.request).toMatchObject({ id });
  const own = await settle(api.admin, id, 'approve');
  expect([own.status, own.body.message]).toEqual([403, expect.stringContaining('Another admin has to approve it')]);
  const both = await Promise.all([settle(bob, id, 'approve', 'looks good'), settle(bob, id, 'approve')]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([await live(), await waiting()]).toEqual([version, null]);
  const changes = await history(10);
  expect(changes.slice(-1)).toMatchObject([
    { kind: 'request', version, who: 'pipeline (token)', because: 'the new form' },
  ]);
  expect(changes.find(({ kind }: { kind: string }) => kind === 'approve')).toMatchObject({ version, who: 'bob' });
  expect(changes.find(({ kind }: { kind: string }) => kind === 'promote')).toMatchObject({
    ...{ version, who: 'pipeline (token), approved by bob', because: 'the new form', rehearsal: 'passed' },
  });
  const [entry] = (await api.admin.get('/api/admin/audit?action=approvePromotion')).body;
  expect(entry).toMatchObject({ actorName: 'bob', actorId: bobId, targetName: `public-site@${version}` });
});

it('is announced to whoever is about to promote, for the apps that need it', async () => {
  const { apps } = (await api.admin.get('/api/admin/releases')).body;
  expect(apps).toMatchObject([
    { app: 'public-site', needsApproval: true },
    { app: 'admin-console', needsApproval: false },
  ]);
});

it('is declined by any admin, and one waits at a time', async () => {
  const { version, id } = await asked();
  const other = releaseOf();
  await site.publish(other);
  expect((await site.promote(other.version)).body.message).toContain('waits for an approval already');
  expect((await settle(api.admin, id, 'decline', 'not today')).status).toBe(204);
  expect((await history(1))[0]).toMatchObject({ kind: 'decline', version, who: 'admin', because: 'not today' });
  expect((await settle(bob, id, 'approve')).status).toBe(404);
});

it('makes way for another once what is live has changed, since nobody could approve it any more', async () => {
  const { version, id } = await asked();
  await query(`UPDATE release_requests SET revision = revision - 1`);
  const next = await asked();
  expect(await waiting()).toMatchObject({ id: next.id, version: next.version });
  expect(await history(2)).toMatchObject([
    { kind: 'request', version: next.version },
    { kind: 'decline', version, who: 'pipeline (token)', because: expect.stringContaining('asked for anew') },
  ]);
  expect((await settle(bob, id, 'approve')).status).toBe(404);
  await settle(bob, next.id, 'decline');
});

it('holds for each stage: who asked for it can cut none short, and whoever else may approve can', async () => {
  const { version, id } = await asked({ stages: '5%/10m,25%/1h,100%' });
  expect((await settle(bob, id, 'approve')).status).toBe(200);
  const own = await site.step('advance');
  expect([own.status, own.body.message]).toEqual([403, expect.stringContaining('Another admin')]);
  const advance = async (by: Caller) =>
    (await by.post(`${at}/canary`, { step: 'advance', revision: await site.revision() })).status;
  expect(await advance(api.admin)).toBe(403);
  expect(await advance(bob)).toBe(200);
  expect((await site.list()).body.canary).toMatchObject({ version, stage: 1 });
  // Whoever advanced or resumed it last did not begin it.
  expect(await advance(api.admin)).toBe(403);
  await site.step('hold');
  const bobs = pipelineOf(api.visitor(), (await tokenOf(['public-site'], bob)).token);
  expect((await bobs.step('resume')).status).toBe(200);
  expect(await advance(api.admin)).toBe(403);
  // Other stages are asked for and approved anew.
  const { request } = (await bobs.promote(version, { stages: '30%/1h,100%' })).body;
  expect((await settle(api.admin, request.id, 'approve')).status).toBe(200);
  expect([await advance(bob), await advance(api.admin)]).toEqual([403, 200]);
});

it('holds for the stages of what a copy of the API began that awaited its update', async () => {
  const { id } = await asked({ stages: '5%/10m,100%' });
  await settle(bob, id, 'approve');
  await query(`UPDATE release_canaries SET "begunByTokenId" = NULL`);
  const input = { step: 'advance', revision: await site.revision() };
  expect((await api.admin.post(`${at}/canary`, input)).status).toBe(403);
  await site.rollBack();
});

it('of an admin waits likewise, and begins in its stages', async () => {
  const { version, id } = await asked();
  await settle(api.admin, id, 'decline');
  const input = { version, revision: await site.revision(), stages: '10%' };
  const { body } = await bob.post(`${at}/promote`, input);
  expect((await settle(bob, body.request.id, 'approve')).status).toBe(403);
  expect((await settle(api.admin, body.request.id, 'approve')).status).toBe(200);
  expect((await site.list()).body.canary).toMatchObject({ version, who: 'bob, approved by admin' });
  // What was approved is this share.
  expect((await site.step('advance')).body.message).toContain('a second person has to approve that');
  await site.rollBack();
});

it('is checked again: what is live, the gate, and whoever asked', async () => {
  const stale = await asked();
  await query(`UPDATE release_requests SET revision = -revision`);
  expect((await settle(bob, stale.id, 'approve')).body).toMatchObject({
    ...{ statusCode: 409, message: expect.stringContaining('Decline it, and request it again') },
  });
  await query(`UPDATE release_requests SET revision = -revision`);
  await query(
    `UPDATE release_versions SET manifest = jsonb_set(manifest, '{release,contract,needs}', '"^99.0.0"') WHERE version = $1`,
    [stale.version],
  );
  expect((await settle(bob, stale.id, 'approve')).status).toBe(422);
  await query(`UPDATE release_tokens SET "revokedAt" = now()`);
  expect((await settle(bob, stale.id, 'approve')).body.message).toContain(
    'is no longer allowed to release. Decline it.',
  );
  await query(`UPDATE release_tokens SET "revokedAt" = NULL`);
  await settle(bob, stale.id, 'decline');
});

it('concerns no other app', async () => {
  const ofConsole = pipelineOf(api.visitor(), (await tokenOf(['admin-console'], bob)).token, 'admin-console');
  const own = releaseOf({ app: 'admin-console' });
  expect((await ofConsole.live(own)).body.apps['admin-console'].version).toBe(own.version);
});

it('holds for the first promotion of an app that there was not yet at the start, which the log says', async () => {
  expect(api.log().join()).toContain(
    'RELEASE_APPROVAL names no app that there is yet: careers. There are public-site, admin-console.',
  );
  const { token } = await tokenOf(['careers'], api.admin, [...rights, 'register']);
  const careers = pipelineOf(api.visitor(), token, 'careers');
  const first = releaseOf({ app: 'careers', scope: '/jobs', addresses: ['/jobs'] });
  const { status, body } = await careers.live(first);
  expect([status, body.request]).toEqual([200, expect.objectContaining({ version: first.version })]);
  expect((await careers.list()).body.live).toBeNull();
});

it('counts content as published that has no verdict only once somebody has decided on it', async () => {
  const [unsettled, judged] = [releaseOf(), releaseOf()];
  const isPublished = async (contentHash: string) => (await site.list({ contentHash })).body.hasContent;
  await site.publish(unsettled);
  await site.publish(judged, 'skipped');
  expect([await isPublished(unsettled.version), await isPublished(judged.version)]).toEqual([false, true]);
  const { request } = (await site.promote(unsettled.version)).body;
  expect(await isPublished(unsettled.version)).toBe(true);
  expect((await settle(api.admin, request.id, 'decline')).status).toBe(204);
  expect(await isPublished(unsettled.version)).toBe(true);
});

it('asks who signed in long ago for the password', async () => {
  const { id } = await asked();
  await query(`UPDATE session SET sess = jsonb_set(sess::jsonb, '{device,startedAt}', '"2020-01-01T00:00:00Z"')::json`);
  for (const how of ['approve', 'decline']) {
    expect((await settle(bob, id, how)).body.fields.currentPassword).toEqual(expect.any(String));
  }
});
