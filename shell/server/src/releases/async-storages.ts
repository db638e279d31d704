import * as asyncHooks from 'node:async_hooks';

/**
 * A bundle's `async_hooks`. A storage that was used once permanently slows down every promise of the process, and React
 * has one in each bundle: here they are switched off while nothing is being rendered.
 */
export class AsyncStorages {
  private readonly storages = new Set<asyncHooks.AsyncLocalStorage<unknown>>();
  private drawings = 0;

  /** For the bundle to require. */
  readonly module = { ...asyncHooks, AsyncLocalStorage: storageKnownTo(this.storages) };

  /** Wraps a function so that the storages work in it. */
  around<Given extends unknown[], Result>(
    draw: (...given: Given) => Promise<Result>,
  ): (...given: Given) => Promise<Result> {
    return async (...given) => {
      this.drawings++;
      try {
        return await draw(...given);
      } finally {
        this.drawings--;
        // Work that React has deferred to the next turn uses its storage once more.
        setImmediate(() => setImmediate(() => this.rest()));
      }
    };
  }

  private rest(): void {
    if (this.drawings === 0) for (const storage of this.storages) storage.disable();
  }
}

function storageKnownTo(storages: Set<asyncHooks.AsyncLocalStorage<unknown>>): typeof asyncHooks.AsyncLocalStorage {
  return class<Value> extends asyncHooks.AsyncLocalStorage<Value> {
    constructor() {
      super();
      storages.add(this as asyncHooks.AsyncLocalStorage<unknown>);
    }
  };
}
