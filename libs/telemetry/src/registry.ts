import { Counter } from './counter';
import { expose, type Labels, type Metric, type Sample } from './exposition';
import { Histogram } from './histogram';

/** The metrics of one process. */
export class Registry {
  private readonly metrics: Metric[] = [];

  /** `common` labels are added to every series. */
  constructor(private readonly common: Labels = {}) {}

  counter<const Names extends readonly string[]>(name: string, help: string, labels: Names): Counter<Names> {
    return this.add(new Counter(name, help, labels));
  }

  histogram<const Names extends readonly string[]>(
    name: string,
    help: string,
    labels: Names,
    bounds: readonly number[],
  ): Histogram<Names> {
    return this.add(new Histogram(name, help, labels, bounds));
  }

  /** Values that are read when the metrics are scraped. */
  sampled(name: string, help: string, samples: () => Sample[], type: 'gauge' | 'counter' = 'gauge'): void {
    this.add({ name, help, type, samples, forget: () => undefined });
  }

  /** Removes every series with these labels, to free memory. */
  forget(labels: Labels): void {
    for (const metric of this.metrics) metric.forget(labels);
  }

  text(): string {
    return this.metrics.map((metric) => expose(metric, this.common)).join('');
  }

  private add<Added extends Metric>(metric: Added): Added {
    this.metrics.push(metric);
    return metric;
  }
}
