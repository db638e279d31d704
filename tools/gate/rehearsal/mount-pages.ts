import type { Browser } from '@playwright/test';
import type { Candidate } from '../candidate';
import { inParallel } from './in-parallel';
import { mountPage, type Mounted, seeRendered } from './mount-page';
import type { RehearsalShell } from './rehearsal-shell';
import { comparedSeen, missing } from './seen/compare-seen';
import type { SeenAtWidths } from './seen/see-page';
import { Tabs } from './tabs';

const width = 4;
/** Where that many pages fail, the others would show nothing new. */
const enoughFailures = 5;

/** On a busy machine the live page's error may come after it was looked at. */
const liveTries = 3;

/** Pages that had no errors. */
export type MountedByAddress = Map<string, Mounted>;

interface Shells {
  rehearsed: RehearsalShell;
  live: RehearsalShell | undefined;
  before: {
    /** What was seen of the live version's page; undefined where that was not mounted here. */
    seenOf(address: string): SeenAtWidths | undefined;
  };
}

/**
 * Mounts pages in a real browser. An error that the live page has too is not the candidate's fault, and neither is it
 * that content has become less since the live version was rehearsed.
 */
export async function mountPages(
  browser: Browser,
  { changed, release: { app, server, version } }: Candidate,
  addresses: string[],
  { rehearsed, live, before }: Shells,
): Promise<{ count: number; problems: [string, string][]; sound: MountedByAddress }> {
  // Screens that people sign in to are looked at when they do (`useConsole`).
  const isRendered = server !== null;
  const problems: [string, string][] = [];
  const sound: MountedByAddress = new Map();
  const failed = new Set<string>();
  let hasHung = false;
  const tabs = new Tabs(browser);
  const mountedAt = (origin: string, address: string): Promise<Mounted> =>
    tabs.use(origin, (tab) =>
      mountPage(tab, { origin, address, isRendered, looks: isRendered, expected: before.seenOf(address) }),
    );

  async function problemsAt(address: string, { problems: found, seen: now, hung }: Mounted): Promise<string[]> {
    // Nothing excuses a page whose script never ends, and a comparison would share the processor with it.
    if (hung || (found.length === 0 && !now)) return found;
    if (!now) {
      let fresh = found;
      for (let tries = 0; live && fresh.length > 0 && tries < liveTries; tries++) {
        const { problems: known } = await mountedAt(live.origin, address);
        const nameless = known.map((problem) => withoutVersion(problem, app));
        fresh = fresh.filter((problem) => !nameless.includes(withoutVersion(problem, app)));
      }
      return fresh;
    }
    const seenBefore = before.seenOf(address);
    const less = seenBefore && comparedSeen(now, seenBefore);
    if (less?.length === 0 || changed.includes(address)) return missing(now);
    const liveNow = live && (await tabs.use(live.origin, (tab) => seeRendered(tab, live.origin + address)));
    const isLess = (seen: SeenAtWidths) => [
      ...missing(seen),
      ...(liveNow ? comparedSeen(seen, liveNow) : (less ?? [])),
    ];
    if (isLess(now).length === 0) return [];
    // Something may not have been there yet: what is refused was seen twice.
    const again = await mountedAt(rehearsed.origin, address);
    return again.seen ? isLess(again.seen) : again.problems;
  }

  const mounted = await inParallel(
    addresses,
    width,
    async (address) => {
      const found = await mountedAt(rehearsed.origin, address);
      hasHung ||= found.hung ?? false;
      const fresh = await problemsAt(address, found);
      if (fresh.length > 0) failed.add(address);
      else if (found.problems.length === 0) sound.set(address, found);
      problems.push(...fresh.map((problem): [string, string] => [address, problem.replaceAll(version, '…')]));
    },
    () => failed.size >= enoughFailures || hasHung,
  );
  return { count: mounted.length, problems, sound };
}

const withoutVersion = (problem: string, app: string): string =>
  problem.replaceAll(new RegExp(`/${app}/[^/]+/`, 'g'), '').replaceAll(/\.[0-9a-f]{8,}\./g, '.');
