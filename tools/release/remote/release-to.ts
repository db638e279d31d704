import { access, constants, mkdir } from 'node:fs/promises';
import type { ReleasedApp } from '@site/federation';
import { isVersion } from '@site/releases';
import { gateRelease } from '../../gate/gate';
import { Problem } from '../../start/problem';
import type { ReleaseArguments } from '../arguments';
import { buildAndGate } from '../build-and-gate';
import { collectReleases } from '../collect-releases';
import { storedReleases } from '../stored-releases';
import { tryRelease } from '../try-release';
import { defaultReleasesDir } from '../workspace';
import { attest } from './attest';
import { canaryAfter, endCanaryAt, stagesOf } from './canary-at';
import { cancelWith } from './cancel-with';
import { endedBy } from './ended-by';
import { fetchRelease } from './fetch-release';
import { liveHere } from './live-here';
import { openSource } from './open-client';
import { publish, sendFiles } from './publish';
import type { Rehearsed, ReleaseClient } from './release-client';
import { Refusal } from './release-connection';
import { sameImage } from './same-image';
import { untilServed } from './until-served';
import { waitingLine } from './waiting-line';

/** `npm run release -- APP`: builds and packs here, and makes it live there. Throws Problem. */
export async function releaseTo(client: ReleaseClient, app: ReleasedApp, given: ReleaseArguments): Promise<void> {
  refuseNothing(given);
  const { browser, because } = given;
  // Asked before the build, which takes a minute: whether the token is good, and what must still be live afterwards.
  const service = await client.read(app);
  const { revision, live } = service;
  const product = client.origin;
  const releasesDir = defaultReleasesDir();
  await requireWritable(releasesDir);
  const compared = await liveHere(client, { releasesDir, app, live: live?.version });
  if (given.dryRun) return tryRelease(app, { ...given, product, live: compared });
  const stages = stagesOf(given);
  const notes = given.percent === 0 ? [] : endedBy(service, { stages, at: given.at });
  for (const sentence of notes) console.log(sentence);
  // Its files are sent while it is checked.
  let sending: Promise<void> | undefined;
  const onPacked = (version: string) => {
    const same = sameImage(version, live?.version);
    for (const sentence of same) console.log(sentence);
    notes.push(...same);
    sending = sendFiles(client, { releasesDir, app, version });
    sending.catch(() => undefined);
  };
  const { version, closed } = await buildAndGate(app, releasesDir, { ...given, product, live: compared, onPacked });
  try {
    await sending;
    const rehearsed = browser ? await attest({ releasesDir, app, version, product: client.publicOrigin }) : unrehearsed;
    await client.complete(app, version, rehearsed);
    if (given.percent === 0) {
      console.log(`Published${client.place}, live for nobody: ${app}@${version} (${nextSteps(client, app, version)})`);
    } else if (given.at) {
      await schedule(client, app, { version, revision, because, ...rehearsed, at: given.at, stages });
    } else {
      const made = await client.promote(app, { version, revision, because, ...rehearsed, stages });
      await sayOutcome(client, { app, version, before: live?.version, made, notes });
    }
  } finally {
    await closed;
  }
  // What was released is live: what can't be deleted here is deleted after the next one.
  const gone = await collectReleases(releasesDir, app, service).catch((error: Error) => {
    console.error(`  Old releases stay here: ${error.message}`);
    return [];
  });
  if (gone.length > 0) console.log(`  ${gone.length} old releases deleted here, which nobody needs any more`);
}

/** What may be done with a version that is published and live for nobody. */
function nextSteps(client: ReleaseClient, app: ReleasedApp, version: string): string {
  const promote = `npm run promote -- ${app}@${version}${client.option}`;
  return `look at it: npm run preview -- ${app}@${version}${client.option}; then: ${promote}`;
}

const unrehearsed: Rehearsed = { rehearsal: 'skipped' };

/** A build takes a minute: a release that can't be stored is refused before it. */
async function requireWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
}

/**
 * `npm run promote -- APP@VERSION [--from ADDRESS]`. A version from elsewhere passes the gate here, with the API
 * and the contract of the product that it goes to. Throws Problem.
 */
export async function promoteTo(
  client: ReleaseClient,
  { app, version }: { app: ReleasedApp; version: string },
  given: ReleaseArguments,
): Promise<void> {
  if (given.percent === 0 && !given.dryRun) return endCanaryAt(client, { app, version }, given.because);
  const source = given.from === undefined ? undefined : openSource(given.from);
  const service = await client.read(app);
  const { revision, live, versions } = service;
  if (live?.version === version) {
    if (!source || given.dryRun) throw new Problem(`${app}@${version} is already live.`);
    // The run that made it live may not have reached the other product with this.
    await source.recordCopy(app, version, client);
    const shows = `The history${source.place} shows that it was copied there.`;
    return console.log(`${app}@${version} is already live${client.place}. ${shows}`);
  }
  const stages = stagesOf(given);
  const ended = given.dryRun ? [] : endedBy(service, { version, stages, at: given.at });
  for (const sentence of ended) console.log(sentence);
  const releasesDir = defaultReleasesDir();
  if (source) await fetchRelease(source, { releasesDir, app, version });
  const isHere = await isStored(client, { releasesDir, app, version });
  if (isHere) {
    const compared = await liveHere(client, { releasesDir, app, live: live?.version });
    await gateRelease(app, version, { ...given, product: client.origin, live: compared });
  } else
    console.log(`${app}@${version} is not on this machine: it counts as rehearsed if its publisher has rehearsed it.`);
  if (given.dryRun) {
    const outcome = isHere ? 'would pass' : 'was not checked';
    return console.log(`${app}@${version} ${outcome}. Nothing was changed.`);
  }
  const isRehearsed = isHere && given.browser;
  const rehearsed = isRehearsed
    ? await attest({ releasesDir, app, version, product: client.publicOrigin })
    : unrehearsed;
  if (isHere && versions.some((published) => published.version === version)) {
    await sendLost(client, { releasesDir, app, version });
  } else if (isHere) {
    await publish(client, { releasesDir, app, version, ...rehearsed });
  }
  // Also what an earlier run published, whose line broke before it knew: a copy is recorded once, however often it is told.
  if (source) await recordCopy(source, client, { app, version });
  const promoting = {
    version,
    revision,
    because: given.because,
    ...rehearsed,
    environment: source?.origin,
    stages,
  };
  if (given.at) return schedule(client, app, { ...promoting, at: given.at });
  const made = await client.promote(app, promoting);
  return sayOutcome(client, { app, version, before: live?.version, made, notes: ended });
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
async function recordCopy(
  source: ReleaseClient,
  target: ReleaseClient,
  { app, version }: { app: ReleasedApp; version: string },
): Promise<void> {
  try {
    await source.recordCopy(app, version, target);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.log(
      `The history${source.place} does not show that ${app}@${version} was copied: ${error.message} It will once the same command has run again.`,
    );
  }
}

/** Whether a version is on this machine, where it is rehearsed; for the product on this machine it is fetched. */
async function isStored(
  client: ReleaseClient,
  { releasesDir, app, version }: { releasesDir: string; app: ReleasedApp; version: string },
): Promise<boolean> {
  const stored = await storedReleases(releasesDir, app);
  if (isVersion(version) && stored.some((release) => release.version === version)) return true;
  if (client.isLocal) await fetchRelease(client, { releasesDir, app, version });
  return client.isLocal;
}

async function schedule(client: ReleaseClient, app: ReleasedApp, scheduling: Parameters<ReleaseClient['schedule']>[1]) {
  const { version, at, request } = await client.schedule(app, scheduling);
  if (request) return console.log(waitingLine(`${app}@${version}`, client.publicOrigin, at));
  return console.log(`Scheduled${client.place}: ${app}@${version} goes live at ${at} (${cancelWith(client, app)})`);
}

interface Promoted {
  app: ReleasedApp;
  version: string;
  before: string | undefined;
  made: Awaited<ReturnType<ReleaseClient['promote']>>;
  /** A sentence each. */
  notes: string[];
}

async function sayOutcome(client: ReleaseClient, { app, version, before, made, notes }: Promoted): Promise<void> {
  if (made.request) return console.log(waitingLine(`${app}@${version}`, client.publicOrigin));
  const canary = await canaryAfter(client, app, made);
  if (!canary) await untilServed(client, app, version);
  const back = `back with: npm run rollback -- ${app}${client.option}`;
  const isLive = `Live${client.place}: ${app}@${version}${before ? ` (before: ${before}; ${back})` : ''}`;
  console.log(canary ? `Canary of ${app}${client.place}: ${canary} (${back})` : isLive);
  for (const sentence of notes) console.log(`  ${sentence}`);
}

function refuseNothing({ percent, at }: ReleaseArguments): void {
  if (percent === 0 && at) throw new Problem('--percent 0 makes nothing live: leave it out, or leave out --at.');
}
