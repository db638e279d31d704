import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder, removeAbandonedFolders } from '../../release/temporary-folder';
import type { Candidate } from '../candidate';
import { groupProblems } from '@site/releases';
import type { Finding } from '../gate-check';
import { addressesOf } from './addresses';
import { openBrowser } from './browser';
import { buildMissing } from './build-missing';
import type { PartFinding } from './finding';
import { lookAtPages } from './look-at-pages';
import { OpenedThings } from './opened-things';
import { type OwnProduct, startOwnProduct } from './own-product';
import { CallRecorder } from '../replay/call-recorder';
import { storeCalls } from '../replay/recorded-calls';
import type { RehearsalOptions } from './rehearsal-options';
import { RehearsalShell, type RehearsedSet } from './rehearsal-shell';
import { useRelease } from './use-release';
import type { UsedSite } from './used/used-site';

const noBrowser =
  'No Chromium was found to rehearse the release in. Install one, or set CHROMIUM_PATH to yours. With --no-browser the release goes live without a rehearsal, and the history says so.';

const none = Promise.resolve(undefined);
const notUsed: PartFinding = { seen: 'not used as people do: already refused', complaints: [] };

/** Runs the candidate on private shells: checks every page of it against what is live, and uses it as people do. */
export async function rehearse(candidate: Candidate, options: RehearsalOptions): Promise<Finding> {
  const things = new OpenedThings();
  const ended = new AbortController();
  try {
    await removeAbandonedFolders();
    const folder = await things.add(makeTemporaryFolder(), (it) => rm(it, { recursive: true, force: true }));
    await buildMissing('dist/shell/server/main.cjs', 'shell-client', 'shell-server');
    // Without a browser nothing is written: the running API is enough.
    const onlyReads = candidate.product !== null && !options.browser;
    const own = onlyReads ? undefined : things.add(startOwnProduct(path.join(folder, 'product')), (it) => it.stop());
    const apiUrl = String(candidate.product ?? (await own)?.apiUrl);
    const start = (name: string, releases: RehearsedSet, url = apiUrl) => {
      const starting = RehearsalShell.start({ folder: path.join(folder, name), releases, apiUrl: url });
      return things.add(starting, (it) => it.stop());
    };
    const [liveSet, rehearsedSet] = [liveOf(candidate), withCandidate(candidate)];
    // Starts while pages are looked at, with the API that runs.
    const opening = things.add(
      openUsedSite(own, things, (url) => start('used', rehearsedSet, url)),
      () => undefined,
    );
    opening.catch(() => undefined);
    const starting = start('rehearsed', rehearsedSet).catch((error: Error) => error);
    // What is live may be damaged: then there is nothing to compare the fix with.
    const liveStarting = liveSet[candidate.release.app] ? start('live', liveSet).catch(() => undefined) : none;
    // Closed first: a shell waits for open connections.
    const browserOpening = things.add(options.browser ? openBrowser(folder) : none, (it) => it?.close());
    const [live, rehearsed, browser] = await Promise.all([liveStarting, starting, browserOpening]);
    if (options.browser && !browser) return { seen: '', refusals: [noBrowser] };
    if (rehearsed instanceof Error) return { seen: '', refusals: [cantServe(candidate, rehearsed)] };

    const addresses = await addressesOf(candidate, { rehearsed, live }, options);
    const used = { apiUrl, browser, opening, pages: addresses.mounted, signal: ended.signal };
    const using = useRelease(candidate, used);
    using.catch(() => undefined);
    const looked = await lookAtPages(candidate, addresses, { rehearsed, live, browser }, options);
    // Whoever has to mend a page need not wait for the rest.
    const uses = looked.complaints.length > 0 ? notUsed : await using;
    const complaints = [...looked.complaints, ...uses.complaints];
    const recorder = complaints.length === 0 && (await opening)?.recorder;
    if (recorder && browser) await storeForLater(candidate, uses, recorder);
    const isCompared = live !== undefined || !liveSet[candidate.release.app];
    return {
      seen: [
        ...(isCompared ? [] : ['not compared, since the live release can’t be started']),
        `${looked.seen}, with ${candidate.product ? 'the running API' : 'an API with sample content'}`,
        uses.seen,
      ].join('; '),
      refusals: groupProblems(complaints),
    };
  } finally {
    ended.abort();
    await things.close();
  }
}

/** The candidate on an API of the rehearsal's own, whose calls are recorded. */
async function openUsedSite(
  own: Promise<OwnProduct> | undefined,
  things: OpenedThings,
  startShell: (apiUrl: string) => Promise<RehearsalShell>,
): Promise<(UsedSite & { recorder: CallRecorder }) | undefined> {
  if (!own) return undefined;
  const product = await own;
  const recorder = await things.add(CallRecorder.open(product.apiUrl), (it) => it.close());
  const { origin } = await startShell(recorder.url);
  return { ...product, origin, recorder };
}

const cantServe = ({ name }: Candidate, { message }: Error): string =>
  `The shell can’t serve ${name}: ${message.split('\n')[0]}`;

/** For the next release, and for the day when another API may go live. A release that is only tried is stored nowhere. */
async function storeForLater(
  { releasesDir, folder, release }: Candidate,
  uses: PartFinding,
  { calls, openedAt }: CallRecorder,
): Promise<void> {
  const { app, version } = release;
  if (path.resolve(folder) !== path.resolve(releasesDir, app, version)) return;
  await uses.keep?.();
  await storeCalls(releasesDir, app, version, { recordedAt: openedAt, calls });
}

function liveOf({ live, releasesDir }: Candidate): RehearsedSet {
  const set: RehearsedSet = {};
  for (const [app, version] of Object.entries(live)) {
    if (version) set[app] = { version, folder: path.join(releasesDir, app, version) };
  }
  return set;
}

const withCandidate = (candidate: Candidate): RehearsedSet => {
  const { release, folder } = candidate;
  return { ...liveOf(candidate), [release.app]: { version: release.version, folder } };
};
