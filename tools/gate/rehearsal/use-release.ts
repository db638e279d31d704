import type { Browser } from '@playwright/test';
import { consoleScope } from '@site/federation';
import { scopeOf } from '@site/releases';
import type { Candidate } from '../candidate';
import { notFound } from './addresses';
import { handlesForms, conditionsOf, servesPages } from './conditions';
import type { PartFinding } from './finding';
import { useConsole } from './used/console';
import { renderOften } from './used/endurance';
import { sendForms } from './used/forms';
import { stayOpen } from './used/stays-open';
import { Screens } from './used/screens';
import { SentBefore } from './used/sent-before';
import type { UsedSite } from './used/used-site';

interface Used {
  /** For pages that are only rendered. */
  apiUrl: string;
  /** Of the shell that renders the app's pages with that API. */
  origin: string;
  browser: Browser | undefined;
  /** What a browser may write to, once it has started. */
  opening: Promise<UsedSite | undefined>;
  /** Addresses of the app's pages. */
  pages: string[];
  /** Also forms that are unchanged since they were sent. */
  thorough: boolean;
  /** Aborted when nobody waits for the finding any more. */
  signal: AbortSignal;
}

/** Uses the candidate as people do, with a database of the rehearsal's own. Forms of pages that were declared as changed are left out. */
export async function useRelease(
  candidate: Candidate,
  { apiUrl, origin, browser, opening, pages, thorough, signal }: Used,
): Promise<PartFinding> {
  const { server } = candidate.release;
  const isConsole = scopeOf(candidate.release) === consoleScope;
  const found = pages.filter((address) => address !== notFound);
  const listed = found.filter((address) => !candidate.changed.includes(address));
  const screens = { addresses: found.filter(isForEditors), screens: await Screens.of(candidate) };
  const useInBrowser = async (): Promise<PartFinding[]> => {
    const site = await opening;
    if (!browser || !site) return [];
    const conditions = await conditionsOf(browser.version(), [...servesPages, ...handlesForms]);
    const before = await SentBefore.of(candidate, { origin: site.origin, conditions, thorough });
    return Promise.all([
      stayOpen(browser, site.origin, listed.slice(0, 2)),
      ...(server ? [sendForms(browser, site, { origin, addresses: listed }, before)] : []),
      ...(isConsole ? [useConsole(browser, site, screens)] : []),
    ]);
  };
  const [often, used] = await Promise.all([renderOften(candidate, apiUrl, listed, signal), useInBrowser()]);
  const findings = [often, ...used];
  return {
    seen: findings.flatMap(({ seen }) => (seen ? [seen] : [])).join(', '),
    problems: findings.flatMap(({ problems }) => problems),
    keep: async () => void (await Promise.all(findings.map(({ keep }) => keep?.()))),
  };
}

/** Not what people see before they sign in, and no address with a made-up parameter. */
const isForEditors = (address: string): boolean => !/\/(login|forgot-password|[^/]*1(\/|$))/.test(address);
