import type { PackedBuild } from './pack-builds';
import { publish } from './remote/publish';
import type { ReleaseClient } from './remote/release-client';
import { takeOver } from './remote/take-over';

/**
 * Makes builds live that no published version has the content of; what is live else stays, for it may have been rolled back
 * on purpose. An app that was released into the folder before is taken over first. Answers what is to be told.
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

/** What is to go live of an app: nothing, where a published version has the same content. */
async function publishBuild(
  service: ReleaseClient,
  releasesDir: string,
  { app, version, contentHash }: PackedBuild,
): Promise<Wanted[]> {
  const { revision, live, versions, request } = await service.read(app);
  // Versions end with the beginning of their content's hash.
  const isPublished = versions.some((published) => published.version.endsWith(`-${contentHash.slice(0, 7)}`));
  if ((live && isPublished) || request) return [];
  await publish(service, { releasesDir, app, version, rehearsal, isQuiet: true });
  return [{ app, version, revision }];
}
