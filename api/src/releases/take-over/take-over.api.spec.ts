import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { attestationOf, pipelineOf, releaseOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';

const token = 'the-token-of-the-operator';
const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ RELEASE_TOKEN: token, MEDIA_DIR: mediaDir });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const site = () => pipelineOf(api.visitor(), token);
const takeOver = (versions: object[], bearer = token) =>
  api.visitor().post('/api/releases/public-site/take-over', { versions }, { Authorization: `Bearer ${bearer}` });

const facts = { who: 'ada', because: 'the sale', rehearsal: 'passed' };

describe('an app that was released into a folder', () => {
  it('is taken over once, by the operator, with when, by whom and why its versions went live', async () => {
    const [first, second] = [releaseOf(), releaseOf()];
    await site().publish(first);
    const versions = [
      { version: first.version, at: '2026-11-20T10:00:00.000Z', ...facts },
      { version: second.version, at: '2026-11-21T10:00:00.000Z', ...facts, who: 'grace', because: null },
    ];
    // One of them is not published yet.
    expect((await takeOver(versions)).status).toBe(404);
    await site().publish(second);
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const input = { name: 'pipeline', apps: ['public-site'], rights: ['publish', 'promote'], expiresAt };
    const pipelines = (await api.admin.post('/api/admin/release-tokens', input)).body.token;
    expect((await takeOver(versions, pipelines)).status).toBe(403);
    expect((await site().list()).body.live).toBeNull();

    expect((await takeOver(versions)).status).toBe(200);
    const { live, history } = (await site().list()).body;
    expect(live).toMatchObject({ version: second.version, who: 'grace', at: '2026-11-21T10:00:00.000Z' });
    expect(history[1]).toMatchObject({ to: first.version, who: 'ada', because: 'the sale', rehearsal: 'passed' });
    expect((await takeOver(versions)).status).toBe(409);
    expect((await site().rollBack()).body.apps['public-site']).toMatchObject({ version: first.version });
  });

  it.each([
    ['nothing', []],
    ['no version', [{ at: '2026-11-20T10:00:00.000Z', ...facts }]],
    ['a time that is none', [{ version: 'v1', at: 'yesterday', ...facts }]],
    ['another verdict', [{ version: 'v1', at: '2026-11-20T10:00:00.000Z', ...facts, rehearsal: 'maybe' }]],
  ])('is not taken over with %s', async (_, versions) => {
    const { status, body } = await takeOver(versions);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['versions']]);
  });
});

describe('the token of the operator', () => {
  it('is for every app, and whoever uses it is named as they say', async () => {
    const packed = releaseOf({ app: 'admin-console' });
    const headers = { Authorization: `Bearer ${token}`, 'X-Released-By': 'ada' };
    const console = pipelineOf(api.visitor(), token, 'admin-console');
    await console.publish(packed);
    const input = { version: packed.version, revision: 0, rehearsal: 'skipped' };
    const { status, body } = await api.visitor().post('/api/releases/admin-console/promote', input, headers);
    expect([status, body.apps['admin-console'].who]).toEqual([200, 'ada (command)']);
    expect((await console.list()).body.versions[0].publishedBy).toBe('operator (command)');
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const rights = { name: 'team', apps: ['admin-console'], rights: ['rollBack', 'promote'], expiresAt };
    const team = (await api.admin.post('/api/admin/release-tokens', rights)).body.token;
    const next = releaseOf({ app: 'admin-console' });
    await console.publish(next);
    const rehearsed = { rehearsal: 'passed', attestation: attestationOf(next.version) };
    const again = { version: next.version, revision: await console.revision(), ...rehearsed };
    const ofTeam = { Authorization: `Bearer ${team}`, 'X-Released-By': 'gr%C3%A4fin' };
    const done = await api.visitor().post('/api/releases/admin-console/promote', again, ofTeam);
    expect(done.body.apps['admin-console'].who).toBe('gräfin, team (token)');
  });

  it('is no other text', async () => {
    for (const other of [`${token}x`, token.slice(1), '']) {
      expect((await pipelineOf(api.visitor(), other).list()).status).toBe(401);
    }
  });
});
