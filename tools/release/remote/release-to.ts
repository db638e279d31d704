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
import { describeCanary, endCanaryAt, stagesOf } from './canary-at';
import { fetchRelease } from './fetch-release';
import { openClient, openSource } from './open-client';
import { publish } from './publish';
import type { ReleaseClient } from './release-client';

/** `npm run release -- APP --to ADDRESS`: builds and packs here, and makes it live there. Throws Problem. */
export async function releaseTo(to: string, app: ReleasedApp, given: ReleaseArguments): Promise<void> {
  refuseNothing(given);
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
  const rehearsal = browser ? ('passed' as const) : ('skipped' as const);
  await publish(client, { releasesDir, app, version, rehearsal });
  if (given.percent === 0) {
    console.log(`Published, live for nobody: ${app}@${version} (npm run promote -- ${app}@${version} --to ${to})`);
  } else if (given.at) {
    await schedule(client, app, { version, revision, because, rehearsal, at: given.at, stages: stagesOf(given) });
  } else {
    const { request } = await client.promote(app, { version, revision, because, rehearsal, stages: stagesOf(given) });
    await sayOutcome(client, { app, version, before: live?.version, waits: Boolean(request) });
  }
  await collectReleases(releasesDir, app);
}

/**
 * `npm run promote -- APP@VERSION [--from ADDRESS] --to ADDRESS`. A version from elsewhere passes the gate here, with the API
 * and the contract of the product that it goes to. Throws Problem.
 */
export async function promoteTo(
  to: string,
  { app, version }: { app: ReleasedApp; version: string },
  given: ReleaseArguments,
): Promise<void> {
  if (given.percent === 0 && !given.dryRun) return endCanaryAt(to, { app, version }, given.because);
  const client = openClient(to);
  const source = given.from === undefined ? undefined : openSource(given.from);
  const { revision, live, versions } = await client.read(app);
  const releasesDir = defaultReleasesDir();
  if (source) await fetchRelease(source, { releasesDir, app, version });
  const isHere =
    isVersion(version) && (await storedReleases(releasesDir, app)).some((stored) => stored.version === version);
  const rehearsal = isHere && given.browser ? ('passed' as const) : ('skipped' as const);
  if (isHere) await gateRelease(app, version, { ...given, product: client.origin });
  else console.log(`${app}@${version} is not on this machine: it is promoted without a rehearsal.`);
  if (given.dryRun) return console.log(`${app}@${version} would pass. Nothing was changed.`);
  if (isHere && !versions.some((published) => published.version === version)) {
    await publish(client, { releasesDir, app, version, rehearsal });
  }
  await source?.recordCopy(app, version, client);
  const promoting = {
    version,
    revision,
    because: given.because,
    rehearsal,
    environment: source?.origin,
    stages: stagesOf(given),
  };
  if (given.at) return schedule(client, app, { ...promoting, at: given.at });
  const { request } = await client.promote(app, promoting);
  return sayOutcome(client, { app, version, before: live?.version, waits: Boolean(request) });
}

/** `npm run rollback -- APP --to ADDRESS`. Throws Problem. */
export async function rollBackAt(to: string, app: ReleasedApp, because: string | undefined): Promise<void> {
  const client = openClient(to);
  const { revision, live, canary } = await client.read(app);
  const { apps } = await client.rollBack(app, { revision, because });
  const from = canary ? `withdrawn: ${canary.version}` : `rolled back from: ${live?.version}`;
  console.log(`Live at ${client.origin}: ${app}@${apps[app]?.version} (${from})`);
}

/** `npm run promote -- APP --to ADDRESS --cancel`. Throws Problem. */
export async function cancelAt(to: string, app: ReleasedApp): Promise<void> {
  const client = openClient(to);
  const { scheduled } = await client.read(app);
  if (!scheduled) throw new Problem(`Nothing of ${app} is scheduled at ${client.origin}.`);
  await client.cancel(app, scheduled);
  console.log(`Cancelled at ${client.origin}: ${app}@${scheduled.version}, which was to go live at ${scheduled.at}`);
}

async function schedule(client: ReleaseClient, app: ReleasedApp, scheduling: Parameters<ReleaseClient['schedule']>[1]) {
  const { version, at } = await client.schedule(app, scheduling);
  const cancel = `npm run promote -- ${app} --to ${client.origin} --cancel`;
  console.log(`Scheduled at ${client.origin}: ${app}@${version} goes live at ${at} (cancel with: ${cancel})`);
}

interface Promoted {
  app: ReleasedApp;
  version: string;
  before: string | undefined;
  /** A second person has to approve it first. */
  waits: boolean;
}

async function sayOutcome(client: ReleaseClient, { app, version, before, waits }: Promoted): Promise<void> {
  if (waits) {
    const place = `${client.origin}/admin/releases`;
    return console.log(`Waiting: ${app}@${version} goes live once another admin approves it at ${place}`);
  }
  const { canary } = await client.read(app);
  const back = `back with: npm run rollback -- ${app} --to ${client.origin}`;
  if (canary) return console.log(`Canary of ${app} at ${client.origin}: ${describeCanary(canary)} (${back})`);
  return console.log(`Live at ${client.origin}: ${app}@${version} (${before ? `before: ${before}; ` : ''}${back})`);
}

function refuseNothing({ percent, at }: ReleaseArguments): void {
  if (percent === 0 && at) throw new Problem('--percent 0 makes nothing live: leave it out, or leave out --at.');
}
