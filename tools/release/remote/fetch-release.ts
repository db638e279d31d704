import path from 'node:path';
import type { Release, ReleasedApp } from '@site/federation';
import { type PackedFile, readRelease, storeRelease } from '@site/releases';
import { Problem } from '../../start/problem';
import type { ReleaseClient } from './release-client';

/** Puts a version that is published elsewhere beside those that were packed here: the same bytes. Throws Problem. */
export async function fetchRelease(
  client: ReleaseClient,
  { releasesDir, app, version }: { releasesDir: string; app: ReleasedApp; version: string },
): Promise<void> {
  console.log(`Fetching ${app}@${version} from ${client.origin} …`);
  const manifest = await client.manifest(app, version);
  const source = {
    manifest: () => Promise.resolve(manifest),
    file: (file: PackedFile) => client.file(app, version, file),
  };
  await storeRelease({ releasesDir, source, signal: new AbortController().signal }, app, version);
  const release = await readRelease(path.join(releasesDir, app, version), app, version);
  if (filesOf(release) === filesOf(manifest.release)) return;
  throw new Problem(`${app}@${version} on this machine has other files than the one at ${client.origin}.`);
}

/** In one order, whatever that of the names was. */
const filesOf = ({ integrity }: Release): string => JSON.stringify(Object.entries(integrity).sort());
