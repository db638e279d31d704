import { publicKeyOf } from '@site/releases';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ApiCopy, runCopy } from '../../../testing/api-process';
import { Caller } from '../../../testing/caller';
import { query } from '../../../testing/database';
import { endStage } from '../../../testing/end-stage';
import { userInput } from '../../../testing/factories';
import { attestationOf, pipelineOf, rehearsalKey, releaseOf } from '../../../testing/packed-release';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const environment = { MEDIA_DIR: mediaDir, RELEASE_APPROVAL: 'admin-console', SCHEDULE_INTERVAL_MS: '600000' };
const api = useApi({ ...environment, REHEARSAL_KEYS: publicKeyOf(rehearsalKey) });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
let token: string;
let site: ReturnType<typeof pipelineOf>;
beforeAll(async () => {
  const [apps, rights] = [
    ['public-site', 'admin-console'],
    ['publish', 'promote', 'rollBack'],
  ];
  const input = { name: 'pipeline', apps, rights, expiresAt: inAnHour };
  token = (await api.admin.post('/api/admin/release-tokens', input)).body.token;
  site = pipelineOf(api.visitor(), token);
});

async function published(by = site, app = 'public-site'): Promise<string> {
  const packed = releaseOf({ app });
  await by.publish(packed, 'passed');
  return packed.version;
}

it('counts nobody’s rehearsal but those of the keys that the product names', async () => {
  const [own, foreign] = [await published(), releaseOf()];
  const { privateKey } = generateKeyPairSync('ed25519');
  await site.publish(foreign);
  const answer = await site.promote(foreign.version, { attestation: attestationOf(foreign.version, privateKey) });
  expect([answer.status, answer.body.message]).toEqual([403, expect.stringContaining(publicKeyOf(privateKey))]);
  expect((await site.promote(own, { rehearsal: 'skipped' })).status).toBe(200);
  // Of before there was this setting.
  const old = releaseOf();
  await site.publish(old);
  await query(`UPDATE release_versions SET rehearsal = 'passed' WHERE version = '${old.version}'`);
  expect((await site.promote(old.version, { rehearsal: 'skipped' })).status).toBe(403);
});

describe('a key that is taken out of those that count, since its owner has lost it,', () => {
  const next = generateKeyPairSync('ed25519').privateKey;
  let later: ApiCopy;
  /** As after a start with the other key; only that API looks for what is due. */
  let siteLater: ReturnType<typeof pipelineOf>;
  beforeAll(async () => {
    later = await runCopy({ ...environment, REHEARSAL_KEYS: publicKeyOf(next), SCHEDULE_INTERVAL_MS: '50' });
    siteLater = pipelineOf(new Caller(later.url), token);
  });

  const refused = (app: string, version: string) =>
    `The rehearsal of ${app}@${version} is signed with none of the present REHEARSAL_KEYS: rehearse it again.`;
  const history = async (kind: string) =>
    (await api.admin.get(`/api/admin/release-history?kind=${kind}&limit=1`)).body[0];
  const state = async () => (await site.list()).body;
  async function settle(): Promise<void> {
    await query(`UPDATE release_schedules SET at = now() - interval '1 second'`);
    await until(async () => (await query('SELECT FROM release_schedules')).length === 0);
  }

  it('makes nothing live that was planned, until the version is rehearsed anew', async () => {
    const version = await published();
    expect((await site.schedule(version, inAnHour)).status).toBe(201);
    await settle();
    expect(await history('refuse')).toMatchObject({ version, because: refused('public-site', version) });
    expect((await state()).live.version).not.toBe(version);
    const anew = { attestation: attestationOf(version, next) };
    expect((await siteLater.schedule(version, inAnHour, anew)).status).toBe(201);
    await settle();
    expect((await state()).live).toMatchObject({ version, rehearsal: 'passed' });
  });

  it('makes nothing live that waits for an approval, until the version is rehearsed anew', async () => {
    const input = { ...userInput(), username: 'bob', role: 'admin' as const };
    await api.admin.post('/api/admin/users', input);
    const bob = new Caller(later.url);
    await bob.post('/api/admin/login', { username: 'bob', password: input.password });
    const ofConsole = pipelineOf(api.visitor(), token, 'admin-console');
    const version = await published(ofConsole, 'admin-console');
    const { id } = (await ofConsole.promote(version)).body.request;
    const approve = () => bob.post(`/api/admin/releases/admin-console/requests/${id}/approve`, {});
    const { status, body } = await approve();
    const why = `${refused('admin-console', version)} It goes on waiting, and can be approved then.`;
    expect([status, body.message]).toEqual([409, why]);
    expect((await ofConsole.list()).body).toMatchObject({ live: null, request: { id } });
    const anew = { attestation: attestationOf(version, next) };
    const again = await pipelineOf(new Caller(later.url), token, 'admin-console').promote(version, anew);
    expect(again.body.message).toContain('waits for an approval already');
    expect((await approve()).status).toBe(200);
    expect((await ofConsole.list()).body).toMatchObject({ live: { version, rehearsal: 'passed' }, request: null });
  });

  it('takes no canary further, unless somebody lets it go on who may go without a rehearsal', async () => {
    const version = await published();
    expect((await site.promote(version, { stages: '5%/10m,25%/10m,100%' })).status).toBe(200);
    await endStage();
    await until(async () => (await state()).canary.heldBy !== null);
    expect(await history('hold')).toMatchObject({ version, because: refused('public-site', version) });
    expect([await siteLater.step('resume'), await siteLater.step('advance')]).toMatchObject([
      { status: 403 },
      { status: 403 },
    ]);

    const admin = new Caller(later.url);
    for (const [name, value] of api.admin.cookies) admin.cookies.set(name, value);
    const step = async (how: string) =>
      admin.post('/api/admin/releases/public-site/canary', { step: how, revision: await site.revision() });
    expect((await step('resume')).status).toBe(200);
    await until(async () => (await state()).canary.stage === 1);
    await endStage();
    await until(async () => (await state()).canary === null);
    expect((await state()).live).toMatchObject({ version, rehearsal: 'skipped' });
  });
});
