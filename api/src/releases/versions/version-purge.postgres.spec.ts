import pg from 'pg';
import { type ApiCopy, runCopy } from '../../../testing/api-process';
import { databaseUrl } from '../../../testing/database';
import { hash, pipelineOf, releaseOf } from '../../../testing/packed-release';
import { S3Double } from '../../../testing/s3-double';
import { until } from '../../../testing/until';
import { untilLockAwaited } from '../../../testing/until-lock-awaited';
import { useApi } from '../../../testing/use-api';
import { forgetFiles } from './version-purge';

const bucket = new S3Double();
const environment: NodeJS.ProcessEnv = { S3_BUCKET: 'site', S3_REGION: 'eu-1', S3_KEY: 'key', S3_SECRET: 'secret' };
beforeAll(async () => {
  environment.S3_ENDPOINT = await bucket.start();
});
const copies: ApiCopy[] = [];
afterAll(async () => {
  await Promise.all(copies.map(({ end }) => end()));
  await bucket.stop();
});
const api = useApi(environment);

let site: ReturnType<typeof pipelineOf>;
beforeAll(async () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const token = { name: 'pipeline', apps: ['public-site'], rights: ['publish', 'promote', 'rollBack'], expiresAt };
  site = pipelineOf(api.visitor(), (await api.admin.post('/api/admin/release-tokens', token)).body.token);
});

it('passes once over files and versions, however many there are', async () => {
  const client = new pg.Client(databaseUrl());
  await client.connect();
  await client.query('BEGIN');
  await client.query(`INSERT INTO release_versions (app, version, "builtAt", bytes, "publishedBy", manifest)
    SELECT 'public-site', 'many-' || number, now(), 1, 'pipeline', '{"files": {"a": {"sha256": "b"}}}'
    FROM generate_series(1, 2000) AS number`);
  await client.query('ANALYZE release_versions');
  const { rows } = await client.query(`EXPLAIN ${forgetFiles}`);
  await client.query('ROLLBACK');
  await client.end();
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Anti Join');
  expect(plan).not.toContain('SubPlan');
});

it('is not overtaken by a promotion that has checked a version which it deletes', async () => {
  const old = releaseOf();
  await site.publish(old, 'passed');
  await site.live();

  // What a purge does, and how it locks.
  const purge = new pg.Client(databaseUrl());
  await purge.connect();
  await purge.query('BEGIN');
  await purge.query(`SELECT pg_advisory_xact_lock(hashtextextended('versions of releases', 0))`);
  await purge.query(`UPDATE release_versions SET "removedAt" = now(), "completedAt" = NULL WHERE version = $1`, [
    old.version,
  ]);
  const promoting = site.promote(old.version);
  await untilLockAwaited('advisory');
  await purge.query('COMMIT');
  await purge.end();
  const { status, body } = await promoting;
  expect([status, body.message]).toEqual([409, `public-site@${old.version} was deleted meanwhile: publish it again.`]);
});

it('keeps nobody from releasing or going back while the store takes its time to delete files', async () => {
  const [before, live, next] = [releaseOf(), releaseOf(), releaseOf()];
  for (const packed of [before, live]) expect((await site.live(packed)).status).toBe(200);
  await site.publish(next);
  // Of a process that ended before it had a row; the bucket says that it is of January.
  const unneeded = ['one', 'another'].map((text) => `/site/releases/${hash('sha256', text)}`);
  for (const address of unneeded) bucket.objects.set(address, Buffer.from('of a process that ended'));
  const waiting: string[] = [];
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  bucket.before = async (method, url) => {
    if (method !== 'DELETE') return;
    waiting.push(url);
    await released;
  };
  copies.push(await runCopy(environment));
  try {
    // Side by side: they take no longer than the slowest.
    await until(() => waiting.length === unneeded.length);
    const began = Date.now();
    expect((await site.promote(next.version)).status).toBe(200);
    expect((await site.rollBack()).body.apps['public-site'].version).toBe(live.version);
    expect(Date.now() - began).toBeLessThan(5000);
  } finally {
    letGo();
  }
  await until(() => !unneeded.some((address) => bucket.objects.has(address)));
});
