import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasedApp } from '@site/federation';
import { gateRelease } from '../gate/gate-release';
import type { ReleaseArguments } from './arguments';
import { packBuild } from './pack-build';
import { makeTemporaryFolder } from './temporary-folder';

/** Checks whether the current source of an app would go live, and leaves nothing behind. Throws Problem if not. */
export async function tryRelease(
  app: ReleasedApp,
  options: Pick<ReleaseArguments, 'browser' | 'thorough' | 'changed'> & { product?: string },
): Promise<void> {
  const folder = await makeTemporaryFolder();
  try {
    const version = await packBuild(app, folder);
    await gateRelease(app, version, { ...options, folder: path.join(folder, app, version) });
    console.log(`${app}@${version} would pass. Nothing was changed.`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
