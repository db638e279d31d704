import { limits } from '@site/contracts';
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
import type { ReleaseClient, RemoteReleases, RemoteServing, RemoteVerdict, RemoteVersion } from './release-client';

export interface Wanted {
  /** Absent: all apps. */
  app?: ReleasedApp | undefined;
  /** All versions of them, however many there are. */
  all?: boolean;
}

/** `npm run releases`: lists the apps that the token is for, and what is packed on this machine alone. Throws Problem. */
export async function listAt(client: ReleaseClient, { app, all = false }: Wanted = {}): Promise<void> {
  const releasesDir = defaultReleasesDir();
  if (client.isLocal) await reportDamage(releasesDir);
  const problems: Problem[] = [];
  // A shell that has nothing to serve yet does not say what is live.
  const apps = app ? [app] : await appsAt(client, releasesDir).catch(() => knownApps(releasesDir));
  // Side by side: a store that hangs is waited for once.
  for (const inquiry of apps.map((each) => inquire(client, each, all))) {
    try {
      const listed = await printPublished(client, inquiry);
      if (client.isLocal) printPacked(await storedReleases(releasesDir, inquiry.app), listed);
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

interface Inquiry {
  app: ReleasedApp;
  all: boolean;
  releases: Promise<RemoteReleases>;
  verdicts: Promise<Verdicts>;
}

/** What the gate says of versions, as far as that could be read. */
interface Verdicts {
  items: RemoteVerdict[];
  /** How many there are; undefined: nobody said. */
  total?: number;
  problem?: Problem;
}

/** Begins to ask for all that is printed of an app; of one that the token is not for, nothing after the first refusal. */
export function inquire(client: ReleaseClient, app: ReleasedApp, all: boolean): Inquiry {
  const releases = client.read(app);
  const verdicts = releases.then(() => readVerdicts(client, app, all));
  // Whoever awaits the app before gets to it later.
  for (const each of [releases, verdicts]) each.catch(() => undefined);
  return { app, all, releases, verdicts };
}

/** A store that is down or hangs, or an older version of the product, must not hide what is published. */
async function readVerdicts(client: ReleaseClient, app: ReleasedApp, all: boolean): Promise<Verdicts> {
  const read: Verdicts = { items: [] };
  try {
    let isLast = false;
    while (!isLast) {
      const { items, total } = await client.verdicts(app, read.items.length);
      read.items.push(...items);
      read.total = total;
      isLast = !all || items.length < limits.page.max;
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    read.problem = error;
  }
  return read;
}

interface ListedVersions {
  versions: RemoteVersion[];
  /** There are no others. */
  isWhole: boolean;
}

/** What is live at once, then the versions. Throws Problem. */
export async function printPublished(client: ReleaseClient, inquiry: Inquiry): Promise<ListedVersions> {
  const { app, all } = inquiry;
  const releases = await inquiry.releases;
  printState(app, releases);
  const { items, total, problem } = await inquiry.verdicts;
  if (problem) console.log(`  What the gate says of its versions can't be read: ${problem.message}`);
  const names = new Set(releases.versions.map(({ version }) => version));
  const versions = [...releases.versions, ...items.filter(({ version }) => !names.has(version))];
  printVersions(app, { ...releases, versions }, items);
  const isWhole = total === undefined ? versions.length < limits.page.max : versions.length >= total;
  if (!isWhole) {
    const how = all ? '' : `: "${client.commands.listAll(app)}" lists all`;
    console.log(`  the newest ${versions.length}${total === undefined ? '' : ` of ${total}`} versions${how}`);
  }
  return { versions, isWhole };
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
    const published = `published by ${publishedBy}${servedUntil(lastServedAt)}`;
    // The history covers the last hundred changes.
    const otherwise = version === live?.version ? `made live by ${live.who}` : published;
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

function servedUntil(at: string | null | undefined): string {
  if (at === undefined) return '';
  return at === null ? ', never live' : `, served until ${ageOf(at)} ago`;
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

function printPacked(packed: Release[], { versions, isWhole }: ListedVersions): void {
  const listed = new Set(versions.map(({ version }) => version));
  const where = isWhole ? 'packed on this machine alone' : 'packed on this machine, and none of those above';
  for (const { version, builtAt, commit } of packed.filter((release) => !listed.has(release.version))) {
    console.log(`    ${version}  built ${ageOf(builtAt)} ago  ${describeCommit(commit)}  ${where}`);
  }
}
