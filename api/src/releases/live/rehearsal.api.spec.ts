import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipelineOf, releaseOf } from '../../../testing/packed-release';
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

it('is taken at the word of whoever promotes it where its publisher has said nothing', async () => {
  const version = await published();
  expect((await careful.promote(version, { rehearsal: 'skipped' })).status).toBe(403);
  expect((await careful.promote(version)).status).toBe(200);
  expect(await inHistory()).toMatchObject({ to: version, rehearsal: 'passed' });
});
