import type { Browser } from '@playwright/test';
import type { Candidate } from '../candidate';
import type { RehearsedAddresses } from './addresses';
import { drawPages } from './draw-pages';
import type { PartFinding } from './finding';
import { mountChanged } from './mount-changed';
import type { RehearsalOptions } from './rehearsal-options';
import type { RehearsalShell } from './rehearsal-shell';

interface Stages {
  rehearsed: RehearsalShell;
  live: RehearsalShell | undefined;
  browser: Browser | undefined;
}

/** Renders every page, and mounts it in a browser. */
export async function lookAtPages(
  candidate: Candidate,
  addresses: RehearsedAddresses,
  { browser, ...stages }: Stages,
  options: RehearsalOptions,
): Promise<PartFinding> {
  const { drawn, mounted: pages, unlisted, alike } = addresses;
  const missing = unlisted
    .filter((address) => !candidate.changed.includes(address))
    .map((address): [string, string] => [address, 'sitemap.xml does not list it any more.']);
  const complaints = [...(await drawPages(candidate, addresses, stages)), ...missing];
  const rendered = `${drawn.length} addresses rendered`;
  // Whoever has to mend what is rendered need not wait for the browser.
  if (complaints.length > 0) return { seen: `${rendered}, none mounted: already refused`, complaints };
  const mounted = browser && (await mountChanged(browser, candidate, pages, stages, options));
  const sample = alike > 0 ? `, ${alike} more pages like them not (--thorough takes all)` : '';
  const seen = `${rendered}, ${mounted?.seen ?? 'none mounted (--no-browser)'}${sample}`;
  return { seen, complaints: mounted?.complaints ?? [] };
}
