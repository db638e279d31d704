import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCopy } from '../../../testing/api-process';
import { query } from '../../../testing/database';
import { hash, noCalls, type Packed, pipelineOf, releaseOf } from '../../../testing/packed-release';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const secret = 'a secret of shells and API';
const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const environment = { MEDIA_DIR: mediaDir, RELEASE_SERVICE_SECRET: secret };
const api = useApi(environment);
afterAll(() => rmSync(mediaDir, { recursive: true }));

const loseFiles = () => rmSync(path.join(mediaDir, '.releases'), { recursive: true });
const hashesOf = ({ texts }: Packed) => texts.map((text) => hash('sha256', text)).sort();
/** What has to be sent of a version, sorted. */
const missingOf = async ({ manifest }: Packed) => (await site.announce(manifest)).body.missing.sort();

let site: ReturnType<typeof pipelineOf>;
beforeAll(async () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const token = { name: 'pipeline', apps: ['public-site'], rights: ['publish', 'promote', 'rollBack'], expiresAt };
  site = pipelineOf(api.visitor(), (await api.admin.post('/api/admin/release-tokens', token)).body.token);
});

it('never goes back to what is live, though that was live before, too', async () => {
  const [oldest, live, between] = [releaseOf(), releaseOf(), releaseOf()];
  for (const packed of [oldest, live, between]) expect((await site.live(packed)).status).toBe(200);
  expect((await site.promote(live.version)).status).toBe(200);
  await query(`UPDATE release_versions SET "completedAt" = NULL, "removedAt" = now() WHERE version = $1`, [
    between.version,
  ]);
  const { apps } = (await site.rollBack()).body;
  expect(apps['public-site'].version).toBe(oldest.version);
});

it('goes past a version whose files the store has lost, and says so', async () => {
  const calls = `${noCalls} `;
  const [oldest, lost, live] = [releaseOf(), releaseOf({ texts: { 'api.json': calls } }), releaseOf()];
  for (const packed of [oldest, lost, live]) expect((await site.live(packed)).status).toBe(200);
  await query('UPDATE release_files SET content = NULL WHERE sha256 = $1', [hash('sha256', calls)]);
  loseFiles();
  const { version, because } = (await site.rollBack()).body.apps['public-site'];
  expect(version).toBe(oldest.version);
  expect(because).toContain(`Files of public-site@${lost.version} are gone from the store`);
});

it('goes back also where the store has lost its files, and says of any other change that they are missing', async () => {
  const [before, live, next] = [releaseOf(), releaseOf(), releaseOf()];
  for (const packed of [before, live]) expect((await site.live(packed)).status).toBe(200);
  await site.publish(next);
  loseFiles();
  const { status, body } = await site.promote(next.version);
  const why = `Files of public-site@${next.version} are gone from the store: publish it again.`;
  expect([status, body.message]).toEqual([409, why]);
  const [newest] = (await api.admin.get('/api/admin/releases/public-site/versions')).body;
  expect(newest).toMatchObject({ version: next.version, refusals: [why] });
  const { apps } = (await site.rollBack()).body;
  expect(apps['public-site'].version).toBe(before.version);

  expect(await missingOf(next)).toEqual(hashesOf(next));
  expect((await site.live(next)).status).toBe(200);
});

it('makes nothing live of which a file is known to be lost, though it was live before', async () => {
  const part = releaseOf({ texts: { 'client/part.js': 'a part' } });
  const [before, live] = [releaseOf(), releaseOf()];
  for (const packed of [before, live]) expect((await site.live(packed)).status).toBe(200);
  await site.publish(part);
  await query(`UPDATE release_files SET "storedAt" = "storedAt" - interval '11 minutes'`);
  rmSync(path.join(mediaDir, '.releases', hash('sha256', 'a part')));
  const copy = await runCopy(environment);
  await until(async () => (await missingOf(part)).length > 0);
  await copy.end();
  const refused = ({ version }: Packed) => ({
    ...{ statusCode: 409, message: `Files of public-site@${version} are gone from the store: publish it again.` },
  });
  expect((await site.promote(part.version)).body).toMatchObject(refused(part));
  loseFiles();
  expect((await site.promote(before.version)).body).toMatchObject(refused(before));
  expect((await site.live(part)).status).toBe(200);
});

it('has every file of a version sent again that the store has lost', async () => {
  const [before, live] = [releaseOf(), releaseOf()];
  for (const packed of [before, live]) expect((await site.live(packed)).status).toBe(200);
  await query(`UPDATE release_files SET "storedAt" = "storedAt" - interval '11 minutes'`);
  const onItsWay = releaseOf({ texts: { 'client/a.js': 'sent just now' } });
  await site.announce(onItsWay.manifest);
  await site.send(onItsWay.version, hash('sha256', 'sent just now'), 'sent just now');
  loseFiles();
  const copy = await runCopy(environment);
  await until(async () => (await missingOf(live)).length > 0);
  await copy.end();
  expect(await missingOf(live)).toEqual(hashesOf(live));
  expect((await site.file(live.version, hash('sha256', live.texts[0] ?? ''))).body).toMatchObject({
    ...{ statusCode: 409, message: expect.stringContaining('gone from the store') },
  });
  expect(await missingOf(onItsWay)).not.toContain(hash('sha256', 'sent just now'));

  expect((await site.rollBack()).body.apps['public-site'].version).toBe(before.version);
  expect((await site.live(live)).status).toBe(200);
  for (const text of live.texts) {
    const headers = { Authorization: `Bearer ${secret}` };
    const file = await api.visitor().download(`/api/live-set/files/${hash('sha256', text)}`, headers);
    expect(String(file.bytes)).toBe(text);
  }
});
