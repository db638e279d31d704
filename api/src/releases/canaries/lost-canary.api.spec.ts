import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { vitalBounds } from '@site/releases';
import { query } from '../../../testing/database';
import { pipelineOf, releaseOf } from '../../../testing/packed-release';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const secret = 'a secret of shells and API';
const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ RELEASE_SERVICE_SECRET: secret, MEDIA_DIR: mediaDir, SCHEDULE_INTERVAL_MS: '50' });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const none = Array(vitalBounds.length + 1).fill(0);
const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
const rights = ['publish', 'promote', 'rollBack'];

it('holds a canary whose files the store has lost, until they are sent again and somebody lets it go on', async () => {
  const token = { name: 'pipeline', apps: ['public-site'], rights, expiresAt };
  const site = pipelineOf(api.visitor(), (await api.admin.post('/api/admin/release-tokens', token)).body.token);
  const [live, next] = [releaseOf(), releaseOf()];
  await site.live(live);
  await site.publish(next);
  expect((await site.promote(next.version, { stages: '5%/10m,25%/1h,100%' })).status).toBe(200);
  const counts = [live, next].map(({ version }) => ({
    ...{ app: 'public-site', version, views: 150, errors: 0, lcp: none, inp: none },
  }));
  const report = { shell: 'one', sequence: 1, counts };
  await api.visitor().post('/api/live-set/counts', report, { Authorization: `Bearer ${secret}` });
  rmSync(path.join(mediaDir, '.releases'), { recursive: true });
  await query(`UPDATE release_files SET "storedAt" = '-infinity'`);
  await query('UPDATE release_canaries SET "nextAt" = now()');

  const canary = async () => (await site.list()).body.canary;
  await until(async () => (await canary()).heldBy !== null);
  expect(await canary()).toMatchObject({ stage: 0, heldBy: 'the release service' });
  expect((await api.admin.get('/api/admin/release-history?limit=1')).body).toMatchObject([
    {
      ...{ kind: 'hold', version: next.version, who: 'the release service' },
      because: `Files of public-site@${next.version} are gone from the store: publish it again.`,
    },
  ]);
  expect((await site.publish(next)).status).toBe(200);
  expect((await site.step('resume')).status).toBe(200);
  await until(async () => (await canary()).stage === 1);
});
