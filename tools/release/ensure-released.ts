import type { ReleasedApp } from '@site/federation';
import type { PackedBuild } from './pack-builds';
import { publish } from './remote/publish';
import type { ReleaseClient } from './remote/release-client';
import { takeOver } from './remote/take-over';

/**
 * Makes builds live whose content was never published and that are no older than what is live. Otherwise that stays: it may
 * have been released since, or rolled back to on purpose. An app that was released into the folder before is taken over
 * first. Answers what is to be told.
 */
export async function ensureReleased(
  service: ReleaseClient,
  releasesDir: string,
  builds: PackedBuild[],
): Promise<string[]> {
  const sentences: string[] = [];
  for (const { app } of builds) sentences.push(...(await takeOver(service, releasesDir, app)));
  const wanted: Wanted[] = [];
  for (const build of builds) wanted.push(...(await publishBuild(service, releasesDir, build)));
  // One right after the other: a shell that starts meanwhile gets all of them at once.
  for (const { app, version, revision } of wanted) {
    const answer = await service.promote(app, { version, revision, rehearsal, because: 'a new build at the start' });
    if (answer.request) sentences.push(`${app}@${version} goes live once another admin approves it in the console.`);
  }
  return sentences;
}

type Wanted = Pick<PackedBuild, 'app' | 'version'> & { revision: number };

/** Nobody has looked at it: a start must not take the minutes of a rehearsal. */
const rehearsal = 'skipped';

/**
 * What is to go live of an app: nothing, where a version of the same content was published before, however long ago, or where
 * what is live is newer: a build that was packed earlier and never published may be one that the gate refused.
 */
async function publishBuild(
  service: ReleaseClient,
  releasesDir: string,
  { app, version, contentHash, builtAt }: PackedBuild,
): Promise<Wanted[]> {
  const { revision, live, hasContent, request } = await service.read(app, contentHash);
  if (request) return [];
  if (live && (hasContent || Date.parse(builtAt) < (await liveBuiltAt(service, app, live.version)))) return [];
  await publish(service, { releasesDir, app, version, rehearsal, isQuiet: true });
  return [{ app, version, revision }];
}

const liveBuiltAt = async (service: ReleaseClient, app: ReleasedApp, version: string): Promise<number> =>
  Date.parse((await service.manifest(app, version)).release.builtAt);
