import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { query } from '../../../testing/database';
import { hash, pipelineOf, releaseOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ MEDIA_DIR: mediaDir });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
async function pipelineFor(app: string) {
  const token = { name: app, apps: [app], rights: ['publish'], expiresAt };
  return pipelineOf(api.visitor(), (await api.admin.post('/api/admin/release-tokens', token)).body.token, app);
}

/** Nearly as large as a release may be: 180 MB. */
function largeRelease(app = 'public-site') {
  const texts = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`client/${index}.bin`, `${index}`]));
  const packed = releaseOf({ app, texts });
  for (const file of Object.keys(texts)) {
    packed.manifest.files[file] = { sha256: hash('sha256', file), bytes: 20 * 1024 * 1024 };
  }
  return packed;
}

it('an app announces no more than 2,000 MB that nobody has completed, and others are not affected', async () => {
  const [site, ofConsole] = [await pipelineFor('public-site'), await pipelineFor('admin-console')];
  const packed = Array.from({ length: 12 }, () => largeRelease());
  const answers = await Promise.all(packed.map(({ manifest }) => site.announce(manifest)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
    [
      409,
      'Versions of public-site that nobody has completed take 1980 MB. With the 180 MB of this one that is more than the 2000 MB that an app may announce. Complete them; what nobody does is deleted after a day.',
    ],
  ]);
  const [begun = packed[0], another] = packed.filter((_, index) => answers[index]?.status === 200);
  // Who was interrupted goes on.
  expect((await site.announce(begun?.manifest)).status).toBe(200);
  expect((await ofConsole.announce(largeRelease('admin-console').manifest)).status).toBe(200);
  const late = packed[answers.findIndex(({ status }) => status === 409)];
  expect((await site.announce(late?.manifest)).status).toBe(409);
  await query(`UPDATE release_versions SET "completedAt" = now() WHERE version = $1`, [another?.version]);
  expect((await site.announce(late?.manifest)).status).toBe(200);
});
