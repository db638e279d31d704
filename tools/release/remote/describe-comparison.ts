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

/** A canary beside what is live. */
export interface RemoteComparison {
  version: string;
  beside: string;
  canary: RemoteFigures;
  live: RemoteFigures;
  /** With fewer values of either, a percentile is not compared. */
  valuesNeeded: number;
}

/** A canary beside what is live, as it is judged: a line for each. */
export const describeComparison = ({ version, beside, canary, live, valuesNeeded }: RemoteComparison): string[] => [
  `canary ${version}: ${describe(canary, valuesNeeded)}`,
  `live ${beside}: ${describe(live, valuesNeeded)}`,
];

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
