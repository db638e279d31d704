import type { ReleasedApp } from '@site/federation';
import { withBuildsLocked } from '../builds-lock';
import { storeReleaseMaps } from '../source-maps/release-maps';
import { build } from './build';
import { pack } from './pack';
import { packSource } from './workspace';

/** Builds an app and packs a release of it, its source maps beside it, without making it live. Returns its version. */
export const packBuild = (app: ReleasedApp, releasesDir: string): Promise<string> =>
  withBuildsLocked(async () => {
    console.log(`Building ${app} …`);
    await build(app);
    console.log('Packing …');
    const { version } = await pack(await packSource(app), releasesDir);
    await storeReleaseMaps(releasesDir, app, version);
    return version;
  });
