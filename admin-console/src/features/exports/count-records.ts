const quote = 0x22;
const lineFeed = 0x0a;

/** Counts the records of a CSV file as its bytes arrive: a line break within quotes ends none. */
export class RecordCounter {
  count = 0;
  private quoted = false;

  read(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (byte === quote) this.quoted = !this.quoted;
      else if (byte === lineFeed && !this.quoted) this.count += 1;
    }
  }
}
