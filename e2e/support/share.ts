/** Into how many shares long lists are cut. `.ci/run` takes another one each day, `npm run test:long` all. */
const shares = 4;

export const isLongRun = process.env.LONG_JOURNEYS === 'true';

/** Which share is taken: counts up from day to day. */
export const turn = Number(process.env.FUZZ_SEED ?? 0);

/** All of a list in the long run, else a share of it. */
export const shareOf = <T>(list: readonly T[]): T[] =>
  list.filter((_, index) => isLongRun || index % shares === turn % shares);
