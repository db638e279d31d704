/** Works through a list, so many at once. `worker` counts from 0. */
export async function forEachOf<T>(
  list: readonly T[],
  atOnce: number,
  work: (each: T, worker: number) => Promise<void>,
): Promise<void> {
  const waiting = [...list];
  const run = async (worker: number) => {
    for (let each = waiting.shift(); each !== undefined; each = waiting.shift()) await work(each, worker);
  };
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => run(worker)));
}
