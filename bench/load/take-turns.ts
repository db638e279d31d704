import { quantile, rounded, type Spread, spreadOf } from '../figures/distribution';
import { type RawCall, rawLoad } from './raw-load';

/** Who is measured, and what is requested of them. */
export interface Contestant extends RawCall {
  name: string;
  /** Milliseconds of processor time that it has used so far. */
  usedMs(): number | Promise<number>;
}

export interface TurnSize {
  rounds: number;
  /** Of each contestant, in each round. */
  seconds: number;
  connections: number;
  /** Of each contestant, before the first round: code that is not compiled yet is not what is measured. */
  warmUpSeconds?: number;
}

/** What a contestant did, over all rounds. */
export interface Measured {
  perSecond: Spread;
  p99Ms: Spread;
  /** For one response. */
  processorMs: Spread;
}

/** In each round everyone has a turn, so that what else the machine does falls on all of them. */
export async function takeTurns(contestants: Contestant[], size: TurnSize): Promise<Map<string, Measured>> {
  const rounds = new Map(contestants.map(({ name }) => [name, [] as Record<'perSecond' | 'p99' | 'ms', number>[]]));
  for (const contestant of contestants) {
    await rawLoad(contestant, { ...size, seconds: size.warmUpSeconds ?? Math.min(1, size.seconds) });
  }
  for (let round = 0; round < size.rounds; round++) {
    for (const contestant of contestants) {
      const before = await contestant.usedMs();
      const { responses, seconds, latencies } = await rawLoad(contestant, size);
      const ms = ((await contestant.usedMs()) - before) / responses;
      rounds.get(contestant.name)?.push({ perSecond: responses / seconds, p99: quantile(latencies, 0.99), ms });
    }
  }
  return new Map(
    [...rounds].map(([name, all]) => [
      name,
      {
        perSecond: spreadOf(all.map(({ perSecond }) => Math.round(perSecond))),
        p99Ms: spreadOf(all.map(({ p99 }) => rounded(p99))),
        processorMs: spreadOf(all.map(({ ms }) => Math.round(ms * 1000) / 1000)),
      },
    ]),
  );
}
