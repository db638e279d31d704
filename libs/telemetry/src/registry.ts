import type { ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, type Histogram, Registry } from 'prom-client';

type Labels = Record<string, string>;

/** A registry that has Node's usual metrics of the process. `common` labels are added to every series. */
export function createRegistry(common: Labels = {}): Registry {
  const registry = new Registry();
  registry.setDefaultLabels(common);
  collectDefaultMetrics({ register: registry });
  return registry;
}

interface Sampled {
  name: string;
  help: string;
  labelNames?: string[];
  samples(): { labels?: Labels; value: number }[];
}

/** Values that are read when the metrics are scraped. */
export function sampledGauge(register: Registry, { samples, ...rest }: Sampled): void {
  new Gauge({
    ...{ ...rest, registers: [register] },
    collect() {
      this.reset();
      for (const { labels = {}, value } of samples()) this.set(labels, value);
    },
  });
}

/** Counts that are read when the metrics are scraped. */
export function sampledCounter(register: Registry, { samples, ...rest }: Sampled): void {
  new Counter({
    ...{ ...rest, registers: [register] },
    collect() {
      this.reset();
      for (const { labels = {}, value } of samples()) this.inc(labels, value);
    },
  });
}

/** Removes every series that carries these labels, to free memory. */
export async function forgetSeries(metric: Counter | Histogram, labels: Labels): Promise<void> {
  for (const series of (await metric.get()).values) {
    const own = { ...series.labels } as Labels;
    // The bound of a histogram's bucket.
    delete own.le;
    if (Object.entries(labels).every(([name, value]) => own[name] === value)) metric.remove(own);
  }
}

/** `2xx` for any success, and so on; `none` where the client left before there was an answer. */
export const statusClass = ({ headersSent, statusCode }: Pick<ServerResponse, 'headersSent' | 'statusCode'>): string =>
  // 200 is what Node begins with.
  headersSent || statusCode !== 200 ? `${Math.floor(statusCode / 100)}xx` : 'none';
