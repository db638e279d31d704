export interface RehearsalOptions {
  /** Mount it in a real browser. */
  browser: boolean;
  /** Render and mount every address, however long it takes. */
  thorough: boolean;
}

/** A person waits for the verdict, and a blog of many years would take hours. */
const withinMs = { drawn: 10_000, compared: 5_000, mounted: 25_000 };

/** Says when to start no more addresses. The time counts from now on. */
export function timeLimit(what: keyof typeof withinMs, { thorough }: RehearsalOptions): () => boolean {
  const end = performance.now() + withinMs[what];
  return () => !thorough && performance.now() > end;
}

/** `52 addresses rendered`, or how many of them there was time for. */
export const coverage = (count: number, total: number, what: string): string =>
  count < total ? `${count} of ${total} ${what} in the time there is (--thorough takes all)` : `${count} ${what}`;
