import { rm } from 'node:fs/promises';
import type { ReleasedApp } from '@site/federation';
import { buildAndGate, type BuildOptions } from './build-and-gate';
import { makeTemporaryFolder } from './temporary-folder';
import { releasesDirOf } from './workspace';

/** Checks whether the current source of an app would go live, and leaves nothing behind. Throws Problem if not. */
export async function tryRelease(app: ReleasedApp, options: BuildOptions): Promise<void> {
  const folder = await makeTemporaryFolder();
  try {
    const { version, closed } = await buildAndGate(app, releasesDirOf(folder), options);
    await closed;
    console.log(`${app}@${version} would pass. Nothing was changed.`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
