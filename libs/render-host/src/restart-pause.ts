const first = 250;
const longest = 30_000;

/** How many milliseconds to wait before a process that ended too early, again, is started: at once, then ever longer. */
export const restartPause = (failures: number): number =>
  failures === 0 ? 0 : Math.min(first * 2 ** (failures - 1), longest);
