import path from 'node:path';
import type { Release, ReleasedApp, ReleaseSet } from '@site/federation';
import { readPointer } from '@site/releases';
import { readRelease } from '../release/read-release';

/** A packed release that wants to go live, and beside what. */
export interface Candidate {
  /** Such as `public-site@20261120-153000-1a2b3c4`. */
  name: string;
  folder: string;
  release: Release;
  /** Where that which is live lies. */
  releasesDir: string;
  live: ReleaseSet['apps'];
  /** Address of the product that runs; null when none does. */
  product: string | null;
  /** Addresses that are meant to answer another status than they do now. */
  changed: string[];
}

interface CandidateSource {
  releasesDir: string;
  app: ReleasedApp;
  version: string;
  product?: string | null | undefined;
  /** For a release that lies elsewhere than what is live. */
  folder?: string | undefined;
  changed?: string[];
}

/** Throws Problem when there is no such release. */
export async function readCandidate({
  releasesDir,
  app,
  version,
  product = null,
  folder = path.join(releasesDir, app, version),
  changed = [],
}: CandidateSource): Promise<Candidate> {
  const name = `${app}@${version}`;
  const release = await readRelease(folder, name);
  const live = (await readPointer(releasesDir))?.apps ?? {};
  return { name, folder, release, releasesDir, live, product, changed };
}
