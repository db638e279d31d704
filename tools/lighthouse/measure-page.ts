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
  /** By how many times the processor was slowed for the performance. */
  slowdown: number;
}

export const performanceRuns = 3;

/** What Lighthouse slows a processor by, and the index of one that is then as fast as its phone's. */
const fullSlowdown = 4;
const indexForFull = 1750;

/**
 * A slower machine is slowed less, to be the same phone: `benchmarkIndex` is Lighthouse's own measure of it.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-multipliers
 */
export const slowdownFor = (benchmarkIndex: number): number =>
  Math.min(fullSlowdown, Math.max(1, Math.round((10 * fullSlowdown * benchmarkIndex) / indexForFull) / 10));

/** Visits a page on Lighthouse's phone. Performance is the median of three visits; the rest does not vary. */
export async function measurePage(address: string): Promise<MeasuredPage> {
  const first = await visit(address, categories, fullSlowdown);
  const slowdown = slowdownFor(first.environment.benchmarkIndex);
  const visits = slowdown === fullSlowdown ? [first] : [];
  while (visits.length < performanceRuns) visits.push(await visit(address, ['performance'], slowdown));
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
      shortcomingsOf((category === 'performance' && visits[0]) || first, category),
    ),
    slowdown,
  };
}

/** A busy machine occasionally spoils a recording. */
const attempts = 3;

async function visit(address: string, only: readonly Category[], slowdown: number): Promise<Report> {
  let problem: unknown;
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      const report = await runLighthouse(address, only, slowdown);
      if (!report.runtimeError) return report;
      problem = report.runtimeError.message;
    } catch (error) {
      problem = error;
    }
  }
  throw new Error(`${address} could not be measured: ${String(problem)}`);
}

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
