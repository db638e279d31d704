/** `npm run collect`: deletes releases that neither an open tab nor a rollback can need. */
import { knownApps } from './apps';
import { collectReleases } from './collect-releases';
import { readArguments } from './arguments';
import { command } from './command';
import { findService } from './remote/open-service';
import { megabytes } from './size';
import { defaultReleasesDir } from './workspace';

await command(async () => {
  readArguments({ subject: false, options: [] });
  const service = await findService();
  if (!service) console.log('No product runs here: only what was live in this folder and was replaced is deleted.');
  for (const app of knownApps(defaultReleasesDir())) {
    const gone = await collectReleases(defaultReleasesDir(), app, await service?.read(app));
    const bytes = gone.reduce((sum, release) => sum + release.bytes, 0);
    console.log(
      gone.length === 0 ? `${app}: nothing to delete` : `${app}: ${gone.length} deleted, ${megabytes(bytes)}`,
    );
    for (const { version } of gone) console.log(`  ${version}`);
  }
});
