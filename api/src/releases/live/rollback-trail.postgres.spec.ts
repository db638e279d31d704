import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { query } from '../../../testing/database';
import { pipelineOf, releaseOf } from '../../../testing/packed-release';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ MEDIA_DIR: mediaDir });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const changes = 5_000;
/** So many promotions, in turn of these versions, the first of which is live then. */
const addChanges = (count: number, versions: string[]) =>
  query(
    `INSERT INTO release_changes (revision, at, kind, app, "to", who, live)
      SELECT revision, now(), 'promote', 'public-site', "to", 'ada',
        jsonb_build_object('public-site', jsonb_build_object('version', "to", 'revision', revision))
      FROM (SELECT coalesce(max(revision), 0) AS latest FROM release_changes) AS before,
        generate_series(1, $1::integer) AS number,
        LATERAL (SELECT latest + number AS revision, ($2::text[])[1 + ($1 - number) % cardinality($2)] AS "to") AS change`,
    [count, versions],
  );
/** Rows of the history that the API has read: its connections report that when they end, at the latest. */
async function readChanges(): Promise<number> {
  const ended = await query(
    `SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND usename <> current_user`,
  );
  const pids = ended.map(({ pid }) => pid);
  await until(async () => (await query('SELECT FROM pg_stat_activity WHERE pid = ANY ($1)', [pids])).length === 0);
  const [row] = await query(
    `SELECT seq_tup_read + idx_tup_fetch AS rows FROM pg_stat_user_tables WHERE relname = 'release_changes'`,
  );
  return Number(row?.rows);
}

let site: ReturnType<typeof pipelineOf>;
beforeAll(async () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const token = { name: 'pipeline', apps: ['public-site'], rights: ['publish', 'promote', 'rollBack'], expiresAt };
  site = pipelineOf(api.visitor(), (await api.admin.post('/api/admin/release-tokens', token)).body.token);
});
const target = async () => (await api.admin.get('/api/admin/releases/public-site/rollback')).body.version;

it('a rollback reads the latest part of a long history alone, and all of it only where it has to', async () => {
  const [oldest, before, live] = [releaseOf(), releaseOf(), releaseOf()];
  for (const packed of [oldest, before, live]) await site.publish(packed);
  await addChanges(changes, [oldest.version]);
  for (const { version } of [before, live]) expect((await site.promote(version)).status).toBe(200);
  await query('ANALYZE release_changes');

  const read = await readChanges();
  expect(await target()).toBe(before.version);
  expect((await readChanges()) - read).toBeLessThan(changes / 2);

  await addChanges(120, [live.version, before.version]);
  await query(`UPDATE release_versions SET "completedAt" = NULL, "removedAt" = now() WHERE version = $1`, [
    before.version,
  ]);
  expect(await target()).toBe(oldest.version);
  expect((await site.rollBack()).body.apps['public-site'].version).toBe(oldest.version);
});
