import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleasedApp } from '@site/federation';
import { Problem } from './problem';
import { isPackedFile, manifestFaults, type PackedFile, type ReleaseManifest } from './release-manifest';
import { requireDiskSpace } from './disk-space';
import { mapAtATime } from './map-at-a-time';
import { faultsOfFiles, readRelease } from './stored-release';
import { readTraffic } from './pointer';

/** From where versions come. What it gives is checked by whoever writes it. */
export interface ReleaseSource {
  manifest(app: ReleasedApp, version: string, signal: AbortSignal): Promise<ReleaseManifest>;
  file(file: PackedFile, signal: AbortSignal): Promise<Buffer>;
}

interface Storing {
  releasesDir: string;
  source: ReleaseSource;
  signal: AbortSignal;
}

/** Files that are fetched at a time. */
const atATime = 6;

/**
 * Fetches what this machine lacks of a version and writes it where commands write what they have packed. It gets its name
 * once it is complete; nothing is left of one that fails. Throws Problem.
 */
export async function storeRelease(storing: Storing, app: ReleasedApp, version: string): Promise<void> {
  const { releasesDir, source, signal } = storing;
  const folder = join(releasesDir, app, version);
  if (await isWhole(folder, app, version)) return;
  const manifest = requireManifestOf(app, version, await source.manifest(app, version, signal));
  const unfinished = `${folder}.${randomUUID()}.tmp`;
  try {
    await requireDiskSpace(releasesDir, () => fill(unfinished, manifest, storing));
    // A command on the same machine may have been faster.
    if (await isWhole(folder, app, version)) return;
    // A damaged one makes way.
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function isWhole(folder: string, app: ReleasedApp, version: string): Promise<boolean> {
  const release = await readRelease(folder, app, version).catch(() => undefined);
  return release !== undefined && (await faultsOfFiles(folder, release)).length === 0;
}

async function fill(folder: string, { release, files }: ReleaseManifest, storing: Storing): Promise<void> {
  const known = await knownFiles(storing.releasesDir, release.app);
  await mapAtATime(Object.entries(files), atATime, async ([path, file]) => {
    const earlier = known.get(release.integrity[path] ?? '');
    const previous = earlier && (await readFile(earlier).catch(() => undefined));
    const bytes = previous && isPackedFile(file, previous) ? previous : await fetchFile(storing, file);
    await write(join(folder, path), bytes);
  });
  await write(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
}

async function fetchFile({ source, signal }: Storing, file: PackedFile): Promise<Buffer> {
  const bytes = await source.file(file, signal);
  if (isPackedFile(file, bytes)) return bytes;
  throw new Problem(`The release service sent another file than ${file.sha256}.`);
}

/** Throws Problem for a manifest by which nothing may be written. */
function requireManifestOf(app: ReleasedApp, version: string, manifest: ReleaseManifest): ReleaseManifest {
  const [fault] = manifestFaults(manifest);
  if (fault) throw new Problem(fault);
  const { release } = manifest;
  if (release.app === app && release.version === version) return manifest;
  throw new Problem(`The manifest of ${app}@${version} describes ${release.app}@${release.version}.`);
}

/** The files of the version that is live here, by their integrity: most releases change few of them. */
async function knownFiles(releasesDir: string, app: ReleasedApp): Promise<Map<string, string>> {
  const { live } = await readTraffic(releasesDir, app);
  if (!live) return new Map();
  const folder = join(releasesDir, app, live);
  const release = await readRelease(folder, app, live).catch(() => undefined);
  return new Map(Object.entries(release?.integrity ?? {}).map(([path, integrity]) => [integrity, join(folder, path)]));
}

async function write(file: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { flush: true });
}
