export const isLongRun = process.env.LONG_JOURNEYS === 'true';

/** Which share is taken: counts up from day to day. */
export const turn = Number(process.env.FUZZ_SEED ?? 0);

/** All of a list in the long run, else one of so many shares of it. `.ci/run` takes another one each day. */
export const shareOf = <T>(list: readonly T[], shares: number): T[] =>
  list.filter((_, index) => isLongRun || index % shares === turn % shares);

/**
 * Counts up from week to week. A file of journeys is in the same seventh of the long run each seventh day: a count of days
 * would give it the same share again and again.
 */
const week = Math.floor(Date.parse(String(turn).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')) / 604_800_000) || turn;

/** All of a list in the long run, or a seventh of it where a share of that run is taken. */
export const longShareOf = <T>(list: readonly T[]): T[] =>
  list.filter((_, index) => !process.env.LONG_SHARD || index % 7 === week % 7);

/**
 * Both in the long run, else one of them, which changes from one of a list to the next, and for each from one of its turns to
 * the next: of so many shares.
 */
export const oneOf = <const One, const Other>(
  both: readonly [One, Other],
  index: number,
  shares = 1,
): readonly (One | Other)[] => (isLongRun ? both : both.slice((index + Math.floor(turn / shares)) % 2).slice(0, 1));
