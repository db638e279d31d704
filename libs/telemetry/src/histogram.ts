import type { Labels, Metric, Sample } from './exposition';
import { Series, type Values } from './series';

interface Distribution {
  /** By bucket; what is larger than the last bound comes last. */
  counts: number[];
  sum: number;
}

/** Counts values by size. */
export class Histogram<Names extends readonly string[]> implements Metric {
  readonly type = 'histogram';
  private readonly series: Series<Names, Distribution>;

  /** `bounds` are the buckets' upper bounds, ascending. */
  constructor(
    readonly name: string,
    readonly help: string,
    labels: Names,
    private readonly bounds: readonly number[],
  ) {
    this.series = new Series(labels, () => ({ counts: Array<number>(bounds.length + 1).fill(0), sum: 0 }));
  }

  /** `values` of its labels, in their order. */
  observe(values: Values<Names>, value: number): void {
    const distribution = this.series.of(values).value;
    const fitting = this.bounds.findIndex((bound) => value <= bound);
    const bucket = fitting < 0 ? this.bounds.length : fitting;
    distribution.counts[bucket] = (distribution.counts[bucket] ?? 0) + 1;
    distribution.sum += value;
  }

  samples = (): Sample[] =>
    this.series.all().flatMap(({ labels, value: { counts, sum } }) => {
      let count = 0;
      const buckets = counts.map((inBucket, index) => {
        count += inBucket;
        const le = this.bounds[index] === undefined ? '+Inf' : String(this.bounds[index]);
        return { suffix: '_bucket', labels: { ...labels, le }, value: count };
      });
      return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }];
    });

  forget(labels: Labels): void {
    this.series.forget(labels);
  }
}
