import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipelineOf, releaseOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const operators = 'the-token-of-the-operator';
const api = useApi({ MEDIA_DIR: mediaDir, RELEASE_TOKEN: operators });
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

it('the operator reads that of all apps in one list, as an admin does, and nobody else', async () => {
  const all = (token: string) =>
    api.visitor().get('/api/release-history?limit=2', { Authorization: `Bearer ${token}` });
  const site = pipelineOf(api.visitor(), await tokenFor('public-site'));
  const ofConsole = pipelineOf(api.visitor(), await tokenFor('admin-console'), 'admin-console');
  const packed = [releaseOf(), releaseOf({ app: 'admin-console' })] as const;
  await site.live(packed[0]);
  await ofConsole.live(packed[1]);
  const { body, headers } = await all(operators);
  expect(body).toMatchObject([
    { app: 'admin-console', version: packed[1].version },
    { app: 'public-site', version: packed[0].version },
  ]);
  const inConsole = await api.admin.get('/api/admin/release-history?limit=2');
  expect([body, headers.get('x-total-count')]).toEqual([inConsole.body, inConsole.headers.get('x-total-count')]);
  expect((await all(await tokenFor('public-site'))).status).toBe(403);
});
