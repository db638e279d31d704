import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ApiCopy, runCopy } from '../../../testing/api-process';
import { query } from '../../../testing/database';
import { hash, pipelineOf, releaseOf } from '../../../testing/packed-release';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const secret = 'a secret of shells and API';
const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const environment = {
  ...{ MEDIA_DIR: mediaDir, RELEASE_SERVICE_SECRET: secret },
  ...{ RELEASE_KEEP_VERSIONS: '1', RELEASE_KEEP_DAYS: '30' },
};
const api = useApi(environment);
const copies: ApiCopy[] = [];
afterEach(() => Promise.all(copies.splice(0).map(({ end }) => end())));
afterAll(() => rmSync(mediaDir, { recursive: true }));

const fileStatus = async (text: string) => {
  const headers = { Authorization: `Bearer ${secret}` };
  return (await api.visitor().get(`/api/live-set/files/${hash('sha256', text)}`, headers)).status;
};
const deleted = async () => (await api.admin.get('/api/admin/release-history?kind=delete&limit=50')).body;

/** Each copy of the API looks for what nobody needs when it starts. */
async function startCopies(count = 1): Promise<void> {
  copies.push(...(await Promise.all(Array.from({ length: count }, () => runCopy(environment)))));
}
const age = async () => {
  await query(`UPDATE release_versions SET "completedAt" = "completedAt" - interval '31 days'`);
  // Which otherwise takes new entries only.
  await query('ALTER TABLE release_changes DISABLE TRIGGER USER');
  await query(`UPDATE release_changes SET at = at - interval '31 days'`);
  await query('ALTER TABLE release_changes ENABLE TRIGGER USER');
  await query(`UPDATE release_files SET "storedAt" = "storedAt" - interval '2 days'`);
};

let site: ReturnType<typeof pipelineOf>;
beforeAll(async () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const token = { name: 'pipeline', apps: ['public-site'], rights: ['publish', 'promote', 'rollBack'], expiresAt };
  site = pipelineOf(api.visitor(), (await api.admin.post('/api/admin/release-tokens', token)).body.token);
});

it('deletes versions that nobody can need and their files once, and nothing that a publish counts on', async () => {
  const [before, live] = [releaseOf(), releaseOf()];
  const old = releaseOf({ texts: { 'client/a.js': 'of the old one alone', 'client/b.js': 'of one on its way, too' } });
  const [planned, newest] = [releaseOf(), releaseOf()];
  for (const packed of [before, live, old, planned, newest]) await site.publish(packed);
  for (const { version } of [before, live]) expect((await site.promote(version)).status).toBe(200);
  await site.schedule(planned.version, new Date(Date.now() + 3_600_000).toISOString());
  await age();
  const onItsWay = releaseOf({ texts: { 'client/b.js': 'of one on its way, too' } });
  const { missing } = (await site.announce(onItsWay.manifest)).body;
  expect(missing).not.toContain(hash('sha256', 'of one on its way, too'));

  await startCopies(2);
  await until(async () => (await fileStatus('of the old one alone')) === 404);
  const left = (await site.list()).body.versions.map(({ version }: { version: string }) => version);
  expect(new Set(left)).toEqual(new Set([before, live, planned, newest].map(({ version }) => version)));
  expect(await deleted()).toMatchObject([
    { version: old.version, who: 'the release service', because: 'Older than 30 days, and not among the newest 1' },
  ]);
  expect((await site.promote(old.version)).status).toBe(404);
  const { contentHash } = old.manifest.release;
  expect((await site.list({ contentHash })).body.hasContent).toBe(true);
  expect((await site.list({ contentHash: 'another' })).body.hasContent).toBe(false);
  expect(await fileStatus('of one on its way, too')).toBe(200);
  expect((await site.publish(onItsWay)).status).toBe(200);
  expect((await site.rollBack()).body.apps['public-site'].version).toBe(before.version);
  expect((await site.list({ contentHash: live.version })).body.hasContent).toBe(true);

  // It may come again as it was, and as nothing else.
  const other = releaseOf({ version: old.version, texts: { 'client/a.js': 'something else' } });
  expect((await site.announce(other.manifest)).status).toBe(409);
  expect((await site.publish(old)).status).toBe(200);
  expect(await fileStatus('of the old one alone')).toBe(200);
});

it('leaves the version before one that went live in many stages', async () => {
  const [before, staged] = [releaseOf(), releaseOf()];
  for (const packed of [before, staged]) await site.publish(packed);
  expect((await site.promote(before.version)).status).toBe(200);
  for (let percent = 1; percent <= 12; percent++) {
    expect((await site.promote(staged.version, { stages: `${percent}%` })).status).toBe(200);
  }
  expect((await site.promote(staged.version)).status).toBe(200);
  await age();
  await site.publish(releaseOf());
  await startCopies();
  await until(async () => (await deleted()).length > 1);
  expect((await site.rollBack()).body.apps?.['public-site'].version).toBe(before.version);
});

it('counts the days of a version from when another took its place, for tabs that have it open', async () => {
  const [longLive, tried, unused] = [releaseOf(), releaseOf(), releaseOf()];
  for (const packed of [longLive, tried, unused]) await site.publish(packed);
  expect((await site.promote(longLive.version)).status).toBe(200);
  await age();
  expect((await site.promote(tried.version, { stages: '10%' })).status).toBe(200);
  const newer = [releaseOf(), releaseOf()] as const;
  for (const packed of newer) await site.publish(packed);
  // More changes than anybody goes back.
  for (let change = 1; change <= 11; change++) {
    expect((await site.promote(newer[change % 2 ? 0 : 1].version)).status).toBe(200);
  }
  const isDeleted = async (wanted: string) =>
    (await deleted()).some(({ version }: { version: string }) => version === wanted);
  await startCopies();
  await until(() => isDeleted(unused.version));
  for (const { version } of [longLive, tried]) expect(await isDeleted(version)).toBe(false);

  await age();
  await startCopies();
  for (const { version } of [longLive, tried]) await until(() => isDeleted(version));
});

it('forgets what nobody has completed within a day', async () => {
  const abandoned = releaseOf({ texts: { 'client/c.js': 'of an abandoned one' } });
  await site.announce(abandoned.manifest);
  await site.send(abandoned.version, hash('sha256', 'of an abandoned one'), 'of an abandoned one');
  await query(`UPDATE release_versions SET "createdAt" = now() - interval '25 hours' WHERE version = $1`, [
    abandoned.version,
  ]);
  await age();
  await startCopies();
  await until(async () => (await fileStatus('of an abandoned one')) === 404);
  expect((await site.complete(abandoned.version)).status).toBe(404);
});
