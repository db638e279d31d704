import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipelineOf, releaseOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ MEDIA_DIR: mediaDir });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
const tokenFor = async (app: string, rights = ['publish', 'promote', 'rollBack']): Promise<string> =>
  (await api.admin.post('/api/admin/release-tokens', { name: 'pipeline', apps: [app], rights, expiresAt })).body.token;
const history = (token: string, part = '', app = 'public-site') =>
  api.visitor().get(`/api/releases/${app}/history${part}`, { Authorization: `Bearer ${token}` });

it('any token of an app reads all that happened to it, by kind and page by page, and nothing of another app', async () => {
  const token = await tokenFor('public-site');
  const [site, first, next] = [pipelineOf(api.visitor(), token), releaseOf(), releaseOf()];
  for (const packed of [first, next]) await site.publish(packed, 'passed');
  await site.promote(first.version, { because: 'the new form', environment: 'https://staging.example.com' });
  await site.cancel((await site.schedule(next.version, expiresAt, { because: 'the sale' })).body.id);
  const other = pipelineOf(api.visitor(), await tokenFor('admin-console'), 'admin-console');
  await other.live(releaseOf({ app: 'admin-console' }));

  const reader = await tokenFor('public-site', ['publish']);
  const { body, headers } = await history(reader);
  expect(headers.get('x-total-count')).toBe('3');
  expect(body).toMatchObject([
    { kind: 'cancel', version: next.version, plannedFor: expiresAt, who: 'pipeline (token)' },
    { kind: 'schedule', version: next.version, plannedFor: expiresAt, because: 'the sale' },
    {
      ...{ kind: 'promote', app: 'public-site', version: first.version, from: null, rehearsal: 'passed' },
      ...{ because: 'the new form', environment: 'https://staging.example.com' },
    },
  ]);
  expect((await history(reader, '?limit=1&offset=1')).body).toEqual([body[1]]);
  expect((await history(reader, '?kind=promote')).body).toEqual([body[2]]);
  expect((await history(reader, '?kind=x')).body.fields).toEqual({ kind: expect.stringContaining('one of promote') });
  // It is of the app in the address, whatever else is named.
  expect((await history(reader, '?app=admin-console')).status).toBe(400);
  expect((await history(reader, '', 'admin-console')).status).toBe(403);
  expect((await api.visitor().get('/api/releases/public-site/history')).status).toBe(401);
});
