import type { ReleasedApp } from '@site/federation';
import { isVersion } from '@site/releases';
import { gateRelease } from '../../gate/gate-release';
import { storeReleaseMaps } from '../../source-maps/release-maps';
import { Problem } from '../../start/problem';
import type { ReleaseArguments } from '../arguments';
import { collectReleases } from '../collect-releases';
import { packBuild } from '../pack-build';
import { storedReleases } from '../stored-releases';
import { tryRelease } from '../try-release';
import { defaultReleasesDir } from '../workspace';
import { openClient } from './open-client';
import { publish } from './publish';

/** `npm run release -- APP --to ADDRESS`: builds and packs here, and makes it live there. Throws Problem. */
export async function releaseTo(to: string, app: ReleasedApp, given: ReleaseArguments): Promise<void> {
  refuseShare(given);
  const client = openClient(to);
  const { browser, because } = given;
  // Asked before the build, which takes a minute: whether the token is good, and what must still be live afterwards.
  const { revision, live } = await client.read(app);
  const product = client.origin;
  if (given.dryRun) return tryRelease(app, { ...given, product });
  const releasesDir = defaultReleasesDir();
  const version = await packBuild(app, releasesDir);
  await storeReleaseMaps(releasesDir, app, version);
  await gateRelease(app, version, { ...given, product });
  const rehearsal = browser ? 'passed' : 'skipped';
  await publish(client, { releasesDir, app, version, rehearsal });
  if (given.percent === 0) {
    console.log(`Published, live for nobody: ${app}@${version} (npm run promote -- ${app}@${version} --to ${to})`);
  } else {
    await client.promote(app, { version, revision, because, rehearsal });
    const before = live ? `before: ${live.version}; ` : '';
    console.log(`Live at ${product}: ${app}@${version} (${before}back with: npm run rollback -- ${app} --to ${to})`);
  }
  await collectReleases(releasesDir, app);
}

/** `npm run promote -- APP@VERSION --to ADDRESS`. Throws Problem. */
export async function promoteTo(
  to: string,
  { app, version }: { app: ReleasedApp; version: string },
  given: ReleaseArguments,
): Promise<void> {
  refuseShare(given);
  const client = openClient(to);
  const { revision, live, versions } = await client.read(app);
  const releasesDir = defaultReleasesDir();
  const isHere =
    isVersion(version) && (await storedReleases(releasesDir, app)).some((stored) => stored.version === version);
  const rehearsal = isHere && given.browser ? 'passed' : 'skipped';
  if (isHere) await gateRelease(app, version, { ...given, product: client.origin });
  else console.log(`${app}@${version} is not on this machine: it is promoted without a rehearsal.`);
  if (given.dryRun) return console.log(`${app}@${version} would pass. Nothing was changed.`);
  if (isHere && !versions.some((published) => published.version === version)) {
    await publish(client, { releasesDir, app, version, rehearsal });
  }
  await client.promote(app, { version, revision, because: given.because, rehearsal });
  console.log(`Live at ${client.origin}: ${app}@${version}${live ? ` (before: ${live.version})` : ''}`);
}

/** `npm run rollback -- APP --to ADDRESS`. Throws Problem. */
export async function rollBackAt(to: string, app: ReleasedApp, because: string | undefined): Promise<void> {
  const client = openClient(to);
  const { revision, live } = await client.read(app);
  const { apps } = await client.rollBack(app, { revision, because });
  console.log(`Live at ${client.origin}: ${app}@${apps[app]?.version} (rolled back from: ${live?.version})`);
}

function refuseShare({ percent = 100 }: ReleaseArguments): void {
  if (percent === 0 || percent === 100) return;
  throw new Problem(
    '--percent gives a version to a share on the product of this machine only: leave it out, or give 0.',
  );
}
