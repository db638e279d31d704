/** `npm run promote -- <app>@<version>`: makes a packed version live. */
import { Problem } from '../start/problem';
import { readApp } from './apps';
import { command } from './command';
import { promote } from './go-live';
import { liveVersion } from './pointer';
import { defaultReleasesDir } from './workspace';

await command(async () => {
  const [name, version] = process.argv[2]?.split('@') ?? [];
  const app = readApp(name);
  if (!version) throw new Problem(`Name the version: ${app}@VERSION. "npm run releases" lists them.`);
  const releasesDir = defaultReleasesDir();
  const before = await liveVersion(releasesDir, app);
  await promote(releasesDir, app, version, before);
  console.log(`Live: ${app}@${version}${before ? ` (before: ${before})` : ''}`);
});
