import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { query } from '../../../testing/database';
import { pipelineOf, releaseOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';

const secret = 'a secret of shells and API';
const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ RELEASE_SERVICE_SECRET: secret, MEDIA_DIR: mediaDir });
afterAll(() => rmSync(mediaDir, { recursive: true }));

let site: ReturnType<typeof pipelineOf>;
const [first, second] = [releaseOf(), releaseOf()];
beforeAll(async () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const token = { name: 'pipeline', apps: ['public-site'], rights: ['publish', 'promote'], expiresAt };
  site = pipelineOf(api.visitor(), (await api.admin.post('/api/admin/release-tokens', token)).body.token);
});

const send = (report: object, given = secret) =>
  api.visitor().post('/api/live-set/served', report, { Authorization: `Bearer ${given}` });
const serves = async (shell: string, version?: string) => {
  const versions = version ? { 'public-site': version } : {};
  expect((await send({ shell, host: `web-${shell}`, versions })).status).toBe(204);
};
/** As a pipeline reads it; the console is told the same. */
async function serving() {
  const { body } = await site.list();
  const [state] = (await api.admin.get('/api/admin/releases')).body.apps;
  expect(state.serving).toEqual(body.serving);
  return body.serving;
}
const shellsPass = (seconds: number) => query(`UPDATE release_shells SET at = at - ${seconds} * interval '1 second'`);
/** What is live is so since a minute: rows of its history never change, so another one says that. */
const aMinutePasses = () =>
  query(`INSERT INTO release_changes (revision, app, kind, "to", who, live)
    SELECT revision + 1, app, kind, "to", who,
      jsonb_set(live, '{public-site,at}', to_jsonb(now() - interval '1 minute'))
    FROM release_changes ORDER BY revision DESC LIMIT 1`);

it('says how many shells serve what is live, and which serve another version once they had time to follow', async () => {
  expect(await serving()).toBeNull();
  await site.live(first);
  expect(await serving()).toEqual({ shells: 0, following: 0, others: [] });
  await serves('1', first.version);
  await serves('2', first.version);
  expect(await serving()).toEqual({ shells: 2, following: 2, others: [] });

  await site.live(second);
  await serves('1', second.version);
  await serves('3');
  expect(await serving()).toEqual({ shells: 3, following: 1, others: [] });
  await aMinutePasses();
  expect(await serving()).toEqual({
    ...{ shells: 3, following: 1 },
    others: [
      { version: first.version, hosts: ['web-2'] },
      { version: null, hosts: ['web-3'] },
    ],
  });
});

it('counts no shell that has said nothing for a minute, and one again that does', async () => {
  await shellsPass(40);
  await serves('1', second.version);
  expect(await serving()).toMatchObject({ shells: 3, following: 1 });
  await shellsPass(30);
  expect(await serving()).toEqual({ shells: 1, following: 1, others: [] });
  await serves('2', second.version);
  expect(await serving()).toEqual({ shells: 2, following: 2, others: [] });
});

it('takes reports of shells alone, and none that names no versions', async () => {
  const report = { shell: '1', host: 'web-1', versions: { 'public-site': 'v1' } };
  expect((await send(report, 'another secret')).status).toBe(401);
  for (const versions of [{ 'public-site': 1 }, { 'public-site': '../v1' }, { '/': 'v1' }, 'v1']) {
    const { status, body } = await send({ ...report, versions });
    expect([status, body.fields.versions]).toEqual([400, expect.stringContaining('Versions must')]);
  }
});
