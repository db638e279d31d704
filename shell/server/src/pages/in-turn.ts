/** Drawings at a time: each keeps a thread busy that reading files needs, too. */
const most = 2;

const waiting: (() => void)[] = [];
let busy = 0;

/** Runs work as soon as no more than one other is under way. How many wait is up to the limit of requests. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy === most) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}
