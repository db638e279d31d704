import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { databaseUrl, query } from '../../../testing/database';
import { pipelineOf, releaseOf } from '../../../testing/packed-release';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ MEDIA_DIR: mediaDir });
afterAll(() => rmSync(mediaDir, { recursive: true }));

it('is not overtaken by a promotion that has checked a version which it deletes', async () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const token = { name: 'pipeline', apps: ['public-site'], rights: ['publish', 'promote'], expiresAt };
  const site = pipelineOf(api.visitor(), (await api.admin.post('/api/admin/release-tokens', token)).body.token);
  const old = releaseOf();
  await site.publish(old);
  await site.live();

  // What a purge does, and how it locks.
  const purge = new pg.Client(databaseUrl());
  await purge.connect();
  await purge.query('BEGIN');
  await purge.query(`SELECT pg_advisory_xact_lock(hashtextextended('files of releases', 0))`);
  await purge.query(`UPDATE release_versions SET "removedAt" = now(), "completedAt" = NULL WHERE version = $1`, [
    old.version,
  ]);
  const promoting = site.promote(old.version);
  const waiting = `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`;
  await until(async () => (await query(waiting)).length > 0);
  await purge.query('COMMIT');
  await purge.end();
  const { status, body } = await promoting;
  expect([status, body.message]).toEqual([409, `public-site@${old.version} was deleted meanwhile: publish it again.`]);
});
