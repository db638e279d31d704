import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../figures/distribution';

type AddressOf = (index: number) => string;

/** Made before anything is measured, and measured then. */
const calls = { warmUp: 50, calm: 50 };
/** So many in a row, served, and their median within so many times the one before, are as before. */
const asBefore = { inARow: 10, times: 1.5 };
const pauseMs = 20;

/** Median time of calls one after the other, while nobody else calls. */
export async function calmMs(origin: string, addressOf: AddressOf): Promise<number> {
  const took: number[] = [];
  for (let index = 0; index < calls.warmUp + calls.calm; index += 1) {
    const { status, ms } = await timedRequest(origin + addressOf(index));
    if (status !== 200) throw new Error(`${addressOf(index)}: status ${status}`);
    took.push(ms);
  }
  return quantile(took.slice(-calls.calm), 0.5);
}

/** Milliseconds from `since` until calls one after the other are served, and as quickly as before; Infinity if never. */
export async function recovery(
  origin: string,
  addressOf: AddressOf,
  { since, calmMs: calm, withinMs }: { since: number; calmMs: number; withinMs: number },
): Promise<number> {
  let last: number[] = [];
  for (let index = 0; performance.now() - since < withinMs; index += 1) {
    const { status, ms } = await timedRequest(origin + addressOf(index));
    last = status === 200 ? [...last, ms].slice(-asBefore.inARow) : [];
    const isAsBefore = last.length === asBefore.inARow && quantile(last, 0.5) <= calm * asBefore.times;
    if (isAsBefore) return performance.now() - since;
    if (status !== 200) await wait(pauseMs);
  }
  return Infinity;
}

async function timedRequest(address: string): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  const status = await fetch(address).then(
    (response) => response.arrayBuffer().then(() => response.status),
    () => 0,
  );
  return { status, ms: performance.now() - began };
}
