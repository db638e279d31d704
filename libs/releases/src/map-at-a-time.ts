/**
 * Calls `work` for each item, so many at a time, and answers its results in the order of the items. Where one rejects, the
 * others are awaited, so that nothing goes on any more, before the first rejection is thrown.
 */
export async function mapAtATime<Item, Result>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const waiting = items.entries();
  const results: Result[] = [];
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  const workers = await Promise.allSettled(Array.from({ length: atATime }, worker));
  const failed = workers.find((worker) => worker.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
}
