import type { Promotion, ReleasedApp } from '@site/federation';
import { readHistory, readTraffic, trailOf } from '@site/releases';
import { isWhole } from '../is-whole';
import { publish } from './publish';
import type { ReleaseClient, TakenOverVersion } from './release-client';

/** Versions that went live, of which the service takes so many at once; and all, of which it takes 120 an hour. */
const mostVersions = 20;
const mostPublished = 40;
const longestReason = 500;

/**
 * Gives the service an app that was released into the folder, before there was a service or without one: its versions, and of
 * those that led to what is live when, by whom and why they went live. Does nothing for an app that the service has released.
 * Answers what is to be told.
 */
export async function takeOver(service: ReleaseClient, releasesDir: string, app: ReleasedApp): Promise<string[]> {
  const { live, canary } = await readTraffic(releasesDir, app);
  if (!live || (await service.read(app)).revision > 0) return [];
  const history = await readHistory(releasesDir);
  const tried = history.filter((change) => change.app === app).map(({ to }) => to);
  const whole = new Set<string>();
  for (const version of new Set([live, ...tried.toReversed()])) {
    if (await isWhole(releasesDir, app, version)) whole.add(version);
  }
  const trail = trailOf(history, app);
  const versions = (trail.at(-1) === live ? trail : [...trail, live])
    .filter((version) => whole.has(version))
    .slice(-mostVersions);
  if (versions.length === 0)
    return [`Nothing of ${app} could be taken over: its versions in ${releasesDir} are damaged.`];
  const rehearsal = 'skipped';
  // Also the latest of those that were rolled back: a build that was is not released again.
  for (const version of [...new Set([...versions, ...whole])].slice(0, mostPublished)) {
    await publish(service, { releasesDir, app, version, rehearsal, isQuiet: true });
  }
  await service.takeOver(
    app,
    versions.map((version) => factsOf(history, app, version)),
  );
  const ended =
    canary && `; the canary ${canary.version} has ended (again: npm run promote -- ${app}@${canary.version})`;
  return [`${app} is released by the API from now on: ${versions.at(-1)} is live as before${ended ?? ''}.`];
}

/** How a version went live, as far as the history of the folder says so. */
function factsOf(history: Promotion[], app: ReleasedApp, version: string): TakenOverVersion {
  const change = history.findLast(({ kind, ...of }) => of.app === app && of.to === version && madeLive.includes(kind));
  const { at = new Date().toISOString(), who = 'unknown', because } = change ?? {};
  // A rollback does not repeat it.
  const { rehearsed } =
    history.findLast((of) => of.app === app && of.to === version && of.rehearsed !== undefined) ?? {};
  const rehearsal = rehearsed === undefined ? null : rehearsed ? 'passed' : 'skipped';
  return { version, at, who, because: because?.slice(0, longestReason) || null, rehearsal };
}

const madeLive: Promotion['kind'][] = ['promote', 'rollback'];
