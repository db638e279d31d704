/**
 * Lets so many of a kind work at a time (https://learn.microsoft.com/azure/architecture/patterns/bulkhead). The others wait
 * in front, where they have cost nothing yet, and are turned away after a while. The newest goes first: those who have
 * waited longest are the next to give up.
 */
export class Bulkhead {
  private working = 0;
  private readonly waiting: (() => void)[] = [];
  private turnedAway = 0;

  constructor(
    private readonly most: number,
    private readonly waitMs: number,
  ) {}

  /** Those that were turned away so far. */
  get shed(): number {
    return this.turnedAway;
  }

  /** Whether one may begin, which then has to `leave`. */
  enter(): Promise<boolean> {
    if (this.working < this.most) {
      this.working += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(begin), 1);
        this.turnedAway += 1;
        resolve(false);
      }, this.waitMs);
      this.waiting.push(begin);
    });
  }

  /** Hands its place to the next. */
  leave(): void {
    const begin = this.waiting.pop();
    if (begin) begin();
    else this.working -= 1;
  }
}
