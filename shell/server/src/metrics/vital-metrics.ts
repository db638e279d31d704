import type { Release, VitalName } from '@site/federation';
import { Histogram, type Registry } from 'prom-client';

const labelNames = ['app', 'version', 'page'] as const;

/** Bounds around the thresholds between good, fair and poor. */
const vitals: Record<VitalName, { name: string; help: string; bounds: number[] }> = {
  LCP: {
    name: 'shell_lcp_seconds',
    help: 'Largest contentful paint; good up to 2.5 s.',
    bounds: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  },
  INP: {
    name: 'shell_inp_seconds',
    help: 'Interaction to next paint; good up to 0.2 s.',
    bounds: [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1],
  },
  CLS: {
    name: 'shell_cls_score',
    help: 'Cumulative layout shift; good up to 0.1.',
    bounds: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5],
  },
  FCP: {
    name: 'shell_fcp_seconds',
    help: 'First contentful paint; good up to 1.8 s.',
    bounds: [0.25, 0.5, 1, 1.4, 1.8, 2.4, 3, 5],
  },
  TTFB: {
    name: 'shell_ttfb_seconds',
    help: 'Time to the first byte of the document; good up to 0.8 s.',
    bounds: [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3],
  },
};

/** Web vitals, by release and kind of page. */
export class VitalMetrics {
  private readonly histograms: Map<VitalName, Histogram>;

  constructor(registry: Registry) {
    this.histograms = new Map(
      Object.entries(vitals).map(([vital, { name, help, bounds: buckets }]) => [
        vital as VitalName,
        new Histogram({ name, help, labelNames, buckets, registers: [registry] }),
      ]),
    );
  }

  get all(): Histogram[] {
    return [...this.histograms.values()];
  }

  /** `value` as browsers have it: milliseconds, and a score for the layout shift. */
  observe({ app, version }: Release, page: string, vital: VitalName, value: number): void {
    this.histograms.get(vital)?.observe({ app, version, page }, vital === 'CLS' ? value : value / 1000);
  }
}
