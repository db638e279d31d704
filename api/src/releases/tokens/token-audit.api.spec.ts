import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { query } from '../../../testing/database';
import { pipelineOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const operator = 'the-operator-who-runs-the-product';
const api = useApi({ MEDIA_DIR: mediaDir, RELEASE_TOKEN: operator });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const uses = 'useReleaseToken';
const day = 86_400_000;

async function make(name: string, rights = ['publish', 'promote']) {
  const input = { name, apps: ['public-site'], rights, expiresAt: new Date(Date.now() + day) };
  const { id, token } = (await api.admin.post('/api/admin/release-tokens', input)).body;
  const at = (app: string) => pipelineOf(api.visitor(), token, app);
  return { id: String(id), token: String(token), site: at('public-site'), ofConsole: at('admin-console') };
}

/** The newest first. */
const lines = async (action: string, id: string) =>
  (await api.admin.get(`/api/admin/audit?action=${action}&target=other&targetId=${id}`)).body;
const minuteLater = () =>
  query(`UPDATE release_tokens SET "lastUsedAt" = "lastUsedAt" - interval '61 seconds'; DELETE FROM rate_limits`);
const [here, elsewhere, sameNetwork] = ['2001:db8::1', '198.51.100.9', '2001:db8::2'];
/** The calls of a token from both, twice. */
async function useFromBoth(token: string, app = 'public-site') {
  for (const address of [here, elsewhere, sameNetwork, elsewhere]) {
    const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': address };
    await api.visitor().get(`/api/releases/${app}`, headers);
  }
}
const addressesOf = (found: { address: string }[]) => found.map(({ address }) => address);

describe('a release token that only reads', () => {
  it('leaves a line in the minute of its use, however often it is used', async () => {
    const { id, token } = await make('reader');
    const headers = { Authorization: `Bearer ${token}`, 'X-Released-By': 'ada', 'X-Forwarded-For': '192.0.2.7' };
    const get = (at: string) => api.visitor().get(`/api/releases/public-site${at}`, headers);
    expect([(await get('')).status, (await get('')).status, (await get('/versions/v1')).status]).toEqual([
      200, 200, 404,
    ]);
    expect(await lines(uses, id)).toMatchObject([
      {
        ...{ actorId: null, actorName: 'ada, reader (token)', targetId: id, targetName: 'public-site: get releases' },
        ...{ address: '192.0.2.7', requestId: expect.stringMatching(/./), fields: [] },
      },
    ]);

    await minuteLater();
    await get('/versions/v1');
    await get('');
    const [newest, ...others] = await lines(uses, id);
    expect([newest.targetName, others.length]).toEqual(['public-site: get published manifest', 1]);
  });

  it('leaves a line of each address, so that a thief’s shows beside the pipeline’s', async () => {
    const { id, token } = await make('shared');
    await useFromBoth(token);
    expect(addressesOf(await lines(uses, id))).toEqual([elsewhere, here]);
  });

  it('leaves one line of all that it asks at a time', async () => {
    const { id, site } = await make('hurried');
    const answers = await Promise.all(Array.from({ length: 8 }, () => site.list()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await lines(uses, id)).toHaveLength(1);
  });

  it('is not used where that can’t be recorded', async () => {
    const { id, site } = await make('unrecorded');
    await query(`ALTER TABLE audit_log ADD CONSTRAINT broken CHECK (action <> '${uses}') NOT VALID`);
    const { status } = await site.list();
    await query('ALTER TABLE audit_log DROP CONSTRAINT broken');
    const [token] = await query('SELECT "lastUsedAt" FROM release_tokens WHERE id = $1', [id]);
    expect([status, token]).toEqual([500, { lastUsedAt: null }]);
    expect((await site.list()).status).toBe(200);
    expect(await lines(uses, id)).toHaveLength(1);
  });
});

describe('what a release token may not read', () => {
  it('leaves a line for each app, call and address in a minute', async () => {
    const { id, token, ofConsole, site } = await make('curious', ['promote']);
    for (let times = 0; times < 2; times += 1) {
      expect((await ofConsole.list()).status).toBe(403);
      expect((await site.manifest('v1')).status).toBe(403);
    }
    const refused = { actorName: 'curious (token)', address: expect.any(String), requestId: expect.any(String) };
    expect(await lines('getReleases.refused', id)).toMatchObject([
      { ...refused, targetName: 'admin-console: This token is for public-site, not for this app.' },
    ]);
    expect(await lines('getPublishedManifest.refused', id)).toMatchObject([
      { ...refused, targetName: 'public-site: This token lacks the right publish.' },
    ]);
    await minuteLater();
    await useFromBoth(token, 'admin-console');
    expect(addressesOf(await lines('getReleases.refused', id)).slice(0, -1)).toEqual([elsewhere, here]);
  });

  it('leaves that line also where its name is nothing that the database takes', async () => {
    const { id, token } = await make('strange');
    const headers = { Authorization: `Bearer ${token}`, 'X-Released-By': 'a%00da' };
    expect((await api.visitor().get('/api/releases/admin%00console', headers)).status).toBe(403);
    expect(await lines('getReleases.refused', id)).toMatchObject([
      { actorName: 'ada, strange (token)', targetName: expect.stringMatching(/^adminconsole: /) },
    ]);
  });

  it('is each attempt where it would change something', async () => {
    const { id, site } = await make('eager', ['publish']);
    for (let times = 0; times < 2; times += 1) expect((await site.promote('v1')).status).toBe(403);
    expect(await lines('promoteRelease.refused', id)).toHaveLength(2);
  });
});

describe('a release token that is no longer good', () => {
  it.each<[string, string]>([
    ['This token was revoked.', '"revokedAt" = now()'],
    ['This token has expired.', '"expiresAt" = now()'],
  ])('leaves a line each minute that somebody tries it, for each address: %s', async (message, how) => {
    const { id, token, site, ofConsole } = await make('stolen');
    await query(`UPDATE release_tokens SET ${how} WHERE id = $1`, [id]);
    const answers = await Promise.all([site.list(), site.promote('v1', { revision: 0 }), ofConsole.list()]);
    expect(answers.map(({ body }) => body)).toEqual(
      Array(3).fill(expect.objectContaining({ statusCode: 401, message })),
    );
    const recorded = await lines(`${uses}.refused`, id);
    expect(recorded).toMatchObject([
      { actorName: 'stolen (token)', address: expect.any(String), requestId: expect.any(String) },
    ]);
    expect(recorded[0].targetName).toContain(`: ${message}`);
    await minuteLater();
    await useFromBoth(token);
    expect(addressesOf(await lines(`${uses}.refused`, id)).slice(0, -1)).toEqual([elsewhere, here]);
    expect(await lines(uses, id)).toEqual([]);
  });
});

describe('a token that is tried from any number of networks', () => {
  it.each<[string, string, (n: number) => string, string]>([
    ['its uses', uses, () => 'public-site', '"revokedAt" = NULL'],
    ['what it may not read', 'getReleases.refused', (n) => `app-${n}`, '"revokedAt" = NULL'],
    ['its refusals, once it is revoked', `${uses}.refused`, () => 'public-site', '"revokedAt" = now()'],
  ])('leaves twenty lines a minute of %s', async (_, action, appOf, how) => {
    const { id, token } = await make('everywhere');
    await query(`UPDATE release_tokens SET ${how} WHERE id = $1`, [id]);
    for (let n = 1; n <= 22; n += 1) {
      const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': `2001:db8:0:${n}::1` };
      await api.visitor().get(`/api/releases/${appOf(n)}`, headers);
    }
    const [count] = await query('SELECT count(*)::int FROM audit_log WHERE action = $1 AND "targetId" = $2', [
      action,
      id,
    ]);
    expect(count).toEqual({ count: 20 });
  });
});

it('records nothing of what nobody made, and of the operator only what the operator changes', async () => {
  const { token } = await make('known');
  expect((await pipelineOf(api.visitor(), `${token}x`).list()).status).toBe(401);
  expect((await pipelineOf(api.visitor(), operator).list()).status).toBe(200);
  const found = await query(`SELECT FROM audit_log WHERE action LIKE '${uses}%' AND "actorName" NOT LIKE '%(token)'`);
  expect(found).toEqual([]);
  expect(await lines(uses, 'operator')).toEqual([]);
});
