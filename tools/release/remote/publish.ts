import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { ReleasedApp } from '@site/federation';
import { type PackedFile, readRelease, type ReleaseManifest } from '@site/releases';
import type { ReleaseClient } from './release-client';

interface Published {
  releasesDir: string;
  app: ReleasedApp;
  version: string;
  /** Whether a browser has rehearsed it here. */
  rehearsal: 'passed' | 'skipped';
}

/** Files that are sent at a time. */
const atATime = 6;

/** Sends what the service lacks of a packed version; one that is there already costs one call. Throws Problem. */
export async function publish(
  client: ReleaseClient,
  { releasesDir, app, version, rehearsal }: Published,
): Promise<void> {
  const folder = path.join(releasesDir, app, version);
  const manifest = await manifestOf(folder, app, version);
  const paths = new Map(Object.entries(manifest.files).map(([file, { sha256 }]) => [sha256, file]));
  const missing = await client.announce(app, manifest);
  const bytes = missing.reduce((sum, sha256) => sum + (manifest.files[paths.get(sha256) ?? '']?.bytes ?? 0), 0);
  console.log(
    `Publishing ${app}@${version} at ${client.origin}: ${missing.length} of ${paths.size} files, ${kilobytes(bytes)} …`,
  );
  const waiting = missing[Symbol.iterator]();
  const work = async () => {
    for (const sha256 of waiting) await client.send(app, version, sha256, path.join(folder, paths.get(sha256) ?? ''));
  };
  await Promise.all(Array.from({ length: atATime }, work));
  await client.complete(app, version, rehearsal);
}

async function manifestOf(folder: string, app: ReleasedApp, version: string): Promise<ReleaseManifest> {
  const release = await readRelease(folder, app, version);
  const files: Record<string, PackedFile> = {};
  for (const file of Object.keys(release.integrity)) files[file] = await describe(path.join(folder, file));
  return { release, files };
}

async function describe(file: string): Promise<PackedFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { sha256: hash.digest('hex'), bytes: (await stat(file)).size };
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;
