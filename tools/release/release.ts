/** `npm run release -- <app>`: builds, packs, checks and makes a new version live. */
import { readApp } from './apps';
import { build } from './build';
import { command } from './command';
import { promote } from './go-live';
import { pack } from './pack';
import { liveVersion } from './pointer';
import { defaultReleasesDir, packSource } from './workspace';

await command(async () => {
  const app = readApp(process.argv[2]);
  const releasesDir = defaultReleasesDir();
  const before = await liveVersion(releasesDir, app);
  console.log(`Building ${app} …`);
  await build(app);
  console.log('Packing …');
  const { version } = await pack(await packSource(app), releasesDir);
  console.log('Checking …');
  const { files, renderMs } = await promote(releasesDir, app, version, before);
  const drawn = renderMs === undefined ? '' : `, the home page drawn in ${renderMs} ms`;
  console.log(`  ${files} files intact, the contract fits${drawn}`);
  const was = before ? ` (before: ${before}; back with: npm run rollback -- ${app})` : '';
  console.log(`Live: ${app}@${version}${was}`);
});
