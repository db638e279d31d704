/** Waits until every one has ended, also where one fails. Throws the first failure. */
export async function allEnded(work: Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}
