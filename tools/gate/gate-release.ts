import type { ReleasedApp, ReleaseSet } from '@site/federation';
import { defaultReleasesDir } from '../release/workspace';
import { readCandidate } from './candidate';
import { fullChecks } from './gate';
import { passGate } from './pass-gate';
import type { RehearseOptions } from './rehearsal/rehearsal-setup';

interface GateOptions extends RehearseOptions {
  /** For a release in another folder than what is live. */
  folder?: string | undefined;
  /** Addresses whose status is meant to change. */
  changed: string[];
  /** Address of the product that it is for; null when none runs. */
  product: string | null;
  /** What is live there. */
  live: ReleaseSet['apps'];
}

/** Runs the gate for a packed release and prints the results. Throws Problem when it is refused. */
export async function gateRelease(app: ReleasedApp, version: string, options: GateOptions): Promise<void> {
  console.log(`Checking ${app}@${version} …`);
  const candidate = await readCandidate({ ...options, releasesDir: defaultReleasesDir(), app, version });
  await passGate(candidate, fullChecks(options));
}
