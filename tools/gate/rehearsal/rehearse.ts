import path from 'node:path';
import type { Candidate } from '../candidate';
import { groupProblems } from '@site/releases';
import type { Finding } from '../gate-check';
import { addressesOf } from './addresses';
import type { PartFinding } from './finding';
import { lookAtPages } from './look-at-pages';
import type { CallRecorder } from '../replay/call-recorder';
import { readSamplePosts, storeCalls } from '../replay/recorded-calls';
import type { RehearsalOptions } from './rehearsal-options';
import type { RehearsedSet } from './rehearsal-shell';
import { setOf, RehearsalSetup, type RehearseOptions } from './rehearsal-setup';
import { useRelease } from './use-release';
import type { UsedSite } from './used/used-site';

const noBrowser =
  'No Chromium was found to rehearse the release in, or it does not start. Install one (npx playwright install --with-deps chromium-headless-shell), or set CHROMIUM_PATH to yours. With --no-browser the release goes live without a rehearsal, and the history says so.';

const notUsed: PartFinding = { seen: 'not used as people do: already refused', problems: [] };

/** Runs the candidate on private shells: checks every page of it against what is live, and uses it as people do. */
export async function rehearse(candidate: Candidate, options: RehearseOptions): Promise<Finding> {
  const setup = options.setup ?? new RehearsalSetup({ ...candidate, app: candidate.release.app }, options);
  const ended = new AbortController();
  try {
    return await rehearseOn(setup, candidate, options, ended.signal);
  } finally {
    ended.abort();
    if (!options.setup) await setup.close();
  }
}

async function rehearseOn(
  setup: RehearsalSetup,
  candidate: Candidate,
  options: RehearsalOptions,
  signal: AbortSignal,
): Promise<Finding> {
  const releases = withCandidate(candidate);
  // Starts while pages are looked at, with the API that runs.
  const opening = openUsedSite(setup, candidate, releases);
  opening.catch(() => undefined);
  const apiUrl = await setup.apiUrl();
  const starting = setup.startShell('rehearsed', releases, apiUrl).catch((error: Error) => error);
  const [live, rehearsed, browser] = await Promise.all([setup.live, starting, setup.browser]);
  if (options.browser && !browser) return { seen: '', refusals: [noBrowser] };
  if (rehearsed instanceof Error) return { seen: '', refusals: [cantServe(candidate, rehearsed)] };

  const addresses = await addressesOf(candidate, { rehearsed, live }, options);
  const { origin } = rehearsed;
  const { thorough } = options;
  const using = useRelease(candidate, { apiUrl, origin, browser, opening, pages: addresses.mounted, thorough, signal });
  using.catch(() => undefined);
  const looked = await lookAtPages(candidate, addresses, { rehearsed, live, browser }, options);
  // Whoever has to mend a page need not wait for the rest.
  const uses = looked.problems.length > 0 ? notUsed : await using;
  const problems = [...looked.problems, ...uses.problems];
  const recorder = problems.length === 0 && (await opening)?.recorder;
  if (recorder && browser) await storeForLater(candidate, uses, recorder);
  const isCompared = live !== undefined || !candidate.live[candidate.release.app];
  return {
    seen: [
      ...(isCompared ? [] : ['not compared, since the live release can’t be started']),
      `${looked.seen}, with ${candidate.product ? 'the running API' : 'an API with sample content'}`,
      uses.seen,
    ].join('; '),
    refusals: groupProblems(problems),
  };
}

/** The candidate on an API of the rehearsal's own, whose calls are recorded. */
async function openUsedSite(
  setup: RehearsalSetup,
  { live, releasesDir, release }: Candidate,
  releases: RehearsedSet,
): Promise<(UsedSite & { recorder: CallRecorder }) | undefined> {
  const product = await setup.own;
  if (!product) return undefined;
  const recorder = await setup.record(product.apiUrl);
  const { origin } = await setup.startShell('used', releases, recorder.url);
  const openLive = async (): Promise<string | undefined> => {
    if (!live[release.app]) return undefined;
    const opening = setup.startShell('used-live', setOf(live, releasesDir), product.apiUrl);
    return opening.then(
      (shell) => shell.origin,
      () => undefined,
    );
  };
  return { ...product, origin, openLive, recorder };
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
  await storeCalls(releasesDir, app, version, { recordedAt: openedAt, posts: await readSamplePosts(), calls });
}

function withCandidate({ live, releasesDir, release: { app, version }, folder }: Candidate): RehearsedSet {
  return { ...setOf(live, releasesDir), [app]: { version, folder } };
}
