/** A least-recently-used cache, limited in bytes. */
export class ByteCache<Value> {
  private readonly entries = new Map<string, { value: Value; bytes: number }>();
  private used = 0;

  constructor(private readonly limit: number) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.limit) return;
    this.entries.set(key, { value, bytes });
    this.used += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.used <= this.limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.used -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }
}
