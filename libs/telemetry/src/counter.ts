import type { Labels, Metric, Sample } from './exposition';
import { Series } from './series';

/** Counts what happens. */
export class Counter<Name extends string = string> implements Metric {
  readonly type = 'counter';
  private readonly series: Series<Name, number>;

  constructor(
    readonly name: string,
    readonly help: string,
    labels: readonly Name[],
  ) {
    this.series = new Series(labels, () => 0);
  }

  add(labels: Record<Name, string>, amount = 1): void {
    this.series.of(labels).value += amount;
  }

  samples = (): Sample[] => this.series.all();

  forget(labels: Labels): void {
    this.series.forget(labels);
  }
}
