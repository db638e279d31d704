import { htmlAndCss } from '../rivals/html-and-css';
import { nextExport } from '../rivals/next-export';
import { rounded, type Spread } from './distribution';
import type { PageFigures } from './page-figures';

export interface Target {
  text: string;
  reached: boolean;
}

type Figures = Map<string, PageFigures>;

const columnWidth = 24;

/** A line for each figure, a column for each contestant: medians with lowest and highest. */
export function inTable(figures: Figures): string[] {
  const names = [...figures.keys()];
  const line = (label: string, cells: string[]) =>
    `  ${label.padEnd(34)}${cells.map((cell) => cell.padEnd(columnWidth)).join('')}`.trimEnd();
  const row = (label: string, cell: (page: PageFigures) => string) => line(label, [...figures.values()].map(cell));
  return [
    line('', names),
    row('LCP by a link, ms', ({ lcpMs }) => whole(lcpMs)),
    row('LCP in an empty tab, ms', ({ emptyTabLcpMs }) => whole(emptyTabLcpMs)),
    row('Cumulative Layout Shift', ({ cls }) => cls.median.toFixed(3)),
    row('Total Blocking Time, ms', ({ tbtMs }) => whole(tbtMs)),
    row('calm from, ms', ({ calmMs }) => whole(calmMs)),
    row('menu tapped at once is open, ms', ({ menuMs }) => whole(menuMs)),
    row('link tapped at once has led, ms', ({ linkMs }) => (linkMs ? whole(linkMs) : '')),
    row('requests', ({ requests }) => String(requests)),
    row('serial round trips until used', ({ serialRoundTrips }) => String(serialRoundTrips.untilUsed)),
    row('serial round trips in all', ({ serialRoundTrips }) => String(serialRoundTrips.all)),
    row('document, KB (gzip / brotli)', ({ weights }) => kilobytes(weights.document)),
    row('JavaScript, KB (gzip / brotli)', ({ weights }) => kilobytes(weights.scripts)),
    row('all files, KB (gzip / brotli)', ({ weights }) => kilobytes(weights.all)),
  ];
}

/** What the product has to reach beside its limit and beside Next.js, where they took part. */
export function targetsOf(figures: Figures): Target[] {
  const [own] = figures.values();
  const [limit, next] = [figures.get(htmlAndCss.name), figures.get(nextExport.name)];
  if (!own) return [];
  const scripts = own.weights.scripts.gzip;
  const lcps = (other: PageFigures, whose: string, allowed: number) => [
    atMost(`LCP by a link, of ${whose}`, own.lcpMs.median / other.lcpMs.median, allowed),
    atMost(`LCP in an empty tab, of ${whose}`, own.emptyTabLcpMs.median / other.emptyTabLcpMs.median, allowed),
  ];
  return [
    ...(limit ? lcps(limit, 'the limit’s', 1.05) : []),
    ...(next
      ? [
          ...lcps(next, 'Next.js’s', 1),
          atMost('JavaScript before a use, of Next.js’s', scripts / next.weights.scripts.gzip, 0.8),
          atMost('Total Blocking Time beside Next.js’s, ms more', own.tbtMs.median - next.tbtMs.median, 0),
        ]
      : []),
    atMost('serial round trips until used', own.serialRoundTrips.untilUsed, 2),
  ];
}

function atMost(what: string, value: number, allowed: number): Target {
  const reached = value <= allowed;
  return {
    text: `${what}: ${rounded(value)}, at most ${allowed}: ${reached ? 'reached' : 'NOT reached'}`,
    reached,
  };
}

const whole = ({ median, low, high }: Spread): string =>
  median === Infinity ? 'never' : `${median.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`;

const kilobytes = ({ gzip, brotli }: { gzip: number; brotli: number }): string =>
  `${(gzip / 1024).toFixed(1)} / ${(brotli / 1024).toFixed(1)}`;
