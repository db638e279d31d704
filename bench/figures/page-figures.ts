import type { PageReading } from '../visit/read-page';
import type { FirstUse } from '../visit/use-page';
import { sumOf, type Weight } from '../visit/weigh';
import { rounded, type Spread, spreadOf } from './distribution';

/** What one contestant did with a page in one round. */
export interface PageRound {
  reading: PageReading;
  /** Largest Contentful Paint of those who came by a link from another site. */
  linkedLcpMs: number[];
  /** The same of those who typed the address into an empty tab. */
  typedLcpMs: number[];
  menu: FirstUse;
  link: FirstUse | undefined;
}

/** Times in milliseconds since the page was asked for. */
export interface PageFigures {
  /** Of who came by a link from another site. */
  lcpMs: Spread;
  /** Of who opened an empty tab and typed the address. */
  emptyTabLcpMs: Spread;
  /** The same in the order of their turns, to be set beside another contestant's. */
  turns: Pick<PageRound, 'linkedLcpMs' | 'typedLcpMs'>;
  cls: Spread;
  tbtMs: Spread;
  calmMs: Spread;
  /** When a menu is open that was tapped at the first paint. */
  menuMs: Spread;
  /** When the page stands that a link leads to which was tapped at the first paint. */
  linkMs: Spread | undefined;
  requests: number;
  /** Requests that follow one another, of all that the page asks for; and until the menu is open. */
  serialRoundTrips: { all: number; untilUsed: number };
  weights: Record<'document' | 'scripts' | 'all', Weight>;
}

/** `weights` by address. */
export function pageFigures(rounds: PageRound[], weights: Map<string, Weight>): PageFigures {
  const spread = (figure: (round: PageRound) => number) => spreadOf(rounds.map((round) => rounded(figure(round))));
  const links = rounds.flatMap(({ link }) => link ?? []);
  const requests = rounds[0]?.reading.requests ?? [];
  const weightOf = (...types: string[]) =>
    sumOf(
      requests.flatMap(({ type, url }) => (types.length === 0 || types.includes(type) ? (weights.get(url) ?? []) : [])),
    );
  const linkedLcpMs = rounds.flatMap((round) => round.linkedLcpMs.map(rounded));
  const typedLcpMs = rounds.flatMap((round) => round.typedLcpMs.map(rounded));
  return {
    lcpMs: spreadOf(linkedLcpMs),
    emptyTabLcpMs: spreadOf(typedLcpMs),
    turns: { linkedLcpMs, typedLcpMs },
    cls: spread(({ reading }) => reading.cls),
    tbtMs: spread(({ reading }) => reading.tbtMs),
    calmMs: spread(({ reading }) => reading.calmMs),
    menuMs: spread(({ menu }) => menu.seenMs),
    linkMs: links.length > 0 ? spreadOf(links.map(({ seenMs }) => rounded(seenMs))) : undefined,
    requests: requests.length,
    serialRoundTrips: {
      all: Math.max(...rounds.map(({ reading }) => reading.serialRoundTrips)),
      untilUsed: Math.max(...rounds.map(({ menu }) => menu.serialRoundTrips)),
    },
    weights: { document: weightOf('Document'), scripts: weightOf('Script'), all: weightOf() },
  };
}
