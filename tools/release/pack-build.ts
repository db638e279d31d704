import type { ReleasedApp } from '@site/federation';
import { withBuildsLocked } from '../builds-lock';
import { storeReleaseMaps } from '../source-maps/release-maps';
import { build, isPrebuilt } from './build';
import { describeCommit } from './git';
import { pack } from './pack';
import { packSource } from './workspace';

/** Builds an app and packs a release of it, its source maps beside it, without making it live. Returns its version. */
export const packBuild = (app: ReleasedApp, releasesDir: string): Promise<string> =>
  withBuildsLocked(async () => {
    if (!isPrebuilt()) {
      console.log(`Building ${app} …`);
      await build(app);
    }
    const source = await packSource(app);
    console.log(isPrebuilt() ? `Packing the build of this image (${describeCommit(source.commit)}) …` : 'Packing …');
    const { version } = await pack(source, releasesDir);
    await storeReleaseMaps(releasesDir, app, version);
    return version;
  });
