import type { Labels } from './exposition';

interface Entry<Name extends string, Value> {
  labels: Record<Name, string>;
  value: Value;
}

/** Where the values of the labels lead, one after the other; the last one to the entry. */
interface Place<Name extends string, Value> {
  entry?: Entry<Name, Value>;
  next: Map<string, Place<Name, Value>>;
}

/** What a metric knows for each combination of its labels' values. */
export class Series<Name extends string, Value> {
  private root: Place<Name, Value> = { next: new Map() };
  private entries: Entry<Name, Value>[] = [];

  constructor(
    private readonly names: readonly Name[],
    private readonly create: () => Value,
  ) {}

  of(labels: Record<Name, string>): { value: Value } {
    const place = this.placeOf(labels);
    return (place.entry ??= this.add(labels));
  }

  all(): { labels: Record<Name, string>; value: Value }[] {
    return [...this.entries];
  }

  forget(labels: Labels): void {
    this.entries = this.entries.filter((entry) => !carries(entry.labels, labels));
    this.root = { next: new Map() };
    for (const entry of this.entries) this.placeOf(entry.labels).entry = entry;
  }

  /** Step by step: a key out of all values would be written for every single count. */
  private placeOf(labels: Record<Name, string>): Place<Name, Value> {
    let place = this.root;
    for (const name of this.names) {
      let next = place.next.get(labels[name]);
      if (!next) place.next.set(labels[name], (next = { next: new Map() }));
      place = next;
    }
    return place;
  }

  private add(labels: Record<Name, string>): Entry<Name, Value> {
    const entry = { labels: this.own(labels), value: this.create() };
    this.entries.push(entry);
    return entry;
  }

  private own(labels: Record<Name, string>): Record<Name, string> {
    return Object.fromEntries(this.names.map((name) => [name, labels[name]])) as Record<Name, string>;
  }
}

const carries = (own: Labels, wanted: Labels): boolean =>
  Object.entries(wanted).every(([name, value]) => own[name] === value);
