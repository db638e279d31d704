import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION, type Release } from '@site/federation';
import { query } from '../../testing/database';
import { hash, noCalls, type Packed, pipelineOf, releaseOf } from '../../testing/packed-release';
import { useApi } from '../../testing/use-api';

const secret = 'a secret of shells and API';
const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ RELEASE_SERVICE_SECRET: secret, MEDIA_DIR: mediaDir });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const allRights = ['publish', 'promote', 'promoteWithoutRehearsal', 'rollBack'];

async function makeToken(input: object = {}): Promise<string> {
  const whole = { name: 'pipeline', apps: ['public-site'], rights: allRights, expiresAt: inDays(30), ...input };
  const { status, body } = await api.admin.post('/api/admin/release-tokens', whole);
  expect(status).toBe(201);
  return body.token;
}

const pipeline = (token: string, app?: string) => pipelineOf(api.visitor(), token, app);

const shell = (rest = '', headers: Record<string, string> = {}) =>
  api.visitor().get(`/api/live-set${rest}`, { Authorization: `Bearer ${secret}`, ...headers });
const audit = async (action: string) => (await api.admin.get(`/api/admin/audit?action=${action}&limit=1`)).body[0];

let site: ReturnType<typeof pipeline>;
let ofConsole: ReturnType<typeof pipeline>;
beforeAll(async () => {
  site = pipeline(await makeToken());
  ofConsole = pipeline(await makeToken({ apps: ['admin-console'], name: 'console' }), 'admin-console');
});

describe('a version that is published', () => {
  it('is asked for the files that are missing, and exists once all are there', async () => {
    const first = releaseOf({ texts: { 'client/shared.js': 'the same in every release' } });
    const { status, body } = await site.announce(first.manifest);
    expect([status, new Set(body.missing)]).toEqual([200, new Set(first.texts.map((text) => hash('sha256', text)))]);

    const [entry = '', ...others] = first.texts;
    expect((await site.send(first.version, hash('sha256', entry), entry)).status).toBe(204);
    const early = await site.complete(first.version);
    expect([early.status, early.body.message]).toEqual([409, `${others.length} files are missing.`]);
    expect((await site.promote(first.version)).status).toBe(404);
    expect((await site.list()).body.versions).toEqual([]);

    // After an interruption it goes on with what is still missing.
    expect((await site.announce(first.manifest)).body.missing).toHaveLength(others.length);
    const done = await site.publish(first);
    expect(done.body).toMatchObject({ app: 'public-site', version: first.version, publishedBy: 'pipeline (token)' });
    expect(await audit('publishRelease')).toMatchObject({ actorName: 'pipeline (token)' });

    const next = releaseOf({ texts: { 'client/shared.js': 'the same in every release' } });
    expect((await site.announce(next.manifest)).body.missing).toEqual([hash('sha256', `entry of ${next.version}`)]);
  });

  it('gets nothing stored that is not what it announced', async () => {
    const packed = releaseOf();
    await site.announce(packed.manifest);
    const [text = ''] = packed.texts;
    const sha256 = hash('sha256', text);
    for (const [wrong, how] of [
      [text.replace('e', 'x'), 'another hash'],
      [`${text}!`, 'longer'],
      [text.slice(1), 'shorter'],
    ] as const) {
      const { status, body } = await site.send(packed.version, sha256, wrong);
      expect([status, body.message]).toEqual([422, expect.stringContaining(how)]);
    }
    expect((await site.send(packed.version, hash('sha256', 'other'), 'other')).status).toBe(404);
    expect((await site.announce(packed.manifest)).body.missing).toContain(sha256);
    expect((await shell(`/files/${sha256}`)).status).toBe(404);
  });

  it('is refused where its integrity is not that of its files, and never changes', async () => {
    const packed = releaseOf();
    packed.manifest.release.integrity['client/remoteEntry.js'] = 'sha384-x';
    expect((await site.publish(packed)).status).toBe(422);
    const whole = releaseOf();
    await site.publish(whole);
    expect((await site.publish(whole)).status).toBe(200);
    expect((await site.announce(releaseOf({ version: whole.version, commit: 'other' }).manifest)).status).toBe(409);
  });

  it.each<[string, Partial<Release> & { texts?: Record<string, string> }, string]>([
    ['a path outside', { texts: { 'client/../../admin-console/v1/x.js': '' } }, 'is no path'],
    ['an entry outside', { entry: '../../../admin-console/v1/client/x.js' }, 'does not contain'],
    ['a chunk outside', { chunks: { main: ['../../../admin-console/v1/client/x.js'] } }, 'does not contain'],
    ['the console as its app', { app: 'admin-console' }, 'not of public-site'],
    ['another app’s address', { addresses: ['/*', '/admin/login'] }, 'belongs to admin-console'],
    ['another app’s file', { texts: { 'client/public/admin/login': '' } }, 'belongs to admin-console'],
    ['a version that is a path', { version: '../../admin-console/v1' }, 'no description'],
  ])('is refused with %s', async (_, changes, sentence) => {
    const { status, body } = await site.announce(releaseOf(changes).manifest);
    expect([status, body.fields.release]).toEqual([400, expect.stringContaining(sentence)]);
  });

  it('needs a body of the described shape, and may have thousands of files', async () => {
    expect((await site.announce({})).body.fields).toMatchObject({
      release: expect.any(String),
      files: expect.any(String),
    });
    const texts = Object.fromEntries(Array.from({ length: 1_500 }, (_, n) => [`client/${n}.js`, `${n}`]));
    expect((await site.announce(releaseOf({ texts }).manifest)).body.missing.length).toBeGreaterThan(1_499);
  });
});

describe('a token', () => {
  it('is shown once, stored as a hash, listed with its last use, and in no log', async () => {
    const token = await makeToken({ name: 'listed' });
    await pipeline(token).list();
    const [first] = (await api.admin.get('/api/admin/release-tokens')).body;
    expect(first).toMatchObject({ name: 'listed', apps: ['public-site'], rights: allRights, createdByName: 'admin' });
    expect([typeof first.lastUsedAt, first.revokedAt, first.token]).toEqual(['string', null, undefined]);
    expect(await audit('createReleaseToken')).toMatchObject({ actorName: 'admin' });
    const rows =
      JSON.stringify(await query('SELECT * FROM release_tokens')) +
      JSON.stringify(await query('SELECT * FROM audit_log'));
    expect(rows + api.log().join()).not.toContain(token);
  });

  it('ends at once when it is revoked, and when its time is over', async () => {
    const token = await makeToken({ name: 'revoked' });
    const [{ id }] = (await api.admin.get('/api/admin/release-tokens')).body;
    expect((await api.admin.delete(`/api/admin/release-tokens/${id}`)).status).toBe(204);
    expect((await pipeline(token).list()).body.message).toBe('This token was revoked.');
    expect((await api.admin.delete(`/api/admin/release-tokens/${id}`)).status).toBe(404);
    expect(await audit('revokeReleaseToken')).toMatchObject({ targetName: 'revoked', fields: ['revokedAt'] });

    const expired = await makeToken({ name: 'expired' });
    await query(`UPDATE release_tokens SET "expiresAt" = now() WHERE name = 'expired'`);
    expect((await pipeline(expired).list()).body).toMatchObject({
      statusCode: 401,
      message: 'This token has expired.',
    });
    for (const unknown of ['', 'release_x', `${expired}x`]) expect((await pipeline(unknown).list()).status).toBe(401);
  });

  it.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ apps: ['nothing'] }, { apps: expect.stringContaining('There is no app nothing') }],
    [{ rights: ['all'] }, { rights: expect.stringContaining('Rights are publish') }],
    [{ rights: [] }, { rights: 'Right is required' }],
    [{ expiresAt: inDays(-1) }, { expiresAt: 'End must lie in the future' }],
    [{ expiresAt: inDays(400) }, { expiresAt: 'End must be within a year' }],
  ])('is not made with %j', async (input, fields) => {
    const whole = { name: 'x', apps: ['public-site'], rights: ['publish'], expiresAt: inDays(1), ...input };
    expect((await api.admin.post('/api/admin/release-tokens', whole)).body).toMatchObject({ statusCode: 400, fields });
  });

  it('of the site does nothing to the console, and each attempt to change it is recorded', async () => {
    const own = releaseOf({ app: 'admin-console' });
    await ofConsole.live(own);
    const before = (await ofConsole.list()).body;
    const thief = pipeline(await makeToken({ name: 'thief' }), 'admin-console');
    const [text = ''] = own.texts;
    const attempts = [
      await thief.announce(releaseOf({ app: 'admin-console' }).manifest),
      await thief.send(own.version, hash('sha256', text), text),
      await thief.complete(own.version),
      await thief.manifest(own.version),
      await thief.file(own.version, hash('sha256', text)),
      await thief.promote(own.version, { revision: 1 }),
      await thief.rollBack({ revision: 1 }),
      await thief.list(),
      // By another spelling of the address.
      await pipeline(await makeToken(), 'public-site/../admin-console').promote(own.version, { revision: 1 }),
      await pipeline(await makeToken(), 'public-site%2f..%2fadmin-console').promote(own.version, { revision: 1 }),
    ];
    expect(attempts.map(({ status }) => status)).toEqual(Array(attempts.length).fill(403));
    expect(await audit('promoteRelease.refused')).toMatchObject({
      targetName: expect.stringContaining('admin-console'),
    });
    // Its visitors get what is live until now.
    const versions = [{ ...before.versions[0], lastServedAt: expect.any(String) }, ...before.versions.slice(1)];
    expect((await ofConsole.list()).body).toEqual({ ...before, versions });
  });

  it('does only what it has the right to', async () => {
    const packed = releaseOf();
    await site.publish(packed);
    const only = async (...rights: string[]) => pipeline(await makeToken({ rights }));
    const publisher = await only('publish');
    expect((await publisher.promote(packed.version)).body.message).toBe('This token lacks the right promote.');
    expect((await publisher.rollBack()).status).toBe(403);
    const promoter = await only('promote');
    expect((await promoter.announce(releaseOf().manifest)).status).toBe(403);
    const skipped = await promoter.promote(packed.version, { rehearsal: 'skipped' });
    expect([skipped.status, skipped.body.message]).toEqual([403, expect.stringContaining('promoteWithoutRehearsal')]);
    const bold = await only('promote', 'promoteWithoutRehearsal');
    expect((await bold.promote(packed.version, { rehearsal: 'skipped', because: 'the shop is down' })).status).toBe(
      200,
    );
    expect((await site.list()).body.history[0]).toMatchObject({ rehearsal: 'skipped', because: 'the shop is down' });
  });
});

describe('what is live', () => {
  it('changes for whoever has read it, once, and others are told what is live now', async () => {
    const [one, two] = [releaseOf(), releaseOf()];
    for (const packed of [one, two]) await site.publish(packed);
    const revision = await site.revision();
    const both = await Promise.all([one, two].map(({ version }) => site.promote(version, { revision })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = both[0]?.status === 200 ? [one, both[1]] : [two, both[0]];
    expect(lost?.body).toMatchObject({
      message: expect.stringContaining(`public-site@${won.version} is live`),
      current: { apps: { 'public-site': { version: won.version, kind: 'promote' } } },
    });
    // What another team releases meanwhile is no matter.
    const own = await site.revision();
    await ofConsole.live(releaseOf({ app: 'admin-console' }));
    const third = releaseOf();
    await site.publish(third);
    expect((await site.promote(third.version, { revision: own })).status).toBe(200);
    expect((await site.promote(third.version)).body.message).toContain('is already live');
    expect(await audit('promoteRelease')).toMatchObject({ targetName: `public-site@${third.version}` });
  });

  it('goes back to what was live before, and further back the second time', async () => {
    const all = [releaseOf(), releaseOf(), releaseOf()];
    for (const packed of all) await site.live(packed);
    const versions = all.map(({ version }) => version);
    const back = async () => (await site.rollBack({ because: 'the form is gone' })).body.apps['public-site'];
    expect(await back()).toMatchObject({ version: versions[1], kind: 'rollback', because: 'the form is gone' });
    expect(await back()).toMatchObject({ version: versions[0] });
    expect((await site.rollBack({ revision: 1 })).status).toBe(409);
    const { history, live } = (await site.list()).body;
    expect([live.version, history[0].from, history[0].to]).toEqual([versions[0], versions[1], versions[0]]);
  });

  it.each<[string, Packed, string]>([
    [
      'a contract that no shell has',
      releaseOf({ contract: { speaks: CONTRACT_VERSION, needs: '^99.0.0' } }),
      'needs contract',
    ],
    ['a contract of the future', releaseOf({ contract: { speaks: '99.0.0', needs: '^1.0.0' } }), 'speaks contract'],
    ['no record of its calls', releaseOf({ texts: { 'api.json': 'x' } }), 'does not say which API calls'],
    [
      'a call that this API lacks',
      releaseOf({ texts: { 'api.json': '{"openapi":"3.0.0","paths":{"/api/gone":{"get":{"responses":{}}}}}' } }),
      'the API has no such call',
    ],
  ])('is no release with %s', async (_, packed, sentence) => {
    const { status, body } = await site.live(packed);
    expect([status, body.message]).toEqual([422, expect.stringContaining(sentence)]);
  });

  it('names what is wrong with a promotion', async () => {
    const { body } = await site.promote('', { revision: 'x', rehearsal: 'maybe', because: 'x'.repeat(501) });
    expect(Object.keys(body.fields).sort()).toEqual(['because', 'rehearsal', 'revision', 'version']);
  });

  it('has a history that nobody changes', async () => {
    await expect(query('UPDATE release_changes SET who = $1', ['nobody'])).rejects.toThrow('takes new entries only');
    await expect(query('DELETE FROM release_changes')).rejects.toThrow('takes new entries only');
  });
});

describe('a shell', () => {
  it('is told what is live, and whether that has changed', async () => {
    const packed = releaseOf();
    await site.live(packed);
    const { body, headers } = await shell();
    expect(body.apps['public-site']).toMatchObject({ version: packed.version, rehearsal: 'passed' });
    const tag = String(headers.get('etag'));
    const again = (etag: string) => shell('', { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
    expect([tag, (await again(tag)).status]).toEqual([`"${body.revision}"`, 304]);
    await site.live();
    expect((await again(tag)).status).toBe(200);
  });

  it('gets manifest and files of what is complete', async () => {
    const packed = releaseOf();
    await site.announce(packed.manifest);
    expect((await shell(`/releases/public-site/${packed.version}`)).status).toBe(404);
    await site.publish(packed);
    expect((await shell(`/releases/public-site/${packed.version}`)).body).toEqual(packed.manifest);
    const [text = ''] = packed.texts;
    expect((await shell(`/files/${hash('sha256', text)}`)).text).toBe(text);
    for (const name of ['x', '..%2f..%2fetc%2fpasswd', 'a'.repeat(64)])
      expect((await shell(`/files/${name}`)).status).toBe(404);
  });

  it('needs the secret, and nobody finds the files among the pictures', async () => {
    const [text = ''] = releaseOf().texts;
    for (const rest of ['', `/files/${hash('sha256', text)}`, '/releases/public-site/v1']) {
      expect((await shell(rest, { Authorization: 'Bearer another secret' })).status).toBe(401);
      expect((await api.visitor().get(`/api/live-set${rest}`)).status).toBe(401);
    }
    for (const folder of ['.releases', '%2ereleases']) {
      expect((await api.visitor().get(`/media/${folder}/${hash('sha256', noCalls)}`)).status).toBe(404);
    }
  });
});
