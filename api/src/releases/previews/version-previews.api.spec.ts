import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readPreviewToken } from '@site/releases';
import { pipelineOf, releaseOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const previewSecret = 'signs links to previews';
const api = useApi({ MEDIA_DIR: mediaDir, RELEASE_PREVIEW_SECRET: previewSecret });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
const tokenWith = async (...rights: string[]): Promise<string> =>
  (await api.admin.post('/api/admin/release-tokens', { name: 'pipeline', apps: ['public-site'], rights, expiresAt }))
    .body.token;
const preview = (token: string, version: string, input: object = {}) =>
  api
    .visitor()
    .post(`/api/releases/public-site/versions/${version}/previews`, input, { Authorization: `Bearer ${token}` });

it('makes a link for whoever publishes, for the hours that they ask for, and records it', async () => {
  const token = await tokenWith('publish');
  const packed = releaseOf();
  await pipelineOf(api.visitor(), token).publish(packed);
  for (const [input, hours] of [
    [{}, 24],
    [{ hours: 2 }, 2],
    [{ hours: 31 * 24 }, 31 * 24],
  ] as const) {
    const { status, body } = await preview(token, packed.version, input);
    expect(status).toBe(201);
    const read = readPreviewToken(body.url.replace('/release-preview/', ''), previewSecret);
    expect(read).toMatchObject({ app: 'public-site', version: packed.version });
    expect(read?.expiresAt.toISOString()).toBe(body.expiresAt);
    const left = (Date.parse(body.expiresAt) - Date.now()) / 3_600_000;
    expect([left <= hours, left > hours - 0.5]).toEqual([true, true]);
  }
  const [entry] = (await api.admin.get('/api/admin/audit?action=createVersionPreview')).body;
  expect(entry).toMatchObject({ actorName: 'pipeline (token)', targetName: `public-site@${packed.version}` });
});

it('makes none without the right, of no version that is not published, and for no longer than a month', async () => {
  const token = await tokenWith('publish');
  const packed = releaseOf();
  await pipelineOf(api.visitor(), token).publish(packed);
  expect((await preview(await tokenWith('promote', 'rollBack'), packed.version)).status).toBe(403);
  expect((await preview(token, 'unknown')).status).toBe(404);
  for (const hours of [0, 1.5, 31 * 24 + 1, 'a day']) {
    const { status, body } = await preview(token, packed.version, { hours });
    expect([status, body.fields]).toEqual([400, { hours: 'Hours must be a whole number from 1 to 744' }]);
  }
});
