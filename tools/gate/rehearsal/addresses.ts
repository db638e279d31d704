import type { Release } from '@site/federation';
import { liveReleases, ownerOf, readRelease, scopeOf } from '@site/releases';
import type { Candidate } from '../candidate';
import { responseAt, type PageResponse } from './page-response';
import { evenly } from './evenly';
import { inParallel } from './in-parallel';
import type { RehearsalOptions } from './rehearsal-options';
import type { RehearsalShell, RehearsedSet } from './rehearsal-shell';

type Shell = Pick<RehearsalShell, 'origin' | 'releases'>;

/** The most distinct ones first, which are seen first where many fail. */
export interface RehearsedAddresses {
  /** To be rendered. */
  rendered: string[];
  /** Those of the candidate's app that its pages or the live ones link to: to be rendered, too, whatever they answer now. */
  linked: string[];
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

/**
 * What visitors can reach: the site maps of the candidate and of what is live, every app's own patterns, and those that
 * the candidate's app had until now. Of an app beside the site, which needs no site map, also what its pages link to.
 */
export async function addressesOf(
  candidate: Candidate,
  { rehearsed, live }: { rehearsed: Shell; live: Shell | undefined },
  { thorough }: Pick<RehearsalOptions, 'thorough'>,
): Promise<RehearsedAddresses> {
  const [listed, before] = await Promise.all([siteMapAt(rehearsed.origin), live ? siteMapAt(live.origin) : []]);
  const pages = sampled([...new Set([...listed, ...before])], thorough);
  const releases = await releasesOf(rehearsed.releases);
  const scopes = Object.fromEntries(releases.map((release) => [release.app, scopeOf(release) ?? '']));
  const isServed = (address: string) => ownerOf(address, scopes) !== undefined;
  const { app, server } = candidate.release;
  const isSite = scopeOf(candidate.release) === '/';
  const liveRelease = await liveReleases(candidate.releasesDir, { [app]: candidate.live[app] });
  const claimed = [...new Set([candidate.release, ...liveRelease].flatMap(claimsOf))];
  const all = [...releases.flatMap(claimsOf), ...claimed, ...resources, notFound, ...pages.all];
  const rendered = [...new Set(all)].filter(isServed);
  const unlisted = before.filter((address) => !listed.includes(address));
  const found = { rendered, unlisted, isServed };
  if (server !== null && isSite) {
    return {
      ...found,
      linked: [],
      mounted: [notFound, ...pages.sample],
      alike: pages.all.length - pages.sample.length,
    };
  }
  const responses = await Promise.all([rehearsed, live].map((shell) => (shell ? fetchAll(shell, claimed) : [])));
  const isNew = (address: string) => ownerOf(address, scopes) === app && !rendered.includes(address);
  const linked = sampled(pathsLinkedFrom(responses.flat()).filter(isNew), thorough);
  const mounted = await pagesAmong([...claimed, ...linked.sample], candidate, rehearsed);
  return { ...found, linked: linked.all, mounted, alike: linked.all.length - linked.sample.length };
}

/** Pages of a folder, such as posts, are alike: the shortest lists first, each sampled evenly. */
function sampled(addresses: string[], thorough: boolean): { all: string[]; sample: string[] } {
  const folders = grouped(addresses, (address) => address.slice(0, address.lastIndexOf('/')) || address)
    .sort((a, b) => a.length - b.length)
    .map(evenly);
  const all = folders.flat();
  return { all, sample: thorough ? all : folders.flatMap((folder) => folder.slice(0, sampleSize)) };
}

const fetchAll = ({ origin }: Shell, addresses: string[]): Promise<PageResponse[]> =>
  inParallel(addresses, width, (address) => responseAt(origin, address));

/** Those that answer with a page of the candidate: not with a feed, a picture, or a redirect, which may lead to another site. */
async function pagesAmong(addresses: string[], { release: { app } }: Candidate, shell: Shell): Promise<string[]> {
  const pages = (await fetchAll(shell, addresses)).filter(({ renderedBy }) => renderedBy?.app === app);
  const found = new Set(pages.map(({ address }) => address));
  return addresses.filter((address) => found.has(address));
}

/** An address that no page has. */
export const notFound = '/an-address-that-no-page-has';
const resources = ['/sitemap.xml', '/robots.txt'];

/** Paths of the pages that a shell's site map lists. */
export async function siteMapAt(origin: string): Promise<string[]> {
  const locations = async (address: string) =>
    [...(await responseAt(origin, address)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, location = '']) => new URL(location).pathname,
    );
  const paths = await locations('/sitemap.xml');
  const parts = paths.filter((address) => address.endsWith('.xml'));
  return [...paths.filter((address) => !parts.includes(address)), ...(await Promise.all(parts.map(locations))).flat()];
}

const releasesOf = (set: RehearsedSet): Promise<Release[]> =>
  Promise.all(Object.entries(set).map(([app, { folder, version }]) => readRelease(folder, app, version)));

/**
 * Addresses that a release claims. A pattern's parameters get a sample value where the app renders in the browser: its
 * document is there for any. Of what a server renders, the site map or links know the values that there are.
 */
const claimsOf = ({ addresses, server }: Release): string[] =>
  addresses
    .filter((pattern) => pattern !== '/*' && (server === null || !pattern.includes(':')))
    .map((pattern) => pattern.replaceAll(/:[^/]+/g, '1'));

/** Addresses of this site that pages link to and that are not rendered by themselves. */
export function linkedFrom(
  responses: PageResponse[],
  { rendered, isServed }: Pick<RehearsedAddresses, 'rendered' | 'isServed'>,
  { thorough }: Pick<RehearsalOptions, 'thorough'>,
): string[] {
  const others = hrefsIn(responses).filter((href) => isServed(href) && !rendered.includes(href));
  if (thorough) return others;
  const views = grouped(others, (href) => href.split('?')[0] ?? href);
  return views.flatMap((hrefs) => evenly(hrefs).slice(0, viewSample));
}

const pathsLinkedFrom = (responses: PageResponse[]): string[] => [
  ...new Set(hrefsIn(responses).map((href) => href.split('?')[0] ?? href)),
];

function hrefsIn(responses: PageResponse[]): string[] {
  const found = responses.flatMap(({ text }) => [...text.matchAll(/ href="(\/[^"#]*)/g)].map(([, href = '']) => href));
  const pages = found
    .map((href) => href.replaceAll('&amp;', '&'))
    .filter((href) => !/^\/(api|media|releases|shell)\/|^\/\//.test(href));
  return [...new Set(pages)];
}

function grouped(addresses: string[], keyOf: (address: string) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const address of addresses) groups.set(keyOf(address), [...(groups.get(keyOf(address)) ?? []), address]);
  return [...groups.values()];
}
