import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { query } from '../../../testing/database';
import { hash, pipelineOf, releaseOf } from '../../../testing/packed-release';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ MEDIA_DIR: mediaDir });
afterAll(() => rmSync(mediaDir, { recursive: true }));

/** It takes minutes to compare: ever the same large schema for each of many errors. */
function endlessCalls(): string {
  const name = '#/components/schemas/Large';
  const properties = Object.fromEntries(Array.from({ length: 80_000 }, (_, n) => [`p${n}`, {}]));
  const content = { 'application/json': { schema: { $ref: name } } };
  const responses = Object.fromEntries(Array.from({ length: 8_000 }, (_, n) => [`4${n}`, { content }]));
  const components = { schemas: { Large: { type: 'string', properties } } };
  return JSON.stringify({ openapi: '3.0.0', paths: { '/api/posts': { get: { responses } } }, components });
}

it('a rollback waits for no list of versions, of which one is made to be compared without end', async () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const token = { name: 'pipeline', apps: ['public-site'], rights: ['publish', 'promote', 'rollBack'], expiresAt };
  const site = pipelineOf(api.visitor(), (await api.admin.post('/api/admin/release-tokens', token)).body.token);
  const calls = endlessCalls();
  const [before, live, endless] = [releaseOf(), releaseOf(), releaseOf({ texts: { 'api.json': calls } })];
  for (const packed of [before, live]) expect((await site.live(packed)).status).toBe(200);
  expect((await site.publish(endless)).status).toBe(200);
  let isListed = false;
  const list = site.versions('?limit=1').finally(() => (isListed = true));
  // From when it is compared.
  const copied = 'SELECT FROM release_files WHERE sha256 = $1 AND content IS NOT NULL';
  await until(async () => (await query(copied, [hash('sha256', calls)])).length > 0);
  expect((await site.rollBack()).body.apps['public-site'].version).toBe(before.version);
  expect(isListed).toBe(false);
  expect((await list).body).toMatchObject([
    {
      ...{ version: endless.version },
      refusals: [`What public-site@${endless.version} needs of the API can’t be compared with it at the moment.`],
    },
  ]);
});
