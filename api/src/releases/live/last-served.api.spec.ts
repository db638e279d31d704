import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { query } from '../../../testing/database';
import { pipelineOf, releaseOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ MEDIA_DIR: mediaDir });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const token = {
  ...{ name: 'pipeline', apps: ['public-site', 'admin-console'], rights: ['publish', 'promote', 'rollBack'] },
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
};
/** So many stages of a canary as no history lists. */
const manyStages = `INSERT INTO release_changes (revision, at, kind, app, "from", "to", percent, who, live)
  SELECT revision + stage, now(), kind, app, "from", "to", percent, who, live
  FROM (SELECT * FROM release_changes ORDER BY revision DESC LIMIT 1) AS last, generate_series(1, 120) AS stage`;

it('says of each version until when visitors could get it, and what a rollback leads to, after any number of changes', async () => {
  const secret = (await api.admin.post('/api/admin/release-tokens', token)).body.token;
  const site = pipelineOf(api.visitor(), secret);
  const [first, second, stopped, unused, live, canary] = Array.from({ length: 6 }, () => releaseOf());
  if (!first || !second || !stopped || !unused || !live || !canary) throw new Error('too few');
  await site.live(first);
  await site.live(second);
  for (const packed of [stopped, unused, canary]) await site.publish(packed, 'passed');
  expect((await site.promote(stopped.version, { stages: '5%' })).status).toBe(200);
  expect((await site.rollBack()).status).toBe(200);
  // What becomes of another app is no matter.
  await pipelineOf(api.visitor(), secret, 'admin-console').live(releaseOf({ app: 'admin-console' }));
  await site.live(live);
  expect((await site.promote(canary.version, { stages: '5%' })).status).toBe(200);
  const { history } = (await site.list()).body;
  const atOf = (kind: string, to: string) =>
    history.find((change: { kind: string; to: string }) => change.kind === kind && change.to === to).at;
  await query(manyStages);

  const { body } = await site.list();
  expect(body.history.map(({ kind }: { kind: string }) => kind)).toEqual(Array(100).fill('canary'));
  const served = Object.fromEntries(
    body.versions.map(({ version, lastServedAt }: { version: string; lastServedAt: string | null }) => [
      version,
      lastServedAt,
    ]),
  );
  expect(served).toMatchObject({
    [first.version]: atOf('promote', second.version),
    [second.version]: atOf('promote', live.version),
    [stopped.version]: atOf('withdraw', second.version),
    [unused.version]: null,
  });
  // Still: the last change was before that.
  for (const { version } of [live, canary]) {
    expect(Date.parse(served[version])).toBeGreaterThanOrEqual(Date.parse(body.history[0].at));
  }
  expect(body.earlier).toEqual([second.version, first.version]);
});
