import type { ReleasedApp } from '@site/federation';
import { isVersion } from '@site/releases';
import { Problem } from '../../start/problem';
import type { ReleaseArguments } from '../arguments';
import { storedReleases } from '../stored-releases';
import { endCanaryAt } from './canary-at';
import { fetchRelease } from './fetch-release';
import { type GoingLive, makeLive, sayEnded } from './make-live';
import { openSource } from './open-client';
import { publish, sendFiles } from './publish';
import type { Rehearsed, ReleaseClient } from './release-client';
import { Refusal } from './release-connection';

interface Named {
  app: ReleasedApp;
  version: string;
}

/** What checks versions on the machine of a command. */
export interface LocalGate {
  /** The versions that are on it. */
  releasesDir: string;
  /** Answers what is to be said of its rehearsal. Throws Problem for a version that may not go live. */
  check(client: ReleaseClient, stored: Named & { live: string | undefined }): Promise<Rehearsed>;
}

export const unrehearsed: Rehearsed = { rehearsal: 'skipped' };

/**
 * Makes a published version live. One that is taken from another product passes the gate here, with the API and the contract
 * of the product that it goes to. Throws Problem.
 */
export async function promoteVersion(
  client: ReleaseClient,
  { app, version }: Named,
  given: GoingLive & Pick<ReleaseArguments, 'from'>,
  gate: LocalGate,
): Promise<void> {
  if (given.percent === 0 && !given.dryRun) return endCanaryAt(client, { app, version }, given.because);
  const source = given.from === undefined ? undefined : openSource(given.from);
  const service = await client.read(app);
  const { live, versions } = service;
  if (live?.version === version) {
    if (!source || given.dryRun) throw new Problem(`${app}@${version} is already live.`);
    // The run that made it live may not have reached the other product with this.
    await source.recordCopy(app, version, client);
    const shows = `The history${source.place} shows that it was copied there.`;
    return console.log(`${app}@${version} is already live${client.place}. ${shows}`);
  }
  const notes = sayEnded(service, given, version);
  const stored = { releasesDir: gate.releasesDir, app, version };
  if (source) await fetchRelease(source, stored);
  const isHere = await isStored(client, stored, given.dryRun);
  if (!isHere)
    console.log(`${app}@${version} is not on this machine: it counts as rehearsed if its publisher has rehearsed it.`);
  const rehearsed = isHere ? await gate.check(client, { app, version, live: live?.version }) : unrehearsed;
  if (given.dryRun) return console.log(`${app}@${version} would pass. Nothing was changed.`);
  if (isHere && versions.some((published) => published.version === version)) {
    await sendLost(client, stored);
  } else if (isHere) {
    await publish(client, { ...stored, ...rehearsed });
  }
  // Also what an earlier run published, whose line broke before it knew: a copy is recorded once, however often it is told.
  if (source) await recordCopy(source, client, { app, version });
  return makeLive(client, { app, version, service, rehearsed, environment: source?.origin, notes }, given);
}

/** Whether a version is on this machine, where it is checked; for the product on this machine, or for a try, it is fetched. */
async function isStored(
  client: ReleaseClient,
  stored: Named & { releasesDir: string },
  isTried: boolean,
): Promise<boolean> {
  const { releasesDir, app, version } = stored;
  const releases = await storedReleases(releasesDir, app);
  if (isVersion(version) && releases.some((release) => release.version === version)) return true;
  const isFetched = client.isLocal || isTried;
  if (isFetched) await fetchRelease(client, stored);
  return isFetched;
}

/** What the store there has lost meanwhile, if this token may publish. */
async function sendLost(client: ReleaseClient, packed: Parameters<typeof sendFiles>[1]): Promise<void> {
  try {
    await sendFiles(client, { ...packed, isQuiet: true });
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 403)) throw error;
  }
}

/** The other product's history is not worth a release: what it doesn't take is only told. */
async function recordCopy(source: ReleaseClient, target: ReleaseClient, { app, version }: Named): Promise<void> {
  try {
    await source.recordCopy(app, version, target);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.log(
      `The history${source.place} does not show that ${app}@${version} was copied: ${error.message} It will once the same command has run again.`,
    );
  }
}
