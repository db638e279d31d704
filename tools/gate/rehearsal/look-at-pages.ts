import type { Browser } from '@playwright/test';
import type { Candidate } from '../candidate';
import type { RehearsedAddresses } from './addresses';
import { renderPages } from './render-pages';
import type { PartFinding } from './finding';
import { mountChanged } from './mount-changed';
import type { RehearsalOptions } from './rehearsal-options';
import type { RehearsalShell } from './rehearsal-shell';

interface Shells {
  rehearsed: RehearsalShell;
  live: RehearsalShell | undefined;
  browser: Browser | undefined;
}

/** Renders every page, and mounts it in a browser. */
export async function lookAtPages(
  candidate: Candidate,
  addresses: RehearsedAddresses,
  { browser, ...shells }: Shells,
  options: RehearsalOptions,
): Promise<PartFinding> {
  const { rendered, mounted: pages, unlisted, alike } = addresses;
  const missing = unlisted
    .filter((address) => !candidate.changed.includes(address))
    .map((address): [string, string] => [address, 'sitemap.xml does not list it any more.']);
  const problems = [...(await renderPages(candidate, addresses, shells, options)), ...missing];
  const count = `${rendered.length} addresses rendered`;
  // Whoever has to mend what is rendered need not wait for the browser.
  if (problems.length > 0) return { seen: `${count}, none mounted: already refused`, problems };
  const mounted = browser && (await mountChanged(browser, candidate, pages, shells, options));
  const sample = alike > 0 ? `, ${alike} more pages like them not (--thorough takes all)` : '';
  const seen = `${count}, ${mounted?.seen ?? 'none mounted (--no-browser)'}${sample}`;
  return { seen, problems: mounted?.problems ?? [] };
}
