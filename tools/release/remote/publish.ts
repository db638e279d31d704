import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { ReleasedApp } from '@site/federation';
import { batchLimits, type PackedFile, readRelease, type ReleaseManifest } from '@site/releases';
import type { Rehearsed, ReleaseClient } from './release-client';

interface Packed {
  releasesDir: string;
  app: ReleasedApp;
  version: string;
  /** For a caller that tells of itself. */
  isQuiet?: boolean;
}

/** Without a word on its rehearsal it is as if never published, until it is live, planned or asked for. */
type Published = Packed & Partial<Rehearsed>;

/** Requests that are sent at a time. */
const atATime = 2;

/** Makes a packed version one that is there. Throws Problem. */
export async function publish(client: ReleaseClient, { rehearsal, attestation, ...packed }: Published): Promise<void> {
  await sendFiles(client, packed);
  await client.complete(packed.app, packed.version, { rehearsal, attestation });
}

/**
 * Sends what the service lacks of a packed version, which exists there for nobody before it is complete. Costs one call where
 * nothing is missing. Throws Problem.
 */
export async function sendFiles(client: ReleaseClient, { releasesDir, app, version, isQuiet }: Packed): Promise<void> {
  const folder = path.join(releasesDir, app, version);
  const manifest = await manifestOf(folder, app, version);
  const paths = new Map(Object.entries(manifest.files).map(([file, { sha256 }]) => [sha256, file]));
  const missing = await client.announce(app, manifest);
  const bytes = missing.reduce((sum, sha256) => sum + (manifest.files[paths.get(sha256) ?? '']?.bytes ?? 0), 0);
  const size = `${missing.length} of ${paths.size} files, ${kilobytes(bytes)}`;
  if (!isQuiet) console.log(`Sending ${app}@${version}${client.place}: ${size} …`);
  const waiting = batchesOf(missing.map((sha256) => [sha256, manifest.files[paths.get(sha256) ?? '']?.bytes ?? 0]));
  const work = async () => {
    for (const batch of waiting) {
      await client.send(
        app,
        version,
        new Map(batch.map((sha256) => [sha256, path.join(folder, paths.get(sha256) ?? '')])),
      );
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
}

/** Small files in groups, each larger one by itself. */
function* batchesOf(files: [sha256: string, bytes: number][]): Generator<string[]> {
  let [batch, sum]: [string[], number] = [[], 0];
  for (const [sha256, bytes] of files) {
    if (bytes > batchLimits.fileBytes) {
      yield [sha256];
      continue;
    }
    if (batch.length > 0 && sum + bytes > batchLimits.bytes) {
      yield batch;
      [batch, sum] = [[], 0];
    }
    batch.push(sha256);
    sum += bytes;
  }
  if (batch.length > 0) yield batch;
}

/** What is sent ahead of a packed version. */
export async function manifestOf(folder: string, app: ReleasedApp, version: string): Promise<ReleaseManifest> {
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
