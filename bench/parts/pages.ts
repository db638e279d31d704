import type { Browser } from '@playwright/test';
import { openBrowser } from '../../tools/gate/rehearsal/browser';
import { Problem } from '../../tools/start/problem';
import { step } from '../../tools/start/progress';
import { type PageFigures, type PageRound, pageFigures } from '../figures/page-figures';
import { inTable, targetsOf } from '../figures/page-table';
import type { Part, PartResult } from '../part';
import { capturePage } from '../rivals/captured-page';
import type { Rival } from '../rivals/rival';
import type { ServedSite } from '../rivals/serve-files';
import { startProduct } from '../fixtures/built-product';
import type { ProductFixture } from '../fixtures/product-fixture';
import { arrive, byAddress, byLink, openOtherSite, type OtherSite } from '../visit/arrive';
import type { Throttling } from '../visit/phone';
import { readPage } from '../visit/read-page';
import { usePage } from '../visit/use-page';
import { weigh, type Weight } from '../visit/weigh';

export interface PagesSize {
  /** By what they are called; one of them is the home page, `/`. */
  paths: Record<string, string>;
  rounds: number;
  /** How often somebody comes to each page by a link, and by its address, in each round. */
  arrivals: number;
  throttling?: Throttling;
  calmForMs: number;
}

type Opening = PagesSize & { otherSite: OtherSite };

interface Contestant extends ServedSite {
  name: string;
}

export const ours = 'ours';

const visitsBefore = 100;

/** The same pages made in several ways, opened and used by a visitor with a slow phone. */
export const pages = (size: PagesSize, rivals: Rival[], start: () => Promise<ProductFixture> = startProduct): Part => ({
  name: 'pages',
  summary: `${Object.keys(size.paths).join(' and ')} beside ${rivals.map(({ name }) => name).join(', ')}`,
  run: async () => {
    const browser = await openBrowser();
    if (!browser) throw new Problem('This part needs a Chromium: CHROMIUM_PATH names it.');
    const ends: (() => Promise<void>)[] = [() => browser.close()];
    try {
      const fixture = await start();
      ends.push(() => fixture.end());
      const otherSite = await openOtherSite();
      ends.push(() => otherSite.end());
      const contestants: Contestant[] = [{ name: ours, origin: fixture.origin, end: async () => undefined }];
      const captured = await Promise.all(Object.values(size.paths).map((path) => capturePage(fixture.origin, path)));
      for (const { name, start } of rivals) {
        const served = await step(`Preparing: ${name}`, () => start(captured, fixture.origin));
        ends.push(() => served.end());
        contestants.push({ ...served, name });
      }
      return await compare(browser, contestants, { ...size, otherSite });
    } finally {
      for (const end of ends.toReversed()) await end();
    }
  },
});

async function compare(browser: Browser, contestants: Contestant[], size: Opening): Promise<PartResult> {
  const result: PartResult = { lines: [], figures: { rounds: size.rounds, throttling: size.throttling }, failures: [] };
  for (const [title, path] of Object.entries(size.paths)) {
    const figures = await comparePage(browser, contestants, { ...size, path }, result.failures);
    const targets = targetsOf(figures);
    result.lines.push(`${title} (${path})`, ...inTable(figures), ...targets.map(({ text }) => `  ${text}`), '');
    result.figures[title] = { path, contestants: Object.fromEntries(figures), targets };
  }
  return result;
}

async function comparePage(
  browser: Browser,
  contestants: Contestant[],
  opening: Opening & { path: string },
  failures: string[],
): Promise<Map<string, PageFigures>> {
  const { path, rounds, calmForMs } = opening;
  const taken: Map<string, PageRound>[] = [];
  const weights = new Map<string, Map<string, Weight>>();
  for (const { name, origin } of contestants) {
    // Nobody is measured as the first visitor: servers compress what is asked for often as well as they can.
    for (let visit = 0; visit < visitsBefore; visit++) await weigh(origin + path);
    const { requests } = await readPage(browser, origin + path, { calmForMs });
    weights.set(name, new Map(await Promise.all(requests.map(async ({ url }) => [url, await weigh(url)] as const))));
  }
  while (taken.length < rounds) taken.push(await takeRound(browser, contestants, opening, taken.length, failures));
  const roundsOf = (name: string) => taken.flatMap((round) => round.get(name) ?? []);
  return new Map(contestants.map(({ name }) => [name, pageFigures(roundsOf(name), weights.get(name) ?? new Map())]));
}

/**
 * The contestants take turns at each single visit: what else the machine does, and how fast it is just now, falls on all.
 * So does what a page leaves behind that was open before (its process still ends when the next one starts): who comes
 * after whom is left to chance.
 */
async function takeRound(
  browser: Browser,
  contestants: Contestant[],
  { path, arrivals, throttling, otherSite, calmForMs }: Opening & { path: string },
  round: number,
  failures: string[],
): Promise<Map<string, PageRound>> {
  const taken = new Map<string, PageRound>();
  const note = (name: string, { trouble }: { trouble: string[] }) =>
    failures.push(...trouble.map((text) => `${name}, ${path}: ${text}`));
  for (const { name, origin } of beginningWith(contestants, round)) {
    const address = origin + path;
    const reading = await readPage(browser, address, { throttling, calmForMs });
    const menu = await usePage(browser, address, 'menu', throttling);
    const link = path === '/' ? undefined : await usePage(browser, address, 'link', throttling);
    for (const visit of [reading, menu, link]) if (visit) note(name, visit);
    taken.set(name, { reading, menu, link, linkedLcpMs: [], typedLcpMs: [] });
  }
  const navigations = contestants.flatMap(({ name, origin }) => [
    { name, way: byLink(otherSite.linkTo(origin + path)), painted: 'linkedLcpMs' as const },
    { name, way: byAddress(origin + path), painted: 'typedLcpMs' as const },
  ]);
  for (let arrival = 0; arrival < arrivals; arrival++) {
    for (const { name, way, painted } of shuffled(navigations)) {
      const seen = await arrive(browser, way, throttling);
      taken.get(name)?.[painted].push(seen.lcpMs);
      note(name, seen);
    }
  }
  return taken;
}

function shuffled<T>(all: readonly T[]): T[] {
  const keyed = all.map((one) => ({ one, key: Math.random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ one }) => one);
}

/** All of them, from another one on each turn. */
function beginningWith<T>(all: T[], turn: number): T[] {
  const first = turn % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
}
