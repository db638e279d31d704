import type { Browser } from '@playwright/test';
import type { Candidate } from '../candidate';
import { notFound } from './addresses';
import type { PartFinding } from './finding';
import { useConsole } from './used/console';
import { renderOften } from './used/endurance';
import { sendForms } from './used/forms';
import { stayOpen } from './used/stays-open';
import type { UsedSite } from './used/used-site';

interface Stage {
  /** For pages that are only rendered. */
  apiUrl: string;
  browser: Browser | undefined;
  /** What a browser may write to. */
  site: UsedSite | undefined;
  /** Addresses of the app's pages. */
  pages: string[];
}

/** Uses the candidate as people do, with a database of the rehearsal's own. What was declared as changed is left out. */
export async function useRelease(candidate: Candidate, { apiUrl, browser, site, pages }: Stage): Promise<PartFinding> {
  const { app, server } = candidate.release;
  const listed = pages.filter((address) => address !== notFound && !candidate.changed.includes(address));
  const findings = await Promise.all([
    renderOften(candidate, apiUrl, listed),
    ...(browser && site ? [stayOpen(browser, site.origin, listed.slice(0, 2))] : []),
    ...(browser && site && server ? [sendForms(browser, site, listed)] : []),
    ...(browser && site && app === 'admin-console' ? [useConsole(browser, site, listed.filter(isForEditors))] : []),
  ]);
  return {
    seen: findings.flatMap(({ seen }) => (seen ? [seen] : [])).join(', '),
    complaints: findings.flatMap(({ complaints }) => complaints),
  };
}

/** Not what people see before they sign in, and no address with a made-up parameter. */
const isForEditors = (address: string): boolean => !/\/(login|forgot-password|[^/]*1(\/|$))/.test(address);
