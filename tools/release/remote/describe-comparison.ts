import { minuteOf } from '../minute';

/** What browsers have told of a version, as far as it is judged. */
interface RemoteFigures {
  views: number;
  errors: number;
  /** 75th percentiles, in milliseconds. */
  lcp: number | null;
  inp: number | null;
  lcpValues: number;
  inpValues: number;
}

/** A part of a canary's time. */
interface RemotePoint {
  /** Its beginning. */
  at: string;
  minutes: number;
  canary: RemoteFigures;
  live: RemoteFigures;
}

/** A canary beside what is live. */
export interface RemoteComparison {
  version: string;
  beside: string;
  canary: RemoteFigures;
  live: RemoteFigures;
  /** With fewer values of either, a percentile is not compared. */
  valuesNeeded: number;
  /** The oldest first. */
  points: RemotePoint[];
}

/** A canary beside what is live, as it is judged: a line for each; then how both did over time. */
export const describeComparison = (comparison: RemoteComparison): string[] => {
  const { version, beside, canary, live, valuesNeeded, points } = comparison;
  return [
    `canary ${version}: ${describe(canary, valuesNeeded)}`,
    `live ${beside}: ${describe(live, valuesNeeded)}`,
    ...describeOverTime(points),
  ];
};

function describe({ views, errors, lcp, inp, lcpValues, inpValues }: RemoteFigures, needed: number): string {
  // An error may be reported before its view is, and a view may have several.
  const rate = views === 0 ? '' : ` (${((Math.min(errors, views) / views) * 100).toFixed(1)} %)`;
  const percentiles = [percentile('LCP', lcp, lcpValues, needed), percentile('INP', inp, inpValues, needed)];
  return [counted(views, 'view'), `${counted(errors, 'error')}${rate}`, ...percentiles].join(', ');
}

function percentile(name: string, ms: number | null, values: number, needed: number): string {
  if (ms === null) return `no ${name}`;
  const tooFew = values < needed ? ' (too few to compare)' : '';
  return `p75 of ${name} ${ms} ms in ${counted(values, 'visit')}${tooFew}`;
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const measures: { name: string; of: (figures: RemoteFigures) => number | null }[] = [
  { name: 'views', of: ({ views }) => views },
  { name: 'errors', of: ({ errors }) => errors },
  { name: 'p75 of LCP, ms', of: ({ lcp }) => lcp },
  { name: 'p75 of INP, ms', of: ({ inp }) => inp },
];

function describeOverTime(points: RemotePoint[]): string[] {
  const [first] = points;
  if (!first) return [];
  const rows = points.map(({ at, canary, live }) => [
    minuteOf(at),
    ...measures.map(({ of }) => `${of(canary) ?? '-'} / ${of(live) ?? '-'}`),
  ]);
  const table = aligned([['from', ...measures.map(({ name }) => name)], ...rows]);
  return [`over time, ${first.minutes} min each: canary / live`, ...table];
}

/** Rows of a table: the first column begins at the left, the others end at the right. */
function aligned(rows: string[][]): string[] {
  const widthOf = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const cells = (row: string[]): string[] =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widthOf(0)) : cell.padStart(widthOf(column))));
  return rows.map((row) => cells(row).join('  '));
}
