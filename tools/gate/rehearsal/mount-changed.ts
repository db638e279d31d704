import type { Browser } from '@playwright/test';
import type { Candidate } from '../candidate';
import { mountPages } from './mount-pages';
import { MountedBefore } from './mounted-before';
import { coverage, timeLimit, type RehearsalOptions } from './rehearsal-options';
import type { RehearsalShell } from './rehearsal-shell';

/** Mounts every page whose inputs have changed since it was last mounted; all pages when it is to be thorough. */
export async function mountChanged(
  browser: Browser,
  candidate: Candidate,
  addresses: string[],
  stages: { rehearsed: RehearsalShell; live: RehearsalShell | undefined },
  options: RehearsalOptions,
): Promise<{ seen: string; complaints: [string, string][] }> {
  const before = await MountedBefore.of(candidate, stages.rehearsed, browser.version());
  const needed = options.thorough ? addresses : await before.needed(addresses, timeLimit('compared', options));
  const limit = timeLimit('mounted', options);
  const { count, complaints, loaded } = await mountPages(browser, candidate, needed, stages, limit);
  await before.keep(addresses, loaded);
  const unchanged = addresses.length - needed.length;
  const spared = unchanged > 0 ? `, ${unchanged} unchanged since they were` : '';
  return { seen: `${coverage(count, needed.length, 'mounted in a browser')}${spared}`, complaints };
}
