import type { Labels } from './exposition';

/** What a metric knows for each combination of its labels' values. */
export class Series<Name extends string, Value> {
  private readonly entries = new Map<string, { labels: Record<Name, string>; value: Value }>();

  constructor(
    private readonly names: readonly Name[],
    private readonly create: () => Value,
  ) {}

  of(labels: Record<Name, string>): { value: Value } {
    const key = this.keyOf(labels);
    let entry = this.entries.get(key);
    if (!entry) this.entries.set(key, (entry = { labels: this.own(labels), value: this.create() }));
    return entry;
  }

  all(): { labels: Record<Name, string>; value: Value }[] {
    return [...this.entries.values()];
  }

  forget(labels: Labels): void {
    for (const [key, entry] of this.entries) if (carries(entry.labels, labels)) this.entries.delete(key);
  }

  /** NUL stands in no label that we give: two combinations never share a key. */
  private keyOf(labels: Record<Name, string>): string {
    let key = '';
    for (const name of this.names) key += `${labels[name]}\0`;
    return key;
  }

  private own(labels: Record<Name, string>): Record<Name, string> {
    return Object.fromEntries(this.names.map((name) => [name, labels[name]])) as Record<Name, string>;
  }
}

const carries = (own: Labels, wanted: Labels): boolean =>
  Object.entries(wanted).every(([name, value]) => own[name] === value);
