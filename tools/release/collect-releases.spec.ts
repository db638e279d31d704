import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { sourceMapsDirOf, sourceMapsOf } from '../source-maps/source-maps-folder';
import { collectReleases } from './collect-releases';
import { pack } from './pack';
import type { RemoteChange, RemoteReleases } from './remote/release-client';
import { TemporaryWorkspace } from './testing/temporary-workspace';

let workspace: TemporaryWorkspace;
beforeEach(() => (workspace = new TemporaryWorkspace()));
afterEach(() => workspace.remove());

const app = 'public-site';
const atOnce = { days: 0, goodOnes: 2 };
const mapsOf = (version: string) => sourceMapsOf(sourceMapsDirOf(workspace.releasesDir), app, version);
const stored = async () => (await readdir(path.join(workspace.releasesDir, app))).sort();

async function packWithMaps(text: string): Promise<string> {
  const version = await workspace.pack(text);
  await mkdir(mapsOf(version), { recursive: true });
  return version;
}

/** What a service says where these went live one after the other, a day apart. */
function serviceOf(versions: string[], waiting: Partial<RemoteReleases> = {}) {
  const history = versions.map((to, index) => ({
    ...{ app, kind: 'promote', from: versions[index - 1] ?? null, to },
    at: new Date(Date.now() - (versions.length - index) * 86_400_000).toISOString(),
  }));
  return { scheduled: null, versions: [], history: history.reverse() as RemoteChange[], ...waiting };
}

describe('a folder that shells serve from', () => {
  it('loses what nobody can need, and nothing else', async () => {
    await workspace.release('one');
    const [second, third] = [await workspace.release('two'), await workspace.release('three')];
    const gone = await collectReleases(workspace.releasesDir, app, undefined, atOnce);
    expect(gone).toEqual([{ version: expect.any(String), bytes: expect.any(Number) }]);
    expect(await stored()).toEqual([second, third].sort());
  });

  it('loses what a release that was killed left half made, and not what is being made', async () => {
    const version = await workspace.release('one');
    const [left, begun] = ['20260101-120000-1234567.tmp', '20260101-130000-1234567.tmp'];
    for (const name of [left, begun])
      await mkdir(path.join(workspace.releasesDir, app, name, 'client'), { recursive: true });
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await utimes(path.join(workspace.releasesDir, app, left), yesterday, yesterday);
    await collectReleases(workspace.releasesDir, app, undefined);
    expect(await stored()).toEqual([begun, version].sort());
  });
});

describe('a folder that versions are only packed in', () => {
  it('loses what the service no longer needs, with its source maps', async () => {
    const [first, second, third] = [await packWithMaps('one'), await packWithMaps('two'), await packWithMaps('three')];
    await collectReleases(workspace.releasesDir, app, serviceOf([first, second, third]), atOnce);
    expect(await stored()).toEqual([second, third].sort());
    expect([first, second, third].map(mapsOf).map(existsSync)).toEqual([false, true, true]);
  });

  it('keeps what is to go live: at a time, or once somebody approves it', async () => {
    const [first, second, third] = [await packWithMaps('one'), await packWithMaps('two'), await packWithMaps('three')];
    const scheduled = { id: '1', version: second, at: '2026-12-24T08:00:00Z', who: 'ada', stages: null };
    const request = { ...scheduled, version: third, because: null, createdAt: '2026-12-01T08:00:00Z' };
    const service = serviceOf([first], { scheduled, request });
    expect(await collectReleases(workspace.releasesDir, app, service, atOnce)).toEqual([]);
  });

  it('keeps what the service says was served of late, or a rollback leads to, though its history does not reach back there', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const builtThen = async (days: number) => {
      await workspace.build(String(days));
      return (await pack(workspace.source, workspace.releasesDir, new Date(daysAgo(days)))).version;
    };
    const [first, second, third] = [await builtThen(30), await builtThen(29), await builtThen(28)];
    const of = (version: string, lastServedAt: string | null) =>
      ({ version, lastServedAt }) as RemoteReleases['versions'][number];
    const versions = [of(first, daysAgo(8)), of(second, daysAgo(6)), of(third, daysAgo(20))];
    const service = serviceOf([], { versions, earlier: [third] });
    await collectReleases(workspace.releasesDir, app, service, { days: 7, goodOnes: 2 });
    expect(await stored()).toEqual([second, third].sort());
  });

  it('keeps everything where no service is reached: any of it may be live', async () => {
    await packWithMaps('one');
    expect(await collectReleases(workspace.releasesDir, app, undefined, atOnce)).toEqual([]);
  });
});
