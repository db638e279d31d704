/** `npm run release -- <app> [--because TEXT]`: builds, packs, checks and makes a new version live. */
import { readApp } from './apps';
import { readArguments } from './arguments';
import { build } from './build';
import { collectReleases } from './collect-releases';
import { command } from './command';
import { promote } from './go-live';
import { pack } from './pack';
import { liveVersion } from './pointer';
import { defaultReleasesDir, packSource } from './workspace';

await command(async () => {
  const { subject, because } = readArguments();
  const app = readApp(subject);
  const releasesDir = defaultReleasesDir();
  const before = await liveVersion(releasesDir, app);
  console.log(`Building ${app} …`);
  await build(app);
  console.log('Packing …');
  const { version } = await pack(await packSource(app), releasesDir);
  console.log('Checking …');
  const { files, renderMs } = await promote(releasesDir, app, version, before, because);
  const drawn = renderMs === undefined ? '' : `, the home page drawn in ${renderMs} ms`;
  console.log(`  ${files} files intact, the contract fits${drawn}`);
  const was = before ? ` (before: ${before}; back with: npm run rollback -- ${app})` : '';
  console.log(`Live: ${app}@${version}${was}`);
  const gone = await collectReleases(releasesDir, app);
  if (gone.length > 0) console.log(`  ${gone.length} old releases deleted that nobody can need`);
});
