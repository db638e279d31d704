import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { releasedApps } from '@site/federation';
import type { Candidate } from '../candidate';
import { byComplaint } from '../complaints';
import type { Finding } from '../gate-check';
import { addressesOf } from './addresses';
import { openBrowser } from './browser';
import { drawPages } from './draw-pages';
import { mountPages } from './mount-pages';
import { rehearsalApi } from './rehearsal-api';
import { coverage, timeLimit, type RehearsalOptions } from './rehearsal-options';
import { RehearsalShell, type RehearsedSet } from './rehearsal-shell';

const noBrowser =
  'There is no Chromium to rehearse the release in: install one, or name yours in CHROMIUM_PATH. With --no-browser it goes live without, and the history says so.';

/** Lets the candidate stand beside what is live, where nobody sees it, and looks at every page of it. */
export async function rehearse(candidate: Candidate, options: RehearsalOptions): Promise<Finding> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'rehearsal-'));
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const browser = options.browser ? await openBrowser() : undefined;
    if (browser) ends.unshift(() => browser.close());
    else if (options.browser) return { seen: '', refusals: [noBrowser] };
    const api = await rehearsalApi(candidate.product, path.join(folder, 'product'));
    ends.unshift(() => api.stop());
    const start = async (name: string, releases: RehearsedSet) => {
      const shell = await RehearsalShell.start({ folder: path.join(folder, name), releases, apiUrl: api.url });
      ends.unshift(() => shell.stop());
      return shell;
    };
    const [liveSet, rehearsedSet] = [liveOf(candidate), withCandidate(candidate)];
    const live = liveSet[candidate.release.app] ? await start('live', liveSet) : undefined;
    const rehearsed = await start('rehearsed', rehearsedSet).catch((error: Error) => error);
    if (rehearsed instanceof Error) return { seen: '', refusals: [cantServe(candidate, rehearsed)] };

    const origins = [rehearsed.origin, ...(live ? [live.origin] : [])];
    const addresses = await addressesOf(candidate, rehearsedSet, origins);
    const stages = { rehearsed, live };
    const drawn = await drawPages(candidate, addresses, stages, timeLimit('drawn', options));
    const limit = timeLimit('mounted', options);
    const mounted = browser && (await mountPages(browser, candidate, addresses.mounted, stages, limit));
    const inBrowser = mounted
      ? coverage(mounted.count, addresses.mounted.length, 'mounted in a browser')
      : 'none mounted (--no-browser)';
    return {
      seen: `${coverage(drawn.count, addresses.drawn.length, 'addresses drawn')}, ${inBrowser}, with ${api.source}`,
      refusals: [...byComplaint(drawn.complaints), ...byComplaint(mounted?.complaints ?? [])],
    };
  } finally {
    for (const end of ends) await end();
  }
}

const cantServe = ({ name }: Candidate, { message }: Error): string =>
  `The shell can’t serve ${name}: ${message.split('\n')[0]}`;

function liveOf({ live, releasesDir }: Candidate): RehearsedSet {
  const set: RehearsedSet = {};
  for (const app of releasedApps) {
    const version = live[app];
    if (version) set[app] = { version, folder: path.join(releasesDir, app, version) };
  }
  return set;
}

const withCandidate = (candidate: Candidate): RehearsedSet => {
  const { release, folder } = candidate;
  return { ...liveOf(candidate), [release.app]: { version: release.version, folder } };
};
