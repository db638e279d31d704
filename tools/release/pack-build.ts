import type { ReleasedApp } from '@site/federation';
import { withBuildsLocked } from '../builds-lock';
import { build } from './build';
import { pack } from './pack';
import { packSource } from './workspace';

/** Builds an app and packs a release of it, without making it live. Returns its version. */
export const packBuild = (app: ReleasedApp, releasesDir: string): Promise<string> =>
  withBuildsLocked(async () => {
    console.log(`Building ${app} …`);
    await build(app);
    console.log('Packing …');
    return (await pack(await packSource(app), releasesDir)).version;
  });
