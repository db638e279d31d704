/** Too many of its kind came before, and none of them ended in time. */
export class BulkheadFullError extends Error {}

/**
 * Lets so many of a kind work at a time (https://learn.microsoft.com/azure/architecture/patterns/bulkhead). The others wait
 * in front, where they have cost nothing yet, in the order in which they came, and may be turned away after a while, or
 * at once where too many wait.
 */
export class Bulkhead {
  private working = 0;
  private readonly waiting = new Set<() => void>();
  private turnedAway = 0;

  constructor(
    private readonly most: number,
    private readonly mostWaiting = Infinity,
  ) {}

  /** Those that were turned away so far. */
  get shed(): number {
    return this.turnedAway;
  }

  /** Rejects with BulkheadFullError when too many wait, or its turn has not come within so many milliseconds, if given. */
  async run<T>(work: () => Promise<T>, waitMs?: number): Promise<T> {
    if (this.working < this.most) this.working += 1;
    else await this.turn(waitMs);
    try {
      return await work();
    } finally {
      const [begin] = this.waiting;
      if (begin) begin();
      else this.working -= 1;
    }
  }

  private turn(waitMs: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        this.waiting.delete(begin);
        resolve();
      };
      const turnAway = (reason: string) => {
        this.waiting.delete(begin);
        this.turnedAway += 1;
        reject(new BulkheadFullError(reason));
      };
      if (this.waiting.size >= this.mostWaiting) return turnAway(`${this.mostWaiting} wait already.`);
      const timer =
        waitMs === undefined ? undefined : setTimeout(() => turnAway(`Not begun within ${waitMs} ms.`), waitMs);
      this.waiting.add(begin);
    });
  }
}
