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
import type { Page } from './release-connection';

export interface Wanted {
  /** Absent: all apps. */
  app?: ReleasedApp | undefined;
  /** All versions of them, however many there are. */
  all?: boolean;
}

/**
 * `npm run releases`: lists the apps that the token is for, and what is packed on this machine alone. Throws Problem, also once
 * it has listed what it could of versions that were all wanted.
 */
export async function listAt(client: ReleaseClient, { app, all = false }: Wanted = {}): Promise<void> {
  const releasesDir = defaultReleasesDir();
  if (client.isLocal) await reportDamage(releasesDir);
  const problems: Problem[] = [];
  const incomplete: ReleasedApp[] = [];
  // A shell that has nothing to serve yet does not say what is live.
  const apps = app ? [app] : await appsAt(client, releasesDir).catch(() => knownApps(releasesDir));
  // Side by side: a store that hangs is waited for once.
  for (const inquiry of apps.map((each) => inquire(client, each, all))) {
    try {
      const listed = await printPublished(client, inquiry);
      if (client.isLocal) printPacked(await storedReleases(releasesDir, inquiry.app), listed);
      if (all && !listed.isWhole) incomplete.push(inquiry.app);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problems.push(error);
    }
  }
  if (problems.length === apps.length && problems[0]) throw problems[0];
  console.log('\n* live   % canary   < rollback possible');
  if (incomplete.length > 0) {
    throw new Problem(`The list of ${incomplete.join(' and ')} is not whole: run the same command again.`);
  }
}

interface Inquiry {
  app: ReleasedApp;
  all: boolean;
  releases: Promise<RemoteReleases>;
  verdicts: Promise<Verdicts>;
}

/** What the gate says of versions, as far as that could be read. */
interface Verdicts {
  /** By version, the newest first. */
  items: Map<string, RemoteVerdict>;
  /** How many there are; undefined: nobody said. */
  total: number | undefined;
  problem?: Problem;
}

/** Begins to ask for all that is printed of an app; of one that the token is not for, nothing after the first refusal. */
function inquire(client: ReleaseClient, app: ReleasedApp, all: boolean): Inquiry {
  const releases = client.read(app);
  const verdicts = releases.then(() => readVerdicts(client, app, all));
  // Whoever awaits the app before gets to it later.
  for (const each of [releases, verdicts]) each.catch(() => undefined);
  return { app, all, releases, verdicts };
}

/** A store that is down or hangs, or an older version of the product, must not hide what is published. */
async function readVerdicts(client: ReleaseClient, app: ReleasedApp, all: boolean, tries = 3): Promise<Verdicts> {
  const items = new Map<string, RemoteVerdict>();
  let total: number | undefined;
  try {
    do {
      const page = await client.verdicts(app, items.size, all);
      total ??= page.total;
      if (!continues(page, items, total)) {
        if (tries > 1) return await readVerdicts(client, app, all, tries - 1);
        throw new Problem('others are published or deleted meanwhile.');
      }
      for (const item of page.items) items.set(item.version, item);
    } while (all && items.size < total);
    return { items, total };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { items, total, problem: error };
  }
}

/** Whether the list is still the one that the pages before are of: what comes or goes moves the others from page to page. */
const continues = (page: Page<RemoteVerdict>, before: Map<string, RemoteVerdict>, total: number): boolean =>
  page.total === total &&
  (page.items.length > 0 || total === 0) &&
  !page.items.some(({ version }) => before.has(version));

type ListedVersion = RemoteVersion & Partial<RemoteVerdict>;

interface ListedVersions {
  versions: ListedVersion[];
  /** There are no others. */
  isWhole: boolean;
}

/** What is live at once, then the versions. Throws Problem. */
async function printPublished(client: ReleaseClient, inquiry: Inquiry): Promise<ListedVersions> {
  const { app, all } = inquiry;
  const releases = await inquiry.releases;
  printState(app, releases);
  const { items, total, problem } = await inquiry.verdicts;
  const unread = items.size > 0 ? "Older versions can't be listed" : "What the gate says of its versions can't be read";
  if (problem) console.log(`  ${unread}: ${problem.message}`);
  const served = new Map(releases.versions.map((version) => [version.version, version]));
  // Read later than those that came with what is live.
  const newest = [...items.values()].map((item) => ({ ...served.get(item.version), ...item }));
  const versions = items.size > 0 ? newest : releases.versions;
  printVersions(app, releases, versions);
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

function printVersions(app: ReleasedApp, releases: RemoteReleases, versions: ListedVersion[]): void {
  const { live, canary, history } = releases;
  const earlier = releases.earlier ?? trailOf([...history].reverse(), app).slice(0, -1);
  const markOf = (version: string) => {
    if (version === live?.version) return '*';
    if (version === canary?.version) return '%';
    return earlier.includes(version) ? '<' : ' ';
  };
  for (const listed of versions) {
    const { version, builtAt, bytes, commit, publishedBy, lastServedAt, refusals = [] } = listed;
    const published = `published by ${publishedBy}${servedUntil(lastServedAt)}`;
    // The history covers the last hundred changes.
    const otherwise = version === live?.version ? `made live by ${live.who}` : published;
    const last = describeLast(history, version) ?? otherwise;
    const facts = [
      `built ${ageOf(builtAt)} ago`,
      megabytes(bytes),
      describeCommit(commit),
      ...rehearsalOf(listed),
      last,
    ];
    console.log(`  ${markOf(version)} ${version}  ${facts.join('  ')}`);
    for (const refusal of refusals) console.log(`      would be refused: ${refusal}`);
  }
}

function servedUntil(at: string | null | undefined): string {
  if (at === undefined) return '';
  return at === null ? ', never live' : `, served until ${ageOf(at)} ago`;
}

function rehearsalOf({ isRehearsed, rehearsedBy }: ListedVersion): string[] {
  if (isRehearsed === undefined) return [];
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
