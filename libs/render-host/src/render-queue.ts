/** There were too many pages to render: the release is as sound as before, and its process should be left alone. */
export class RenderBusyError extends Error {}

/**
 * How many renders may be under way at a time. One process has one thread: more would not be done sooner, and all of them
 * later; fewer would leave it idle while they wait for the API.
 */
const mostUnderWay = 16;
/** How many wait for their turn, at most. */
const mostWaiting = 100;

/** Lets so many renders of a process begin as it can have done in time, and refuses the others. */
export class RenderQueue {
  private underWay = 0;
  /** In the order in which they came. */
  private readonly waiting = new Set<() => void>();

  /** Rejects with RenderBusyError when there are too many, or its turn has not come within so many milliseconds. */
  async run<T>(render: () => Promise<T>, longestMs: number): Promise<T> {
    if (this.underWay < mostUnderWay) this.underWay += 1;
    else await this.turn(longestMs);
    try {
      return await render();
    } finally {
      const [next] = this.waiting;
      if (next) next();
      else this.underWay -= 1;
    }
  }

  private turn(longestMs: number): Promise<void> {
    if (this.waiting.size >= mostWaiting) return Promise.reject(new RenderBusyError('Too many pages wait.'));
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        this.waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(begin);
        reject(new RenderBusyError(`Not begun within ${longestMs} ms.`));
      }, longestMs);
      this.waiting.add(begin);
    });
  }
}
