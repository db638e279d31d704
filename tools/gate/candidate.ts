import path from 'node:path';
import type { Release, ReleasedApp, ReleaseSet } from '@site/federation';
import { readPointer, readRelease } from '@site/releases';

/** A packed release to be checked, and what to compare it with. */
export interface Candidate {
  /** Such as `public-site@20261120-153000-1a2b3c4`. */
  name: string;
  folder: string;
  release: Release;
  /** The folder of what is live. */
  releasesDir: string;
  live: ReleaseSet['apps'];
  /** Address of the running product; null when none runs. */
  product: string | null;
  /** Addresses whose status is meant to change. */
  changed: string[];
}

interface CandidateSource {
  releasesDir: string;
  app: ReleasedApp;
  version: string;
  product?: string | null | undefined;
  /** For a release in another folder than what is live. */
  folder?: string | undefined;
  changed?: string[];
  /** What is live by the release service; else what the disk says. */
  live?: ReleaseSet['apps'] | undefined;
}

/** Throws Problem when there is no such release. */
export async function readCandidate({
  releasesDir,
  app,
  version,
  product = null,
  folder = path.join(releasesDir, app, version),
  changed = [],
  ...given
}: CandidateSource): Promise<Candidate> {
  const name = `${app}@${version}`;
  const release = await readRelease(folder, app, version);
  const live = given.live ?? (await readPointer(releasesDir))?.apps ?? {};
  return { name, folder, release, releasesDir, live, product, changed };
}
