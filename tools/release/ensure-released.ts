import { setTimeout as wait } from 'node:timers/promises';
import type { ReleasedApp } from '@site/federation';
import type { PackedBuild } from './pack-builds';
import { leaveUnhosted } from './remote/leave-unhosted';
import { publish } from './remote/publish';
import type { ReleaseClient } from './remote/release-client';
import { Refusal } from './remote/release-connection';
import { takeOver } from './remote/take-over';

/**
 * Makes builds live whose content was never published and that are no older than what is live. Otherwise that stays: it may
 * have been released since, or rolled back to on purpose. An app that was released into the folder before is taken over
 * first, and one rolled back of which the shell of these builds can't host what is live. Answers what is to be told.
 * @param retryMs how long a promotion is tried again that an API of the version before may have refused
 */
export async function ensureReleased(
  service: ReleaseClient,
  releasesDir: string,
  builds: PackedBuild[],
  retryMs = 0,
): Promise<string[]> {
  const sentences: string[] = [];
  for (const { app } of builds) {
    sentences.push(...(await takeOver(service, releasesDir, app)), ...(await leaveUnhosted(service, app)));
  }
  const wanted: Wanted[] = [];
  for (const build of builds) wanted.push(...(await publishBuild(service, releasesDir, build)));
  // One right after the other: a shell that starts meanwhile gets all of them at once.
  for (const { app, version, revision } of wanted) {
    const promoting = { version, revision, rehearsal, because: 'a new build at the start' } as const;
    const answer = await retried(retryMs, () => service.promote(app, promoting));
    if (answer.request) sentences.push(`${app}@${version} goes live once another admin approves it in the console.`);
  }
  return sentences;
}

type Wanted = Pick<PackedBuild, 'app' | 'version'> & { revision: number };

/** Nobody has looked at it: a start must not take the minutes of a rehearsal. */
const rehearsal = 'skipped';

/** Refused for what the API that answered is or has at the moment. */
const momentary = [422, 503];
const pauseMs = 2_000;

async function retried<T>(retryMs: number, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + retryMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal && momentary.includes(error.status)) || Date.now() >= until) throw error;
      await wait(pauseMs);
    }
  }
}

/**
 * What is to go live of an app: nothing, where a version of the same content was published before, however long ago, unless
 * by a start that could not make it live; or where what is live is newer: an image may be older than it, and a build that
 * was packed earlier and never published may be one that the gate refused.
 */
async function publishBuild(
  service: ReleaseClient,
  releasesDir: string,
  { app, version, contentHash, builtAt }: PackedBuild,
): Promise<Wanted[]> {
  const { revision, live, hasContent, request } = await service.read(app, contentHash);
  if (request) return [];
  if (live && (hasContent || Date.parse(builtAt) < (await liveBuiltAt(service, app, live.version)))) return [];
  // Without a verdict: where it can't be made live, the next start tries again.
  await publish(service, { releasesDir, app, version, isQuiet: true });
  return [{ app, version, revision }];
}

const liveBuiltAt = async (service: ReleaseClient, app: ReleasedApp, version: string): Promise<number> =>
  Date.parse((await service.manifest(app, version)).release.builtAt);
