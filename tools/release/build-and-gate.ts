import path from 'node:path';
import type { ReleasedApp, ReleaseSet } from '@site/federation';
import { readPointer } from '@site/releases';
import { gateRelease } from '../gate/gate';
import { RehearsalSetup } from '../gate/rehearsal/rehearsal-setup';
import { findProduct } from '../start/running-product';
import type { ReleaseArguments } from './arguments';
import { packBuild } from './pack-build';
import { defaultDataDir, defaultReleasesDir } from './workspace';

export interface BuildOptions extends Pick<ReleaseArguments, 'browser' | 'thorough' | 'changed'> {
  /** Address of the product that it is for; else the one that runs on the data folder. */
  product?: string | undefined;
  /** What is live there; else what this machine's disk says. */
  live?: ReleaseSet['apps'] | undefined;
  /** Called before the gate. */
  onPacked?(version: string): void;
}

export interface GatedBuild {
  version: string;
  /** Once all that the rehearsal has started is ended, which nobody who goes live need wait for. Never rejects. */
  closed: Promise<void>;
}

/** Builds an app, packs a release of it into a folder, and runs the gate. Throws Problem when it is refused. */
export async function buildAndGate(app: ReleasedApp, intoDir: string, options: BuildOptions): Promise<GatedBuild> {
  const releasesDir = defaultReleasesDir();
  const product = options.product ?? (await findProduct(defaultDataDir()));
  const live = options.live ?? (await readPointer(releasesDir))?.apps ?? {};
  // Opens while the app is built.
  const setup = new RehearsalSetup({ app, live, product, releasesDir }, options);
  try {
    const version = await packBuild(app, intoDir);
    options.onPacked?.(version);
    await gateRelease(app, version, { ...options, product, live, setup, folder: path.join(intoDir, app, version) });
    // It may be live by then: what is left over is only told.
    const closed = setup
      .close()
      .catch((error: Error) => console.error(`  The rehearsal has left something: ${error.message}`));
    return { version, closed };
  } catch (error) {
    await setup.close();
    throw error;
  }
}
