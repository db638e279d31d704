import type { Browser, Page } from '@playwright/test';
import type { Candidate } from '../candidate';
import { inParallel } from './in-parallel';
import { mountPage, type Mounted } from './mount-page';
import type { RehearsalShell } from './rehearsal-shell';

const width = 4;
/** Where that many pages fail, the others would show nothing new. */
const enoughFailures = 5;

/** The files loaded by pages that had no errors and requested nothing but files. */
export type LoadedByAddress = Map<string, string[]>;

/** Mounts pages in a real browser. An error that the live page has too is not the candidate's fault. */
export async function mountPages(
  browser: Browser,
  { release: { app, server, version } }: Candidate,
  addresses: string[],
  { rehearsed, live }: { rehearsed: RehearsalShell; live: RehearsalShell | undefined },
  stop: () => boolean,
): Promise<{ count: number; complaints: [string, string][]; loaded: LoadedByAddress }> {
  const isDrawn = server !== null;
  const complaints: [string, string][] = [];
  const loaded: LoadedByAddress = new Map();
  const failed = new Set<string>();
  // Tabs are reused, page after page, so that scripts are fetched only once.
  const tabs = new Map<string, Page[]>();
  const mountedAt = async (origin: string, address: string): Promise<Mounted> => {
    const idle = tabs.get(origin) ?? [];
    tabs.set(origin, idle);
    const tab = idle.pop() ?? (await privateTab(browser));
    const mounted = await mountPage(tab, { origin, address, isDrawn });
    // A tab that has shown an error may continue to suffer from it.
    if (mounted.complaints.length > 0) await tab.context().close();
    else idle.push(tab);
    return mounted;
  };
  const mounted = await inParallel(
    addresses,
    width,
    async (address) => {
      const { complaints: found, loaded: files } = await mountedAt(rehearsed.origin, address);
      if (found.length === 0 && files) loaded.set(address, files);
      const known = found.length > 0 && live ? (await mountedAt(live.origin, address)).complaints : [];
      const nameless = known.map((complaint) => withoutVersion(complaint, app));
      const fresh = found.filter((complaint) => !nameless.includes(withoutVersion(complaint, app)));
      if (fresh.length > 0) failed.add(address);
      complaints.push(...fresh.map((complaint): [string, string] => [address, complaint.replaceAll(version, '…')]));
    },
    () => failed.size >= enoughFailures || stop(),
  );
  return { count: mounted.length, complaints, loaded };
}

const withoutVersion = (complaint: string, app: string): string =>
  complaint.replaceAll(new RegExp(`/${app}/[^/]+/`, 'g'), '').replaceAll(/\.[0-9a-f]{8,}\./g, '.');

/** A low window: nobody looks, and painting costs more than checking. */
const viewport = { width: 1280, height: 240 };

/** With its own cookies. Other sites are blocked: their responses say nothing about a release. */
async function privateTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', viewport });
  return context.newPage();
}
