import type { Browser } from '@playwright/test';
import type { Candidate } from '../candidate';
import { conditionsOf, servesPages } from './conditions';
import type { PartFinding } from './finding';
import { mountPages } from './mount-pages';
import { MountedBefore } from './mounted-before';
import type { RehearsalShell } from './rehearsal-shell';

interface Options {
  /** Also the pages whose inputs are the same. */
  thorough: boolean;
}

/** Mounts every page whose inputs have changed since it was last mounted. */
export async function mountChanged(
  browser: Browser,
  candidate: Candidate,
  addresses: string[],
  shells: { rehearsed: RehearsalShell; live: RehearsalShell | undefined },
  { thorough }: Options,
): Promise<PartFinding> {
  const conditions = await conditionsOf(browser.version(), servesPages);
  const before = await MountedBefore.of(candidate, { origin: shells.rehearsed.origin, conditions });
  const needed = thorough ? addresses : await before.needed(addresses);
  const { count, problems, sound } = await mountPages(browser, candidate, needed, { ...shells, before });
  await before.keep(addresses, sound, { isCompared: shells.live !== undefined });
  const unchanged = addresses.length - needed.length;
  const skipped = unchanged > 0 ? `, ${unchanged} unchanged since they were` : '';
  const of = count < needed.length ? ` of ${needed.length}` : '';
  return { seen: `${count}${of} mounted in a browser${skipped}`, problems };
}
