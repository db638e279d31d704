import { setTimeout as wait } from 'node:timers/promises';
import type { Candidate } from '../candidate';
import { responseAt, type PageResponse } from './page-response';
import { linkedFrom, notFound, type RehearsedAddresses } from './addresses';
import { inParallel } from './in-parallel';
import { comparedFacts, factsOf, keepsRobotsOut } from './document-facts';
import type { RehearsalOptions } from './rehearsal-options';
import type { RehearsalShell } from './rehearsal-shell';

export interface Shells {
  rehearsed: Pick<RehearsalShell, 'origin' | 'causeAt'>;
  /** Undefined before the first release. */
  live: Pick<RehearsalShell, 'origin'> | undefined;
}

const width = 4;
/** How often a page is requested that says to come back later, and the pause before. */
const mostTries = 3;
const pauseMs = 1_000;

/** Renders addresses in the shell, and compares them with the live releases' responses. */
export async function renderPages(
  candidate: Candidate,
  addresses: Pick<RehearsedAddresses, 'rendered' | 'linked' | 'isServed'>,
  shells: Shells,
  options: Pick<RehearsalOptions, 'thorough'>,
): Promise<[address: string, problem: string][]> {
  const { rehearsed } = shells;
  const { rendered } = addresses;
  const request = (address: string) => fetchWithRetries(rehearsed, address);
  const listed = await inParallel(rendered, width, request);
  const others = new Set([...addresses.linked, ...linkedFrom(listed, addresses, options)]);
  const linked = await inParallel([...others], width, request);
  const problems = await inParallel([...listed, ...linked], width, async (response) => {
    const before = shells.live && (await responseAt(shells.live.origin, response.address));
    const found = problemsAt(candidate, response, before, rendered.includes(response.address));
    const cause = found.length > 0 ? await rehearsed.causeAt(response.address) : undefined;
    return found.map((problem): [string, string] => [
      response.address,
      cause ? `${problem.slice(0, -1)}: ${cause}.` : problem,
    ]);
  });
  return problems.flat();
}

/**
 * A page that says 503 without a failure of its own has got no response from the API, which turns calls away while the machine
 * is busy: that must not refuse a sound release.
 */
async function fetchWithRetries(rehearsed: Shells['rehearsed'], address: string): Promise<PageResponse> {
  for (let tries = 1; ; tries++) {
    const response = await responseAt(rehearsed.origin, address);
    if (response.status !== 503 || tries === mostTries || (await rehearsed.causeAt(address))) return response;
    await wait(pauseMs);
  }
}

function problemsAt(
  { name, changed, release: { app, version, server } }: Candidate,
  now: PageResponse,
  before: PageResponse | undefined,
  isPage: boolean,
) {
  const sound = before && before.status < 500 ? before : undefined;
  const expected = changed.includes(now.address) ? undefined : expectedStatus(now.address, sound, isPage);
  if (expected ? now.status !== expected : now.status >= 500) {
    const comparison = sound?.status === expected ? ', and what is live answers' : ', but a page of its own answers';
    return [`it answers ${now.status}${expected ? `${comparison} ${expected}` : ''}.`];
  }
  const isRemoved = now.status === 404 && changed.includes(now.address);
  if (before?.renderedBy && now.renderedBy?.app !== before.renderedBy.app && !isRemoved) {
    return [`${now.renderedBy?.app ?? 'no app'} answers it, and now ${before.renderedBy.app} does.`];
  }
  if (now.renderedBy?.app === app && now.renderedBy.version !== version) {
    return [`${name} could not render it: ${app}@${now.renderedBy.version} was used instead.`];
  }
  // The document of an app that renders in the browser is empty by design.
  if (now.isEmpty && (server || !before?.isEmpty)) return [`${name} renders an empty page.`];
  return sound && !changed.includes(now.address) ? comparedTexts(now, sound) : [];
}

function comparedTexts(now: PageResponse, before: PageResponse): string[] {
  if (now.renderedBy) return before.isEmpty ? [] : comparedFacts(factsOf(now.text), factsOf(before.text));
  const isShut = now.address === '/robots.txt' && keepsRobotsOut(now.text) && !keepsRobotsOut(before.text);
  return isShut ? ['it keeps all robots out of the site.'] : [];
}

/** Undefined where unknown: an address that is linked to, and has no sound live page. */
function expectedStatus(address: string, before: PageResponse | undefined, isPage: boolean): number | undefined {
  if (address === notFound) return before?.status ?? 404;
  if (before && before.status !== 404) return before.status;
  return isPage ? 200 : undefined;
}
