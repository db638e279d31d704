import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { query } from '../../../testing/database';
import { pipelineOf, releaseOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ MEDIA_DIR: mediaDir });
afterAll(() => rmSync(mediaDir, { recursive: true }));

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

it('goes back also where the store has lost its files, and says of any other change that they are missing', async () => {
  const [before, live, next] = [releaseOf(), releaseOf(), releaseOf()];
  for (const packed of [before, live]) expect((await site.live(packed)).status).toBe(200);
  await site.publish(next);
  rmSync(path.join(mediaDir, '.releases'), { recursive: true });
  expect((await site.promote(next.version)).status).toBe(503);
  const { apps } = (await site.rollBack()).body;
  expect(apps['public-site'].version).toBe(before.version);
});
