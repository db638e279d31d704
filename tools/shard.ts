import { Problem } from './start/problem';

/** The `k`th of `n` shares of a list, of a text `k/n` such as Jest and Playwright take; without one all of it. Throws Problem. */
export function shardOf<T>(list: readonly T[], shard: string | undefined): T[] {
  if (shard === undefined) return [...list];
  const [, k, n] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard) ?? [];
  if (!n || Number(k) > Number(n)) throw new Problem(`--shard takes a share such as 2/7, not ${shard}.`);
  return list.filter((_, index) => index % Number(n) === Number(k) - 1);
}
