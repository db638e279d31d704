import type { Release, ReleasedApp } from '@site/federation';
import { ownerOf, readRelease, scopeOf } from '@site/releases';
import type { Candidate } from '../candidate';
import { answerAt, type Answer } from './answer';
import { evenly } from './evenly';
import { inParallel } from './in-parallel';
import type { RehearsalOptions } from './rehearsal-options';
import type { RehearsalShell, RehearsedSet } from './rehearsal-shell';

type Shell = Pick<RehearsalShell, 'origin' | 'releases'>;

/** The most distinct ones first, which are seen first where many fail. */
export interface RehearsedAddresses {
  /** To be rendered. */
  rendered: string[];
  /** Those among them that are also to be mounted in a browser. */
  mounted: string[];
  /** How many alike pages are not mounted, since the sample stands for them. */
  alike: number;
  /** Those that the live site map lists and the candidate's does not. */
  unlisted: string[];
  /** Whether an address belongs to an app that is there: a team's own machine may have no release of the site. */
  isServed(address: string): boolean;
}

/** Pages of one folder, such as posts, share their code. So many of them are mounted. */
const sampleSize = 40;
/** Addresses that differ in their query alone, such as those of tags, are views of one page. So many of them are rendered. */
const viewSample = 8;
const width = 4;

/** What visitors can reach: the site maps of the candidate and of what is live, and every app's own patterns. */
export async function addressesOf(
  candidate: Candidate,
  { rehearsed, live }: { rehearsed: Shell; live: Shell | undefined },
  { thorough }: Pick<RehearsalOptions, 'thorough'>,
): Promise<RehearsedAddresses> {
  const [listed, before] = await Promise.all([siteMapAt(rehearsed.origin), live ? siteMapAt(live.origin) : []]);
  const folders = mostDifferentFirst([...new Set([...listed, ...before])]);
  const pages = folders.flat();
  const sample = thorough ? pages : folders.flatMap((folder) => folder.slice(0, sampleSize));
  const releases = await releasesOf(rehearsed.releases);
  const patterns = patternsOf(releases);
  const scopes = Object.fromEntries(releases.map((release) => [release.app, scopeOf(release) ?? '']));
  const isServed = (address: string) => ownerOf(address, scopes) !== undefined;
  const { app, server } = candidate.release;
  const isSite = scopeOf(candidate.release) === '/';
  const all = [...Object.values(patterns).flat(), ...resources, notFound, ...pages];
  const rendered = [...new Set(all)].filter(isServed);
  const unlisted = before.filter((address) => !listed.includes(address));
  if (server === null || !isSite) {
    const mounted = await pagesAmong(patterns[app] ?? [], candidate, rehearsed);
    return { rendered, unlisted, isServed, mounted, alike: 0 };
  }
  return { rendered, unlisted, isServed, mounted: [notFound, ...sample], alike: pages.length - sample.length };
}

/** Those that a browser opens as the candidate's page, or that lead to one: not a feed, a site map or a picture. */
async function pagesAmong(addresses: string[], { release: { app } }: Candidate, { origin }: Shell): Promise<string[]> {
  const answers = await inParallel(addresses, width, (address) => answerAt(origin, address));
  const pages = answers.filter(({ status, renderedBy }) =>
    renderedBy ? renderedBy.app === app : status >= 300 && status < 400,
  );
  const found = new Set(pages.map(({ address }) => address));
  return addresses.filter((address) => found.has(address));
}

/** An address that no page has. */
export const notFound = '/an-address-that-no-page-has';
const resources = ['/sitemap.xml', '/robots.txt'];

/** Paths of the pages that a shell's site map lists. */
export async function siteMapAt(origin: string): Promise<string[]> {
  const locations = async (address: string) =>
    [...(await answerAt(origin, address)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, location = '']) => new URL(location).pathname,
    );
  const paths = await locations('/sitemap.xml');
  const parts = paths.filter((address) => address.endsWith('.xml'));
  return [...paths.filter((address) => !parts.includes(address)), ...(await Promise.all(parts.map(locations))).flat()];
}

const releasesOf = (set: RehearsedSet): Promise<Release[]> =>
  Promise.all(Object.entries(set).map(([app, { folder, version }]) => readRelease(folder, app, version)));

/**
 * Addresses that each release claims. A pattern's parameters get a sample value where the app renders in the browser: its
 * document is there for any. Of what a server renders, the site map knows the values that there are.
 */
const patternsOf = (releases: Release[]): Record<ReleasedApp, string[]> =>
  Object.fromEntries(
    releases.map(({ app, addresses, server }) => {
      const written = addresses.filter((pattern) => pattern !== '/*' && (server === null || !pattern.includes(':')));
      return [app, written.map((pattern) => pattern.replaceAll(/:[^/]+/g, '1'))];
    }),
  );

/** Pages of a folder, such as posts, are alike: the shortest lists first, each sampled evenly. */
function mostDifferentFirst(addresses: string[]): string[][] {
  const folders = grouped(addresses, (address) => address.slice(0, address.lastIndexOf('/')) || address);
  return folders.sort((a, b) => a.length - b.length).map(evenly);
}

/** Addresses of this site that pages link to and that are not rendered by themselves. */
export function linkedFrom(
  answers: Answer[],
  { rendered, isServed }: Pick<RehearsedAddresses, 'rendered' | 'isServed'>,
  { thorough }: Pick<RehearsalOptions, 'thorough'>,
): string[] {
  const found = answers.flatMap(({ text }) => [...text.matchAll(/ href="(\/[^"#]*)/g)].map(([, href = '']) => href));
  const pages = found
    .map((href) => href.replaceAll('&amp;', '&'))
    .filter((href) => !/^\/(api|media|releases|shell)\/|^\/\//.test(href));
  const others = [...new Set(pages)].filter((href) => isServed(href) && !rendered.includes(href));
  if (thorough) return others;
  const views = grouped(others, (href) => href.split('?')[0] ?? href);
  return views.flatMap((hrefs) => evenly(hrefs).slice(0, viewSample));
}

function grouped(addresses: string[], keyOf: (address: string) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const address of addresses) groups.set(keyOf(address), [...(groups.get(keyOf(address)) ?? []), address]);
  return [...groups.values()];
}
