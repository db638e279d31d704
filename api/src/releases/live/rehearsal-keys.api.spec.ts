import { publicKeyOf } from '@site/releases';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { query } from '../../../testing/database';
import { attestationOf, pipelineOf, rehearsalKey, releaseOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ MEDIA_DIR: mediaDir, REHEARSAL_KEYS: publicKeyOf(rehearsalKey) });
afterAll(() => rmSync(mediaDir, { recursive: true }));

it('counts nobody’s rehearsal but those of the keys that the product names', async () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const token = { name: 'pipeline', apps: ['public-site'], rights: ['publish', 'promote'], expiresAt };
  const made = await api.admin.post('/api/admin/release-tokens', token);
  const pipeline = pipelineOf(api.visitor(), made.body.token);
  const [own, foreign] = [releaseOf(), releaseOf()];
  const { privateKey } = generateKeyPairSync('ed25519');
  await pipeline.publish(own, 'passed');
  await pipeline.publish(foreign);
  const answer = await pipeline.promote(foreign.version, { attestation: attestationOf(foreign.version, privateKey) });
  expect([answer.status, answer.body.message]).toEqual([403, expect.stringContaining(publicKeyOf(privateKey))]);
  expect((await pipeline.promote(own.version, { rehearsal: 'skipped' })).status).toBe(200);
  // Of before there was this setting.
  const old = releaseOf();
  await pipeline.publish(old);
  await query(`UPDATE release_versions SET rehearsal = 'passed' WHERE version = '${old.version}'`);
  expect((await pipeline.promote(old.version, { rehearsal: 'skipped' })).status).toBe(403);
});
