import type { ReleasedApp, ReleaseSet } from '@site/federation';
import { defaultDataDir, defaultReleasesDir } from '../release/workspace';
import { findProduct } from '../start/running-product';
import { readCandidate } from './candidate';
import { fullChecks } from './gate';
import { passGate } from './pass-gate';
import type { RehearsalOptions } from './rehearsal/rehearsal-options';

interface GateOptions extends RehearsalOptions {
  /** For a release in another folder than what is live. */
  folder?: string | undefined;
  /** Addresses whose status is meant to change. */
  changed: string[];
  /** Address of the product that it is for; else the one that runs on the data folder. */
  product?: string | undefined;
  /** What is live there; else what this machine's disk says. */
  live?: ReleaseSet['apps'] | undefined;
}

/** Runs the gate for a packed release and prints the results. Throws Problem when it is refused. */
export async function gateRelease(app: ReleasedApp, version: string, options: GateOptions): Promise<void> {
  console.log(`Checking ${app}@${version} …`);
  const product = options.product ?? (await findProduct(defaultDataDir()));
  const releasesDir = defaultReleasesDir();
  const { folder, changed, live } = options;
  const candidate = await readCandidate({ releasesDir, app, version, product, folder, changed, live });
  await passGate(candidate, fullChecks(options));
}
