import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publicKeyOf } from '@site/releases';
import { attestationOf, pipelineOf, rehearsalKey, releaseOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';

const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ MEDIA_DIR: mediaDir });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

async function pipelineWith(...rights: string[]) {
  const token = { name: 'pipeline', apps: ['public-site'], rights, expiresAt: inAnHour() };
  return pipelineOf(api.visitor(), (await api.admin.post('/api/admin/release-tokens', token)).body.token);
}

let careful: ReturnType<typeof pipelineOf>;
let bold: ReturnType<typeof pipelineOf>;
beforeAll(async () => {
  careful = await pipelineWith('publish', 'promote');
  bold = await pipelineWith('promote', 'promoteWithoutRehearsal');
});

async function published(rehearsal?: string): Promise<string> {
  const packed = releaseOf();
  await careful.publish(packed, rehearsal);
  return packed.version;
}
const inHistory = async () => (await careful.list()).body.history[0];

describe('a version that was published as not rehearsed', () => {
  it('does not go live, now or later, on the word of a token that may not go without', async () => {
    const version = await published('skipped');
    const answers = [await careful.promote(version), await careful.schedule(version, inAnHour())];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect(answers[0]?.body.message).toContain('no browser has rehearsed this version');
  });

  it('is rehearsed later by whoever may also go without, and counts as rehearsed from then on', async () => {
    const version = await published('skipped');
    expect((await bold.promote(version)).status).toBe(200);
    expect(await inHistory()).toMatchObject({ to: version, rehearsal: 'passed' });
    await careful.live();
    expect((await careful.promote(version, { rehearsal: 'skipped' })).status).toBe(200);
  });
});

it('goes live as rehearsed where its publisher has rehearsed it, whoever promotes it', async () => {
  const version = await published('passed');
  const { status, body } = await careful.schedule(version, inAnHour(), { rehearsal: 'skipped' });
  expect(status).toBe(201);
  await careful.cancel(body.id);
  expect((await careful.promote(version, { rehearsal: 'skipped' })).status).toBe(200);
  expect(await inHistory()).toMatchObject({ to: version, rehearsal: 'passed' });
});

it('counts as rehearsed where that is signed, and for no other version', async () => {
  const version = await published();
  const unsigned = await careful.promote(version, { attestation: undefined });
  expect([unsigned.status, unsigned.body.message]).toEqual([403, expect.stringContaining('not signed')]);
  const [head, body] = String(attestationOf(version)).split('.');
  for (const attestation of [attestationOf(releaseOf().version), `${head}.${body}.AAAA`]) {
    const { status, body: problem } = await careful.promote(version, { attestation });
    expect([status, problem.message]).toEqual([422, expect.stringContaining('attestation')]);
  }
  const { status, body: malformed } = await careful.promote(version, { attestation: 'passed' });
  expect([status, Object.keys(malformed.fields)]).toEqual([400, ['attestation']]);
  expect((await careful.promote(version)).status).toBe(200);
});

it('is not completed with what is attested of another version', async () => {
  const packed = releaseOf();
  await careful.publish(packed, 'maybe');
  const answer = await careful.complete(packed.version, 'passed', attestationOf(releaseOf().version));
  expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining('attestation')]);
  expect((await careful.complete(packed.version, 'passed', '')).status).toBe(400);
});

it('shows admins which key has signed', async () => {
  const version = await published('passed');
  const { body } = await api.admin.get('/api/admin/releases/public-site/versions?limit=1');
  expect(body).toMatchObject([{ version, rehearsal: 'passed', rehearsedBy: publicKeyOf(rehearsalKey) }]);
});

it('is taken at the word of whoever promotes it where its publisher has said nothing', async () => {
  const version = await published();
  expect((await careful.promote(version, { rehearsal: 'skipped' })).status).toBe(403);
  expect((await careful.promote(version)).status).toBe(200);
  expect(await inHistory()).toMatchObject({ to: version, rehearsal: 'passed' });
});
