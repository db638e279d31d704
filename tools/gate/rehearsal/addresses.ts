import type { ReleasedApp } from '@site/federation';
import { readRelease } from '@site/releases';
import type { Candidate } from '../candidate';
import { answerAt, type Answer } from './answer';
import { evenly } from './evenly';
import type { RehearsedSet } from './rehearsal-shell';

/** The most distinct ones first: there may not be time for all. */
export interface RehearsedAddresses {
  /** To be rendered. */
  drawn: string[];
  /** Those among them that are also to be mounted in a browser. */
  mounted: string[];
}

/** What visitors can reach: the site maps of the candidate and of what is live, and every app's own patterns. */
export async function addressesOf(
  candidate: Candidate,
  set: RehearsedSet,
  origins: string[],
): Promise<RehearsedAddresses> {
  const maps = (await Promise.all(origins.map(siteMapAt))).flat();
  const pages = mostDifferentFirst([...new Set(maps)]);
  const patterns = await patternsOf(set);
  const own = candidate.release.server === null ? (patterns[candidate.release.app] ?? []) : [notFound, ...pages];
  const others = Object.values(patterns).flat();
  return {
    drawn: [...new Set([...others, ...resources, ...own, ...pages])],
    mounted: own,
  };
}

/** An address that no page has. */
export const notFound = '/an-address-that-no-page-has';
const resources = ['/sitemap.xml', '/robots.txt'];

async function siteMapAt(origin: string): Promise<string[]> {
  const locations = async (address: string) =>
    [...(await answerAt(origin, address)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, location = '']) => new URL(location).pathname,
    );
  const paths = await locations('/sitemap.xml');
  const parts = paths.filter((address) => address.endsWith('.xml'));
  return [...paths.filter((address) => !parts.includes(address)), ...(await Promise.all(parts.map(locations))).flat()];
}

/** Fixed addresses that a release claims; a pattern's parameters get one sample value. */
async function patternsOf(set: RehearsedSet): Promise<Partial<Record<ReleasedApp, string[]>>> {
  const claimed = Object.entries(set).map(async ([app, { folder, version }]) => {
    const { addresses } = await readRelease(folder, app as ReleasedApp, version);
    const written = addresses.filter((pattern) => pattern !== '/*');
    return [app, written.map((pattern) => pattern.replaceAll(/:[^/]+/g, '1'))];
  });
  return Object.fromEntries(await Promise.all(claimed));
}

/** Pages of a folder, such as posts, are alike: the shortest lists first, each sampled evenly. */
function mostDifferentFirst(addresses: string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const address of addresses) {
    const folder = address.slice(0, address.lastIndexOf('/')) || address;
    groups.set(folder, [...(groups.get(folder) ?? []), address]);
  }
  return [...groups.values()].sort((a, b) => a.length - b.length).flatMap(evenly);
}

/** Addresses of this site that a page links to and that are not in the list yet. */
export function linkedFrom(answers: Answer[], known: string[]): string[] {
  const found = answers.flatMap(({ text }) => [...text.matchAll(/ href="(\/[^"#]*)/g)].map(([, href = '']) => href));
  const pages = found
    .map((href) => href.replaceAll('&amp;', '&'))
    .filter((href) => !/^\/(api|media|releases|shell)\/|^\/\//.test(href));
  return [...new Set(pages)].filter((href) => !known.includes(href));
}
