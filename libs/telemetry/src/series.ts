import type { Labels } from './exposition';

/** A value for each label, in the order in which a metric names them. */
export type Values<Names extends readonly string[]> = { readonly [Index in keyof Names]: string };

interface Entry<Value> {
  labels: Labels;
  value: Value;
}

/** A nested map by label values; the last one leads to the entry. */
interface Place<Value> {
  entry?: Entry<Value>;
  next: Map<string, Place<Value>>;
}

/** The entries of a metric, one per combination of label values. */
export class Series<Names extends readonly string[], Value> {
  private root: Place<Value> = { next: new Map() };
  private entries: Entry<Value>[] = [];

  constructor(
    private readonly names: Names,
    private readonly create: () => Value,
  ) {}

  /** By position, not by name: creating and reading label objects took twenty times as long as counting. */
  of(values: Values<Names>): { value: Value } {
    const place = this.placeOf(values);
    return (place.entry ??= this.add(values));
  }

  all(): Entry<Value>[] {
    return [...this.entries];
  }

  forget(labels: Labels): void {
    this.entries = this.entries.filter((entry) => !carries(entry.labels, labels));
    this.root = { next: new Map() };
    for (const entry of this.entries) this.placeOf(Object.values(entry.labels)).entry = entry;
  }

  /** Step by step: joining all values into a key would create a string for every count. */
  private placeOf(values: readonly string[]): Place<Value> {
    let place = this.root;
    for (const value of values) {
      let next = place.next.get(value);
      if (!next) place.next.set(value, (next = { next: new Map() }));
      place = next;
    }
    return place;
  }

  private add(values: readonly string[]): Entry<Value> {
    const labels = Object.fromEntries(this.names.map((name, index) => [name, values[index] ?? '']));
    const entry = { labels, value: this.create() };
    this.entries.push(entry);
    return entry;
  }
}

const carries = (own: Labels, wanted: Labels): boolean =>
  Object.entries(wanted).every(([name, value]) => own[name] === value);
