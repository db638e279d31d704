import type { OpenApi } from '@site/releases';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundle, endApi, runApi } from '../../../testing/api-process';
import { query } from '../../../testing/database';
import { userInput } from '../../../testing/factories';
import { pipelineOf, releaseOf } from '../../../testing/packed-release';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const environment = {
  MEDIA_DIR: mediaDir,
  RELEASE_APPROVAL: 'admin-console',
  SCHEDULE_INTERVAL_MS: '50',
  ANSWER_CACHE_MS: '0',
};
const api = useApi({ ...environment, SAMPLE_CONTENT: 'true' });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const described = readFileSync(path.join(path.dirname(bundle), 'openapi.json'), 'utf8');
/** What a release says that makes all public reads of this API. */
function apiJson(document: OpenApi = JSON.parse(described)): string {
  const reads = Object.entries(document.paths).flatMap(([at, { get }]) =>
    get && !get.security ? [[at, { get }]] : [],
  );
  return JSON.stringify({ ...document, paths: Object.fromEntries(reads) });
}

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const rights = ['publish', 'promote', 'rollBack'];
let token: string;
let site: ReturnType<typeof pipelineOf>;
beforeAll(async () => {
  const input = { name: 'pipeline', apps: ['public-site', 'admin-console'], rights, expiresAt: inAnHour };
  token = (await api.admin.post('/api/admin/release-tokens', input)).body.token;
  site = pipelineOf(api.visitor(), token);
});

async function published(app = 'public-site', used = apiJson()): Promise<string> {
  const packed = releaseOf({ app, texts: { 'api.json': used } });
  expect((await pipelineOf(api.visitor(), token, app).publish(packed, 'passed')).status).toBe(200);
  return packed.version;
}

/** One post has a tag that is none: what `openapi.json` says of tags is wrong meanwhile. */
async function withWrongTag(work: () => Promise<void>): Promise<void> {
  const [{ id, tags }] = (await api.visitor().get('/api/posts')).body;
  const set = (to: unknown) => query('UPDATE posts SET tags = $1 WHERE id = $2', [to, id]);
  await set([null]);
  await work().finally(() => set(tags));
}
const sentences = (version: string, app: string) =>
  `GET /api/posts: an entry of "tags" of an entry of what it just answered is null, which ${app}@${version} does not expect.\n` +
  `GET /api/posts/{slug}: an entry of "tags" of what it just answered is null, which ${app}@${version} does not expect.`;
const refusalOf = (version: string, app = 'public-site') => ({ statusCode: 422, message: sentences(version, app) });

describe('a promotion', () => {
  it('is made where the API answers the calls of the release as it expects, and repeats none that is not for anybody', async () => {
    const version = await published();
    const views = await query('SELECT FROM post_views');
    expect((await site.promote(version)).body).toMatchObject({ apps: { 'public-site': { version } } });
    const [{ slug } = {}] = (await api.visitor().get('/api/posts')).body;
    await until(() => api.log().some((line) => line.includes(`/api/posts/${slug}/related`)));
    for (const at of ['/api/auth/logout', '/api/current-tag', '/api/previews', '/api/newsletter', '/api/live-set']) {
      expect(api.log().filter((line) => line.includes(at))).toEqual([]);
    }
    expect(await query('SELECT FROM post_views')).toEqual(views);
  });

  it('is refused where the API answers otherwise than it says, at each of its ways', async () => {
    const [live, version, ofConsole] = [await published(), await published(), await published('admin-console')];
    await site.promote(live);
    const console = pipelineOf(api.visitor(), token, 'admin-console');
    const { request } = (await console.promote(ofConsole)).body;
    const planned = await site.schedule(version, inAnHour);
    expect([request.version, planned.status]).toEqual([ofConsole, 201]);
    await withWrongTag(async () => {
      expect((await site.promote(version)).body).toMatchObject(refusalOf(version));
      expect((await site.promote(version, { stages: '10%' })).body).toMatchObject(refusalOf(version));
      expect((await approve(request.id)).body).toMatchObject(refusalOf(ofConsole, 'admin-console'));
      await query(`UPDATE release_schedules SET at = now() - interval '1 second'`);
      await until(async () => (await query('SELECT FROM release_schedules')).length === 0);
      const [event] = (await api.admin.get('/api/admin/release-history?limit=1')).body;
      expect(event).toMatchObject({ kind: 'refuse', version, because: refusalOf(version).message });
      expect((await site.schedule(version, inAnHour)).body).toMatchObject(refusalOf(version));
    });
    expect((await site.promote(version)).status).toBe(200);
  });

  it('does not go to more visitors where the API answers otherwise since, and a rollback does not ask', async () => {
    const version = await published();
    expect((await site.promote(version, { stages: '10%/10m,50%' })).status).toBe(200);
    await withWrongTag(async () => {
      expect((await site.step('advance')).body).toMatchObject({ ...refusalOf(version), statusCode: 409 });
      expect((await site.rollBack()).status).toBe(200);
      expect((await site.rollBack()).status).toBe(200);
    });
  });
});

it('is refused where openapi.json has a field that is never answered', async () => {
  const wrong: OpenApi = JSON.parse(described);
  const summary = wrong.components?.schemas?.PostSummary;
  summary?.required?.push('subtitle');
  Object.assign(summary?.properties ?? {}, { subtitle: { type: 'string' } });
  const version = await published('public-site', apiJson(wrong));
  expect((await site.promote(version)).body.message).toContain('the answer has no "subtitle"');

  const folder = mkdtempSync(path.join(path.dirname(bundle), '../other-api-'));
  for (const file of ['main.mjs', 'worker.mjs'])
    copyFileSync(path.join(path.dirname(bundle), file), path.join(folder, file));
  writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(wrong));
  const other = await runApi(environment, path.join(folder, 'main.mjs'));
  try {
    if (other.message.type !== 'ready') throw new Error(JSON.stringify(other.message));
    const { revision } = (await site.list()).body;
    const answer = await fetch(`http://127.0.0.1:${other.message.port}/api/releases/public-site/promote`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ version, revision, rehearsal: 'passed' }),
    });
    expect(await answer.json()).toMatchObject({
      statusCode: 422,
      message: `GET /api/posts: an entry of what it just answered has no "subtitle", and public-site@${version} relies on it.`,
    });
  } finally {
    await endApi(other);
    rmSync(folder, { recursive: true });
  }
});

/** By a second admin. */
async function approve(id: string) {
  const input = { ...userInput(), username: 'bob', role: 'admin' as const };
  await api.admin.post('/api/admin/users', input);
  const bob = await api.signIn('bob', String(input.password));
  return bob.post(`/api/admin/releases/admin-console/requests/${id}/approve`, { because: '' });
}
