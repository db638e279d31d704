/** `npm run promote -- <app>@<version> [--because TEXT]`: makes a packed version live. */
import { Problem } from '../start/problem';
import { readApp } from './apps';
import { readArguments } from './arguments';
import { command } from './command';
import { promote } from './go-live';
import { liveVersion } from './pointer';
import { defaultReleasesDir } from './workspace';

await command(async () => {
  const { subject, because } = readArguments();
  const [name, version] = subject?.split('@') ?? [];
  const app = readApp(name);
  if (!version) throw new Problem(`Name the version: ${app}@VERSION. "npm run releases" lists them.`);
  const releasesDir = defaultReleasesDir();
  const before = await liveVersion(releasesDir, app);
  await promote(releasesDir, app, version, before, because);
  console.log(`Live: ${app}@${version}${before ? ` (before: ${before})` : ''}`);
});
