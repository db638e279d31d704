import { mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ApiCopy, runCopy } from '../../../testing/api-process';
import { query } from '../../../testing/database';
import { userInput } from '../../../testing/factories';
import { hash, noCalls, type Packed, pipelineOf, releaseOf } from '../../../testing/packed-release';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const environment = { MEDIA_DIR: mediaDir, SCHEDULE_INTERVAL_MS: '50', LOG_LEVEL: 'debug' };
const api = useApi(environment);
let second: ApiCopy;
beforeAll(async () => (second = await runCopy(environment)));
afterAll(async () => {
  await second.end();
  rmSync(mediaDir, { recursive: true });
});

/** Of both copies of the API. */
const lines = () => [...api.log(), ...second.log];
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const rights = ['publish', 'promote', 'rollBack'];
const tokenOf = async (name: string) =>
  (await api.admin.post('/api/admin/release-tokens', { name, apps: ['public-site'], rights, expiresAt: inAnHour() }))
    .body;

let site: ReturnType<typeof pipelineOf>;
beforeAll(async () => (site = pipelineOf(api.visitor(), (await tokenOf('pipeline')).token)));

async function published(): Promise<Packed> {
  const packed = releaseOf();
  await site.publish(packed);
  return packed;
}
const scheduled = async (by = site) => {
  const { version } = await published();
  const { status, body } = await by.schedule(version, inAnHour(), { because: 'the campaign' });
  expect(status).toBe(201);
  return { version, id: String(body.id) };
};
/** Lets its time come, and waits until it is settled. */
async function settle(): Promise<void> {
  await query(`UPDATE release_schedules SET at = now() - interval '1 second'`);
  await until(async () => (await query('SELECT FROM release_schedules')).length === 0);
}
const history = async (limit = 1) => (await api.admin.get(`/api/admin/release-history?limit=${limit}`)).body;
const audit = async (action: string) => (await api.admin.get(`/api/admin/audit?action=${action}&limit=1`)).body[0];

describe('a version that is scheduled', () => {
  it('goes live at its time, once, by one of several copies of the API', async () => {
    const { version, id } = await scheduled();
    expect((await site.list()).body).toMatchObject({
      live: null,
      scheduled: { id, version, who: 'pipeline (token)', because: 'the campaign' },
    });
    expect((await history())[0]).toMatchObject({ kind: 'schedule', version, plannedFor: expect.any(String) });
    expect(await audit('scheduleRelease')).toMatchObject({ targetName: `public-site@${version}` });
    await settle();
    expect((await site.list()).body).toMatchObject({
      live: { version, who: 'pipeline (token), scheduled', because: 'the campaign', rehearsal: 'passed' },
      scheduled: null,
    });
    expect(await history(10)).toMatchObject([{ kind: 'promote', version }, { kind: 'schedule' }]);
    const reported = lines().filter((line) => line.includes(`${version} was promoted on schedule`));
    expect(reported).toHaveLength(1);
    expect(lines().join()).not.toContain('could not be promoted');
  });

  it('is refused, and recorded, once somebody has made another version live', async () => {
    const { version } = await scheduled();
    const other = await published();
    await site.promote(other.version);
    await settle();
    expect((await site.list()).body.live.version).toBe(other.version);
    const because = expect.stringContaining(`public-site@${other.version} is live, by pipeline (token)`);
    expect((await history())[0]).toMatchObject({
      kind: 'refuse',
      version,
      who: 'pipeline (token), scheduled',
      because,
    });
    expect(await audit('refuseScheduledRelease')).toMatchObject({ targetName: `public-site@${version}` });
    expect((await api.admin.get('/api/admin/release-history?kind=refuse')).body).toHaveLength(1);
  });

  it('is refused once it no longer passes the gate', async () => {
    const { version } = await scheduled();
    await query(
      `UPDATE release_versions SET manifest = jsonb_set(manifest, '{release,contract,needs}', '"^99.0.0"') WHERE version = $1`,
      [version],
    );
    await settle();
    expect((await history())[0]).toMatchObject({ kind: 'refuse', because: expect.stringContaining('needs contract') });
  });

  it('is refused where nothing could make it live in the half hour after its time', async () => {
    const { version } = await scheduled();
    const before = (await site.list()).body.live.version;
    await query(`UPDATE release_schedules SET at = now() - interval '31 minutes'`);
    await until(async () => (await query('SELECT FROM release_schedules')).length === 0);
    const because = expect.stringMatching(/^It was to go live at .*, more than half an hour ago/);
    expect((await history())[0]).toMatchObject({ kind: 'refuse', version, because });
    expect((await site.list()).body.live.version).toBe(before);
  });

  it('goes live late where the storage of files is empty or fails at its time', async () => {
    const { version } = await scheduled();
    const stored = path.join(mediaDir, '.releases', hash('sha256', noCalls));
    renameSync(stored, `${stored}.away`);
    const failures = () => lines().filter((line) => line.includes('"level":50')).length;
    const before = failures();
    await query(`UPDATE release_schedules SET at = now() - interval '1 second'`);
    await until(() => failures() > before + 1);
    mkdirSync(stored);
    await until(() => failures() > before + 3);
    rmdirSync(stored);
    renameSync(`${stored}.away`, stored);
    await until(async () => (await query('SELECT FROM release_schedules')).length === 0);
    expect((await history())[0]).toMatchObject({ kind: 'promote', version });
  });

  it('is refused once whoever scheduled it may not release any more', async () => {
    const { id, token } = await tokenOf('leaked');
    await scheduled(pipelineOf(api.visitor(), token));
    await api.admin.delete(`/api/admin/release-tokens/${id}`);
    await settle();
    expect((await history())[0]).toMatchObject({ kind: 'refuse', because: expect.stringContaining('leaked (token)') });

    const over = await tokenOf('over');
    await scheduled(pipelineOf(api.visitor(), over.token));
    await query(`UPDATE release_tokens SET "expiresAt" = now() WHERE id = $1`, [over.id]);
    await settle();
    expect((await history())[0]).toMatchObject({ kind: 'refuse', because: expect.stringContaining('over (token)') });

    // As long as a name may be.
    const input = { ...userInput({ username: 'n'.repeat(255) }), role: 'admin' as const };
    const { body } = await api.admin.post('/api/admin/users', input);
    const colleague = await api.signIn(input.username, String(input.password));
    const { version } = await published();
    const plan = { version, at: inAnHour(), revision: await site.revision() };
    const at = '/api/admin/releases/public-site/schedules';
    expect((await colleague.post(at, plan)).body).toMatchObject({ version, who: input.username });
    expect((await api.admin.get('/api/admin/releases')).body.apps[0].scheduled.who).toBe(input.username);
    await api.admin.put(`/api/admin/users/${body.id}`, { ...input, role: 'user', password: '' });
    await settle();
    expect((await history())[0]).toMatchObject({ kind: 'refuse', who: `${'n'.repeat(114)}…, scheduled` });
  });

  it('is cancelled by a pipeline or an admin, and its place is free again', async () => {
    const first = await scheduled();
    const second = await published();
    expect((await site.schedule(second.version, inAnHour())).body).toMatchObject({
      statusCode: 409,
      message: 'A version of public-site is scheduled already: cancel that first.',
    });
    expect((await site.cancel(first.id)).status).toBe(204);
    expect((await site.cancel(first.id)).status).toBe(404);
    expect((await history())[0]).toMatchObject({ kind: 'cancel', version: first.version, who: 'pipeline (token)' });
    const { id } = await scheduled();
    expect((await api.admin.delete(`/api/admin/releases/public-site/schedules/${id}`)).status).toBe(204);
    expect((await history())[0]).toMatchObject({ kind: 'cancel', who: 'admin' });
    expect(await audit('cancelScheduledRelease')).toMatchObject({ actorName: 'admin' });
  });
});

describe('a schedule', () => {
  it.each([
    ['2026-12-01 09:00', 'At must be a time with its zone, such as 2026-12-01T09:00:00+01:00'],
    ['2020-12-01T09:00:00Z', 'At must lie in the future'],
    ['2999-12-01T09:00:00Z', 'At must be within a year'],
  ])('is not made for %s', async (time, message) => {
    const { version } = await published();
    expect((await site.schedule(version, time)).body).toMatchObject({ statusCode: 400, fields: { at: message } });
  });

  it('is made of nothing that could not be promoted now', async () => {
    const refused = releaseOf({ contract: { speaks: '99.0.0', needs: '^1.0.0' } });
    await site.publish(refused);
    const { version } = await published();
    const answers = [
      await site.schedule(refused.version, inAnHour()),
      await site.schedule('unknown', inAnHour()),
      await site.schedule(version, inAnHour(), { revision: 0 }),
      await site.schedule(version, inAnHour(), { rehearsal: 'skipped' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 404, 409, 403]);
  });

  it('leaves a record that nobody changes', async () => {
    await expect(query('UPDATE release_events SET who = $1', ['nobody'])).rejects.toThrow('takes new entries only');
    await expect(query('DELETE FROM release_events')).rejects.toThrow('takes new entries only');
  });
});
