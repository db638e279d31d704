/**
 * `npm run release -- <app> [--percent NUMBER] [--because TEXT] [--dry-run] [--no-browser] [--thorough]`: builds,
 * packs, checks a new version and makes it live; with `--to ADDRESS` on another machine's product.
 * `npm run release -- api` tells whether the present API may go live.
 */
import { access, constants, mkdir } from 'node:fs/promises';
import type { ReleasedApp } from '@site/federation';
import { readTraffic, type Traffic } from '@site/releases';
import { gateRelease } from '../gate/gate-release';
import { storeReleaseMaps } from '../source-maps/release-maps';
import { readWorkspaceApp } from './apps';
import { readArguments, type ReleaseArguments, requireAddress } from './arguments';
import { giveToShare } from './canary';
import { collectReleases } from './collect-releases';
import { command } from './command';
import { promote } from './go-live';
import { packBuild } from './pack-build';
import { releaseApi } from './release-api';
import { Problem } from '../start/problem';
import { releaseTo } from './remote/release-to';
import { reportDamage } from './report-damage';
import { tryRelease } from './try-release';
import { defaultReleasesDir } from './workspace';

await command(async () => {
  const given = readArguments();
  if (given.subject === 'api') return releaseApi(given);
  const app = readWorkspaceApp(given.subject, ['api']);
  requireAddress(given);
  if (given.from) throw new Problem('--from is for promote: release makes a version of this workspace.');
  if (given.to) return releaseTo(given.to, app, given);
  if (given.dryRun) return tryRelease(app, given);
  const releasesDir = defaultReleasesDir();
  await reportDamage(releasesDir);
  // A build takes a minute: a release that can't be stored is refused before it.
  await mkdir(releasesDir, { recursive: true });
  await access(releasesDir, constants.W_OK);
  const before = await readTraffic(releasesDir, app);
  const version = await packBuild(app, releasesDir);
  await storeReleaseMaps(releasesDir, app, version);
  await gateRelease(app, version, given);
  await goLive(app, version, before, given);
  console.log(outcome(app, version, before, given));
  const gone = await collectReleases(releasesDir, app);
  if (gone.length > 0) console.log(`  ${gone.length} old releases deleted, which nobody needs any more`);
});

async function goLive(app: ReleasedApp, version: string, before: Traffic, given: ReleaseArguments): Promise<void> {
  const { percent = 100, because, browser: rehearsed } = given;
  if (percent === 0) return;
  if (percent < 100) {
    await giveToShare(defaultReleasesDir(), app, { version, percent, because, rehearsed }, before);
  } else {
    await promote(defaultReleasesDir(), app, version, before, { because, rehearsed });
  }
}

function outcome(app: ReleasedApp, version: string, before: Traffic, { percent = 100 }: ReleaseArguments): string {
  const back = `back with: npm run rollback -- ${app}`;
  if (percent === 0)
    return `Packed, live for nobody: ${app}@${version} (look at it: npm run preview -- ${app}@${version})`;
  if (percent < 100) return `Canary: ${app}@${version} for ${percent} % of the visitors (${back})`;
  return `Live: ${app}@${version}${before.live ? ` (before: ${before.live}; ${back})` : ''}`;
}
