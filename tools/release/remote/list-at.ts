import type { Release, ReleasedApp } from '@site/federation';
import { trailOf } from '@site/releases';
import { Problem } from '../../start/problem';
import { ageOf } from '../age';
import { knownApps } from '../apps';
import { describeCommit } from '../git';
import { reportDamage } from '../report-damage';
import { megabytes } from '../size';
import { storedReleases } from '../stored-releases';
import { defaultReleasesDir } from '../workspace';
import { appsAt } from './apps-at';
import { describeCanary } from './canary-at';
import { describeComparison } from './describe-comparison';
import { describeLast } from './describe-last';
import { describeRequest } from './settle-at';
import type { ReleaseClient, RemoteReleases, RemoteServing, RemoteVerdict } from './release-client';

/** `npm run releases`: lists the apps that the token is for, and what is packed on this machine alone. Throws Problem. */
export async function listAt(client: ReleaseClient): Promise<void> {
  const releasesDir = defaultReleasesDir();
  if (client.isLocal) await reportDamage(releasesDir);
  const problems: Problem[] = [];
  // A shell that has nothing to serve yet does not say what is live.
  const apps = await appsAt(client, releasesDir).catch(() => knownApps(releasesDir));
  for (const app of apps) {
    try {
      const published = await client.read(app);
      await printPublished(client, app, published);
      if (client.isLocal) printPacked(await storedReleases(releasesDir, app), published);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problems.push(error);
    }
  }
  if (problems.length === apps.length && problems[0]) throw problems[0];
  console.log(legend);
}

/** Of the marks that `printPublished` sets. */
export const legend = '\n* live   % canary   < rollback possible';

/** What is live at once, then the versions. Throws Problem. */
export async function printPublished(client: ReleaseClient, app: ReleasedApp, releases: RemoteReleases): Promise<void> {
  printState(app, releases);
  printVersions(app, releases, await verdictsAt(client, app));
}

/** What the gate says. A store that is down or hangs, or an older version of the product, must not hide what is published. */
async function verdictsAt(client: ReleaseClient, app: ReleasedApp): Promise<RemoteVerdict[]> {
  try {
    return await client.verdicts(app);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.log(`  What the gate says of its versions can't be read: ${error.message}`);
    return [];
  }
}

function printState(app: ReleasedApp, releases: RemoteReleases): void {
  const { live, serving, scheduled, canary, comparison, request } = releases;
  console.log(`${app}: ${live ? `${live.version} is live` : 'nothing is live'}`);
  if (serving) printServing(serving);
  if (scheduled) console.log(`  ${scheduled.version} goes live at ${scheduled.at}, scheduled by ${scheduled.who}`);
  if (request) console.log(`  ${describeRequest(request)}`);
  if (canary) console.log(`  ${describeCanary(canary)}`);
  for (const line of comparison ? describeComparison(comparison) : []) console.log(`    ${line}`);
}

function printVersions(app: ReleasedApp, releases: RemoteReleases, verdicts: RemoteVerdict[]): void {
  const { live, canary, versions, history } = releases;
  const earlier = releases.earlier ?? trailOf([...history].reverse(), app).slice(0, -1);
  const markOf = (version: string) => {
    if (version === live?.version) return '*';
    if (version === canary?.version) return '%';
    return earlier.includes(version) ? '<' : ' ';
  };
  for (const { version, builtAt, bytes, commit, publishedBy, lastServedAt } of versions) {
    const served = lastServedAt ? `served until ${ageOf(lastServedAt)} ago` : 'never live';
    // The history covers the last hundred changes.
    const otherwise = version === live?.version ? `made live by ${live.who}` : `published by ${publishedBy}, ${served}`;
    const last = describeLast(history, version) ?? otherwise;
    const verdict = verdicts.find((one) => one.version === version);
    const facts = [
      `built ${ageOf(builtAt)} ago`,
      megabytes(bytes),
      describeCommit(commit),
      ...rehearsalOf(verdict),
      last,
    ];
    console.log(`  ${markOf(version)} ${version}  ${facts.join('  ')}`);
    for (const refusal of verdict?.refusals ?? []) console.log(`      would be refused: ${refusal}`);
  }
}

function rehearsalOf(verdict: RemoteVerdict | undefined): string[] {
  if (!verdict) return [];
  const { isRehearsed, rehearsedBy } = verdict;
  const signed = rehearsedBy ? `, signed with the key ${rehearsedBy}` : '';
  if (isRehearsed) return [`rehearsed${signed}`];
  return [`not rehearsed${signed && `${signed}, which counts no more`}`];
}

function printServing({ shells, following, others }: RemoteServing): void {
  const all = `${shells} server${shells === 1 ? '' : 's'}`;
  console.log(`  served by ${following} of ${all}`);
  for (const { version, hosts } of others) {
    const verb = hosts.length === 1 ? 'serves' : 'serve';
    const advice = 'the log there says why; started again, it takes up what is live';
    console.log(
      `  ${hosts.length} of ${all} still ${verb} ${version ?? 'none of it'}: ${hosts.join(', ')} (${advice})`,
    );
  }
}

function printPacked(packed: Release[], { versions }: RemoteReleases): void {
  const published = new Set(versions.map(({ version }) => version));
  for (const { version, builtAt, commit } of packed.filter((release) => !published.has(release.version))) {
    console.log(`    ${version}  built ${ageOf(builtAt)} ago  ${describeCommit(commit)}  packed on this machine alone`);
  }
}
