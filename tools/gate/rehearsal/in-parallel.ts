/** Processes a list with limited concurrency. `stop` ends it early. */
export async function inParallel<Entry, Result>(
  entries: readonly Entry[],
  width: number,
  work: (entry: Entry) => Promise<Result>,
  stop: () => boolean = () => false,
): Promise<Result[]> {
  const waiting = [...entries];
  const results: Result[] = [];
  const workers = Array.from({ length: width }, async () => {
    for (let entry = waiting.shift(); entry !== undefined && !stop(); entry = waiting.shift()) {
      results.push(await work(entry));
    }
  });
  await Promise.all(workers);
  return results;
}
