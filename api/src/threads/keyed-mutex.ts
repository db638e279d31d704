/** Runs work with the same key in sequence. */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const result = (this.last.get(key) ?? Promise.resolve()).then(work, work);
    this.last.set(key, result);
    const forget = () => {
      if (this.last.get(key) === result) this.last.delete(key);
    };
    result.then(forget, forget);
    return result;
  }
}
