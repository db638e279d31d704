import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readPreviewToken } from '@site/releases';
import { adminPassword, runCopy } from '../../../testing/api-process';
import { Caller } from '../../../testing/caller';
import { hash, pipelineOf, releaseOf } from '../../../testing/packed-release';
import { query } from '../../../testing/database';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const previewSecret = 'signs links to previews';
const api = useApi({ MEDIA_DIR: mediaDir, RELEASE_PREVIEW_SECRET: previewSecret });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const at = '/api/admin/releases';
let site: ReturnType<typeof pipelineOf>;
beforeAll(async () => {
  const rights = ['publish', 'promote', 'promoteWithoutRehearsal', 'rollBack'];
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const token = { name: 'pipeline', apps: ['public-site'], rights, expiresAt };
  site = pipelineOf(api.visitor(), (await api.admin.post('/api/admin/release-tokens', token)).body.token);
});

const promote = async (version: string, more: object = {}) =>
  api.admin.post(`${at}/public-site/promote`, { version, revision: await site.revision(), ...more });
const versionsOf = async (part = '') => api.admin.get(`${at}/public-site/versions${part}`);
const audit = async (action: string) => (await api.admin.get(`/api/admin/audit?action=${action}`)).body;

it('shows an admin what is live, by whom, why and of which commit, and whether shells follow', async () => {
  expect((await api.admin.get(at)).body).toEqual({
    isFollowed: false,
    sharesOrigin: true,
    apps: [
      ['public-site', '/'],
      ['admin-console', '/admin'],
    ].map(([app, scope]) => ({
      app,
      scope,
      revision: 0,
      live: null,
      scheduled: null,
      canary: null,
      request: null,
      serving: null,
      needsApproval: false,
    })),
  });
  const packed = releaseOf({ commit: 'c0ffee1' });
  await site.publish(packed);
  await site.promote(packed.version, { because: 'the new form' });
  const [state] = (await api.admin.get(at)).body.apps;
  expect(state).toMatchObject({
    revision: 1,
    live: { version: packed.version, who: 'pipeline (token)', because: 'the new form', commit: 'c0ffee1' },
  });
});

it('knows whether the site shares the console’s origin', async () => {
  const origins = { PUBLIC_ORIGIN: 'http://www.example.com', CONSOLE_ORIGIN: 'http://console.example.com' };
  for (const [environment, sharesOrigin] of [
    [origins, false],
    [{ PUBLIC_ORIGIN: origins.PUBLIC_ORIGIN }, true],
  ] as const) {
    const copy = await runCopy({ MEDIA_DIR: mediaDir, ...environment });
    const admin = new Caller(copy.url);
    await admin.post('/api/admin/login', { username: 'admin', password: adminPassword });
    expect((await admin.get(at)).body.sharesOrigin).toBe(sharesOrigin);
    await copy.end();
  }
});

it('lists versions page by page, with what the gate says of each, for whoever has a token, too', async () => {
  const [tested, untested, refused] = [
    releaseOf(),
    releaseOf(),
    releaseOf({ contract: { speaks: '99.0.0', needs: '^1' } }),
  ];
  for (const packed of [tested, untested, refused])
    await site.publish(packed, packed === tested ? 'passed' : undefined);
  const { body, headers } = await versionsOf('?limit=3');
  expect(headers.get('x-total-count')).toBe('4');
  expect(body).toMatchObject([
    { version: refused.version, isRehearsed: false, refusals: [expect.stringContaining('speaks contract')] },
    { version: untested.version, isRehearsed: false, rehearsal: null, refusals: [] },
    { version: tested.version, isRehearsed: true, rehearsal: 'passed', refusals: [], publishedBy: 'pipeline (token)' },
  ]);
  expect(JSON.stringify(body)).not.toContain('manifest');
  const ofToken = await site.versions('?limit=3');
  expect([ofToken.body, ofToken.headers.get('x-total-count')]).toEqual([body, '4']);
  expect((await api.visitor().get('/api/releases/public-site/versions')).status).toBe(401);
  // The last was made live with the word that a browser had rehearsed it.
  expect((await versionsOf('?limit=1&offset=3')).body).toMatchObject([{ isRehearsed: true, rehearsal: null }]);
  expect((await promote(refused.version)).status).toBe(422);
});

it('lists each once on pages of versions that were published at the same moment', async () => {
  const published = Array.from({ length: 4 }, () => releaseOf());
  for (const packed of published) await site.publish(packed);
  const versions = published.map(({ version }) => version).sort();
  await query('UPDATE release_versions SET "completedAt" = now() WHERE version = ANY ($1)', [versions]);
  const pages = await Promise.all(versions.map((_, offset) => versionsOf(`?limit=1&offset=${offset}`)));
  expect(pages.map(({ body }) => body[0].version)).toEqual(versions.reverse());
});

it.each([
  ['no JSON', '{'],
  ['a call that is none', JSON.stringify({ paths: { '/api/posts': { get: null } } })],
  ['answers that are none', JSON.stringify({ paths: { '/api/posts': { get: {} } } })],
])('lists a version whose description of the API is %s, and refuses it', async (_, text) => {
  const [broken, sound] = [releaseOf({ texts: { 'api.json': text } }), releaseOf()];
  for (const packed of [broken, sound]) await site.publish(packed, 'passed');
  expect((await versionsOf('?limit=2')).body).toMatchObject([
    { version: sound.version, refusals: [] },
    { version: broken.version, refusals: [expect.stringContaining('does not say which API calls it makes')] },
  ]);
  expect((await promote(broken.version)).status).toBe(422);
});

it('lets an admin promote and roll back, records who it was once, and says whether it was rehearsed', async () => {
  const [one, two] = [releaseOf(), releaseOf()];
  await site.publish(one, 'passed');
  await site.publish(two, 'skipped');
  for (const { version } of [one, two]) expect((await promote(version, { because: 'a word' })).status).toBe(200);
  expect((await api.admin.get('/api/admin/release-history?limit=2')).body).toMatchObject([
    {
      app: 'public-site',
      version: two.version,
      from: one.version,
      who: 'admin',
      rehearsal: 'skipped',
      because: 'a word',
    },
    { version: one.version, rehearsal: 'passed' },
  ]);
  const [entry, ...others] = await audit('promoteRelease');
  expect(entry).toMatchObject({ actorName: 'admin', targetName: `public-site@${two.version}` });
  expect(entry.actorId).toEqual(expect.any(String));
  expect(others.filter(({ targetName }: { targetName: string }) => targetName.includes(two.version))).toEqual([]);
  expect(await audit('promoteVersion')).toEqual([]);

  expect((await api.admin.get(`${at}/public-site/rollback`)).body).toEqual({ version: one.version, refusals: [] });
  const back = { revision: await site.revision(), because: 'the form is gone' };
  expect((await api.admin.post(`${at}/public-site/rollback`, back)).body.apps['public-site']).toMatchObject({
    ...{ version: one.version, kind: 'rollback', who: 'admin' },
  });
  expect((await api.admin.post(`${at}/public-site/rollback`, back)).body).toMatchObject({
    statusCode: 409,
    current: { apps: { 'public-site': { version: one.version } } },
  });
  const rolledBack = await api.admin.get('/api/admin/release-history?kind=rollback&app=public-site');
  expect([rolledBack.headers.get('x-total-count'), rolledBack.body[0].because]).toEqual(['1', 'the form is gone']);
  expect((await api.admin.get('/api/admin/release-history?app=admin-console')).body).toEqual([]);
});

it('gives a version to another environment, and both histories name the other', async () => {
  const [staging, production] = ['https://staging.example.com', 'https://www.example.com'];
  const packed = releaseOf();
  await site.announce(packed.manifest);
  expect((await site.manifest(packed.version)).status).toBe(404);
  await site.publish(packed);
  expect((await site.manifest(packed.version)).body).toEqual(packed.manifest);
  const [entry = ''] = packed.texts;
  expect((await site.file(packed.version, hash('sha256', entry))).text).toBe(entry);
  // A file of another version, which the store has.
  const other = releaseOf();
  await site.publish(other);
  expect((await site.file(packed.version, hash('sha256', other.texts[0] ?? ''))).status).toBe(404);

  // The answer to the first may be lost on its way.
  for (let time = 0; time < 2; time++) {
    expect((await site.recordCopy(packed.version, production)).status).toBe(204);
  }
  await site.promote(packed.version, { environment: staging });
  expect((await api.admin.get('/api/admin/release-history?limit=2')).body).toMatchObject([
    { kind: 'promote', version: packed.version, environment: staging },
    { kind: 'copy', version: packed.version, environment: production, who: 'pipeline (token)' },
  ]);
  expect((await site.list()).body.history[0]).toMatchObject({ environment: staging });
  const copies = await api.admin.get('/api/admin/release-history?kind=copy');
  expect(copies.headers.get('x-total-count')).toBe('1');
  expect((await audit('copyRelease'))[0]).toMatchObject({ targetName: `public-site@${packed.version}` });
  const { body } = await site.recordCopy(packed.version, `${production}/admin`);
  expect(body.fields.environment).toContain('must be the address of a product');
});

it('makes a link that shows a version for a day, as shells read it', async () => {
  const packed = releaseOf();
  await site.publish(packed);
  const previews = (version: string) => api.admin.post(`${at}/public-site/versions/${version}/previews`);
  const { status, body } = await previews(packed.version);
  expect(status).toBe(201);
  const preview = readPreviewToken(body.url.replace('/release-preview/', ''), previewSecret);
  expect(preview).toMatchObject({ app: 'public-site', version: packed.version });
  expect(preview?.expiresAt.toISOString()).toBe(body.expiresAt);
  expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
  expect(await audit('createVersionPreview')).toHaveLength(1);
  expect((await previews('unknown')).status).toBe(404);
});

it('names what is wrong with what an admin sends', async () => {
  const { body } = await promote('', { revision: -1, rehearsal: 'passed' });
  expect(Object.keys(body.fields).sort()).toEqual(['rehearsal', 'revision', 'version']);
  expect((await promote('unknown')).status).toBe(404);
  expect((await api.admin.get('/api/admin/release-history?kind=x')).body.fields).toEqual({
    kind: 'Kind must be one of promote, rollback, canary, withdraw, hold, resume, schedule, cancel, refuse, copy, request, approve, decline, delete',
  });
  expect((await api.admin.get(`${at}/nothing/versions`)).status).toBe(404);
  expect((await api.admin.get(`${at}/admin-console/rollback`)).body).toEqual({ version: null, refusals: [] });
});

it('asks who signed in long ago for the password, and refuses what a browser sends for another site', async () => {
  const { version } = releaseOf();
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  for (const call of ['promote', 'rollback']) {
    expect((await api.admin.post(`${at}/public-site/${call}`, { version, revision: 1 }, headers)).status).toBe(403);
  }
  await query(`UPDATE session SET sess = jsonb_set(sess::jsonb, '{device,startedAt}', '"2020-01-01T00:00:00Z"')::json`);
  for (const call of ['promote', 'rollback']) {
    const { status, body } = await api.admin.post(`${at}/public-site/${call}`, { version, revision: 1 });
    expect([status, body.fields.currentPassword]).toEqual([403, expect.any(String)]);
  }
});
