import { rm } from 'node:fs/promises';
import path from 'node:path';
import { releasedApps } from '@site/federation';
import { makeTemporaryFolder, removeAbandonedFolders } from '../../release/temporary-folder';
import type { Candidate } from '../candidate';
import { byComplaint } from '../complaints';
import type { Finding } from '../gate-check';
import { addressesOf } from './addresses';
import { openBrowser } from './browser';
import { buildMissing } from './build-missing';
import { drawPages } from './draw-pages';
import { mountChanged } from './mount-changed';
import { OpenedThings } from './opened-things';
import { rehearsalApi } from './rehearsal-api';
import { coverage, timeLimit, type RehearsalOptions } from './rehearsal-options';
import { RehearsalShell, type RehearsedSet } from './rehearsal-shell';

const noBrowser =
  'No Chromium was found to rehearse the release in. Install one, or set CHROMIUM_PATH to yours. With --no-browser the release goes live without a rehearsal, and the history says so.';

const none = Promise.resolve(undefined);

/** Runs the candidate on a private shell, and checks every page of it against what is live. */
export async function rehearse(candidate: Candidate, options: RehearsalOptions): Promise<Finding> {
  const things = new OpenedThings();
  try {
    await removeAbandonedFolders();
    const folder = await things.add(makeTemporaryFolder(), (it) => rm(it, { recursive: true, force: true }));
    const api = await things.add(rehearsalApi(candidate.product, path.join(folder, 'product')), (it) => it.stop());
    await buildMissing('dist/shell/server/main.cjs', 'shell-client', 'shell-server');
    const start = (name: string, releases: RehearsedSet) => {
      const starting = RehearsalShell.start({ folder: path.join(folder, name), releases, apiUrl: api.url });
      return things.add(starting, (it) => it.stop());
    };
    const [liveSet, rehearsedSet] = [liveOf(candidate), withCandidate(candidate)];
    const starting = start('rehearsed', rehearsedSet).catch((error: Error) => error);
    // What is live may be damaged: then there is nothing to compare the fix with.
    const liveStarting = liveSet[candidate.release.app] ? start('live', liveSet).catch(() => undefined) : none;
    // Closed first: a shell waits for open connections.
    const browserOpening = things.add(options.browser ? openBrowser(folder) : none, (it) => it?.close());
    const [live, rehearsed, browser] = await Promise.all([liveStarting, starting, browserOpening]);
    if (options.browser && !browser) return { seen: '', refusals: [noBrowser] };
    if (rehearsed instanceof Error) return { seen: '', refusals: [cantServe(candidate, rehearsed)] };

    const origins = [rehearsed.origin, ...(live ? [live.origin] : [])];
    const addresses = await addressesOf(candidate, rehearsedSet, origins);
    const stages = { rehearsed, live };
    const drawn = await drawPages(candidate, addresses, stages, timeLimit('drawn', options));
    const mounted = browser && (await mountChanged(browser, candidate, addresses.mounted, stages, options));
    const isCompared = live !== undefined || !liveSet[candidate.release.app];
    const inBrowser = mounted?.seen ?? 'none mounted (--no-browser)';
    return {
      seen: `${isCompared ? '' : 'not compared, since the live release can’t be started; '}${coverage(drawn.count, addresses.drawn.length, 'addresses rendered')}, ${inBrowser}, with ${api.source}`,
      refusals: [...byComplaint(drawn.complaints), ...byComplaint(mounted?.complaints ?? [])],
    };
  } finally {
    await things.close();
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
