import type { ReleasedApp } from '@site/federation';
import { build } from './build';
import { pack } from './pack';
import { packSource } from './workspace';

/** Builds an app and packs a release of it, without making it live. Returns its version. */
export async function packBuild(app: ReleasedApp, releasesDir: string): Promise<string> {
  console.log(`Building ${app} …`);
  await build(app);
  console.log('Packing …');
  return (await pack(await packSource(app), releasesDir)).version;
}
