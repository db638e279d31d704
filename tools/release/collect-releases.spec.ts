import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { sourceMapsDirOf, sourceMapsOf } from '../source-maps/source-maps-folder';
import { collectReleases } from './collect-releases';
import { makeLiveHere } from './make-live-here';
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

async function packNext(text: string): Promise<string> {
  await workspace.build(text);
  const { version } = await pack(workspace.source, workspace.releasesDir);
  await mkdir(mapsOf(version), { recursive: true });
  return version;
}

async function release(text: string): Promise<string> {
  const version = await packNext(text);
  await makeLiveHere(workspace.releasesDir, app, version);
  return version;
}

/** What a service says where these went live one after the other, a day apart. */
function serviceOf(versions: string[], waiting: Partial<RemoteReleases> = {}) {
  const history = versions.map((to, index) => ({
    ...{ app, kind: 'promote', from: versions[index - 1] ?? null, to },
    at: new Date(Date.now() - (versions.length - index) * 86_400_000).toISOString(),
  }));
  return { scheduled: null, history: history.reverse() as RemoteChange[], ...waiting };
}

describe('a folder that shells serve from', () => {
  it('loses what nobody can need, and nothing else', async () => {
    await release('one');
    const [second, third] = [await release('two'), await release('three')];
    const gone = await collectReleases(workspace.releasesDir, app, undefined, atOnce);
    expect(gone).toEqual([{ version: expect.any(String), bytes: expect.any(Number) }]);
    expect(await stored()).toEqual([second, third].sort());
  });

  it('loses what a release that was killed left half made, and not what is being made', async () => {
    const version = await release('one');
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
    const [first, second, third] = [await packNext('one'), await packNext('two'), await packNext('three')];
    await collectReleases(workspace.releasesDir, app, serviceOf([first, second, third]), atOnce);
    expect(await stored()).toEqual([second, third].sort());
    expect([first, second, third].map(mapsOf).map(existsSync)).toEqual([false, true, true]);
  });

  it('keeps what is to go live: at a time, or once somebody approves it', async () => {
    const [first, second, third] = [await packNext('one'), await packNext('two'), await packNext('three')];
    const scheduled = { id: '1', version: second, at: '2026-12-24T08:00:00Z', who: 'ada' };
    const service = serviceOf([first], { scheduled, request: { version: third } });
    expect(await collectReleases(workspace.releasesDir, app, service, atOnce)).toEqual([]);
  });

  it('keeps everything where no service is reached: any of it may be live', async () => {
    await packNext('one');
    expect(await collectReleases(workspace.releasesDir, app, undefined, atOnce)).toEqual([]);
  });
});
