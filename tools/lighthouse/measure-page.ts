import { median } from './median';
import { categories, type Category, type Report, runLighthouse } from './run-lighthouse';

export interface MeasuredPage {
  /** Of 100. */
  scores: Record<Category, number>;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Scripts as they came over the wire. */
  scriptBytes: number;
  /** Audits that cost points. */
  shortcomings: string[];
}

export const performanceRuns = 3;

/** Lighthouse's phone on this machine. */
export interface Phone {
  /** Lighthouse's own measure of this machine. */
  benchmarkIndex: number;
  /** By how many times its processor is slowed. */
  slowdown: number;
}

/** What Lighthouse slows a processor by, and the index of one that is then as fast as its phone's. */
const fullSlowdown = 4;
const indexForFull = 1750;

/**
 * A slower machine is slowed less, to be the same phone.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-multipliers
 */
export const slowdownFor = (benchmarkIndex: number): number =>
  Math.min(fullSlowdown, Math.max(1, Math.round((10 * fullSlowdown * benchmarkIndex) / indexForFull) / 10));

/** Takes the best of three: whatever else the machine does makes an index too low, and the phone too fast. */
export async function calibratePhone(address: string): Promise<Phone> {
  const indexes: number[] = [];
  while (indexes.length < 3) {
    indexes.push((await runLighthouse(address, ['seo'], fullSlowdown)).environment.benchmarkIndex);
  }
  const benchmarkIndex = Math.max(...indexes);
  return { benchmarkIndex, slowdown: slowdownFor(benchmarkIndex) };
}

/** Performance is the median of three visits, of which two without a fault are enough; the rest does not vary. */
export async function measurePage(address: string, phone: Phone): Promise<MeasuredPage> {
  const first = await visit(address, categories, phone);
  const visits = [first];
  const areEnough = () => visits.filter(isFaultless).length === 2;
  while (visits.length < performanceRuns && !areEnough()) visits.push(await visit(address, ['performance'], phone));
  const metric = (id: string) => median(visits.map(({ audits }) => audits[id]?.numericValue ?? NaN));
  const score = (category: Category, report: Report) => Math.round((report.categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: median(visits.map((report) => score('performance', report))),
      accessibility: score('accessibility', first),
      'best-practices': score('best-practices', first),
      seo: score('seo', first),
    },
    lcpMs: metric('largest-contentful-paint'),
    tbtMs: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    scriptBytes: median(visits.map(scriptBytesOf)),
    shortcomings: categories.flatMap((category) =>
      shortcomingsOf(category === 'performance' ? slowestOf(visits) : first, category),
    ),
  };
}

/** What a page is short of in the median it is short of in its slowest visit, too. */
export const slowestOf = <R extends Pick<Report, 'categories'>>(visits: R[]): R =>
  visits.reduce((slowest, visit) => (performanceOf(visit) < performanceOf(slowest) ? visit : slowest));

const performanceOf = ({ categories: measured }: Pick<Report, 'categories'>): number =>
  measured.performance?.score ?? 0;

/**
 * A machine that has other things to do meanwhile spoils a recording: what is left of its speed tells. A page without a fault
 * on a phone that is too slow has none on a faster one.
 */
const attempts = 3;
const leastOfIndex = 0.85;

async function visit(address: string, only: readonly Category[], phone: Phone): Promise<Report> {
  let problem: unknown;
  let slow: Report | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      const report = await runLighthouse(address, only, phone.slowdown);
      if (report.runtimeError) problem = report.runtimeError.message;
      else if (isFaultless(report) || isUndisturbed(report, phone)) return report;
      else slow = report;
    } catch (error) {
      problem = error;
    }
  }
  if (slow) return slow;
  throw new Error(`${address} could not be measured: ${String(problem)}`);
}

const isFaultless = (report: Report): boolean => performanceOf(report) === 1;

const isUndisturbed = ({ environment }: Report, phone: Phone): boolean =>
  environment.benchmarkIndex >= leastOfIndex * phone.benchmarkIndex;

function scriptBytesOf({ audits }: Report): number {
  const requests = audits['network-requests']?.details?.items ?? [];
  return requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

function shortcomingsOf({ categories: measured, audits }: Report, category: Category): string[] {
  const { score, auditRefs = [] } = measured[category] ?? {};
  if (score === 1) return [];
  return auditRefs
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter((audit) => audit.score !== null && audit.score < 0.995)
    .map(({ title, displayValue = '' }) => `${category}: ${title} ${displayValue}`.trimEnd());
}
