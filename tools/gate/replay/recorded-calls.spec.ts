import { mkdir, mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRecordedCalls, storeCalls } from './recorded-calls';
import { replayFrontEnds } from './replay-front-ends';

const app = 'public-site';
const recorded = { recordedAt: '2026-11-24T13:57:48.000Z', posts: {}, calls: [] };
const dayMs = 24 * 60 * 60 * 1000;

let releasesDir: string;
beforeEach(async () => (releasesDir = await mkdtemp(path.join(tmpdir(), 'calls-'))));
afterEach(() => rm(releasesDir, { recursive: true }));

const folderOf = (version: string) => path.join(releasesDir, app, version);
const recordingOf = (version: string) => path.join(releasesDir, 'rehearsals', app, `${version}.json`);

async function rehearse(version: string): Promise<void> {
  await mkdir(folderOf(version), { recursive: true });
  await storeCalls(releasesDir, app, version, recorded);
}

const collect = (version: string) => rm(folderOf(version), { recursive: true });

/** As if nobody had asked for it in so many days. */
async function age(version: string, days: number): Promise<void> {
  const then = new Date(Date.now() - days * dayMs);
  await utimes(recordingOf(version), then, then);
}

describe('the recorded calls of a release', () => {
  it('stay when its folder is deleted: another product may have it live', async () => {
    await rehearse('v1');
    await collect('v1');
    await rehearse('v2');
    expect(await readRecordedCalls(releasesDir, app, 'v1')).toEqual(recorded);
  });

  it('go when its folder is gone and nobody has used them in 90 days', async () => {
    for (const version of ['v1', 'v2', 'v3']) await rehearse(version);
    for (const version of ['v1', 'v2']) await collect(version);
    for (const version of ['v1', 'v2', 'v3']) await age(version, 91);
    await readRecordedCalls(releasesDir, app, 'v2');
    await rehearse('v4');
    await expect(stat(recordingOf('v1'))).rejects.toThrow('ENOENT');
    expect(await readRecordedCalls(releasesDir, app, 'v2')).toEqual(recorded);
    expect(await readRecordedCalls(releasesDir, app, 'v3')).toEqual(recorded);
  });

  it('may be on another machine, which is what is said of a release without any', async () => {
    const used = { openapi: '3.0.0', paths: {} };
    const frontEnd = { name: `${app}@v1`, app, version: 'v1', used };
    const [result] = await replayFrontEnds(releasesDir, [frontEnd], { script: '', changed: [] });
    expect(result).toMatchObject({
      outcome: 'skipped',
      seen: 'not repeated: no recording of it is on this machine',
    });
  });
});
