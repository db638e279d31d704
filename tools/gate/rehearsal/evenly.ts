/**
 * Reorders a list: first and last, then the middle, then the quarters; wherever it is cut, all of it is represented.
 */
export function evenly<Entry>(list: readonly Entry[]): Entry[] {
  const taken = new Set<number>();
  for (let step = Math.max(list.length - 1, 1); taken.size < list.length; step /= 2) {
    for (let at = 0; at <= list.length - 1; at += step) taken.add(Math.round(at));
    if (step < 1) break;
  }
  return [...taken].map((index) => list[index] as Entry);
}
