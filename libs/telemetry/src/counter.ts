import type { Labels, Metric, Sample } from './exposition';
import { Series, type Values } from './series';

/** Counts what happens. */
export class Counter<Names extends readonly string[]> implements Metric {
  readonly type = 'counter';
  private readonly series: Series<Names, number>;

  constructor(
    readonly name: string,
    readonly help: string,
    labels: Names,
  ) {
    this.series = new Series(labels, () => 0);
  }

  /** `values` of its labels, in their order. */
  add(values: Values<Names>, amount = 1): void {
    this.series.of(values).value += amount;
  }

  samples = (): Sample[] => this.series.all();

  forget(labels: Labels): void {
    this.series.forget(labels);
  }
}
