import { hash, verify } from '@node-rs/argon2';
import { Bulkhead } from '@site/overload';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** OWASP's minimum for argon2id, the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** As costly to verify as any other. */
const dummyHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Each hash takes a whole processor for a while: one stays free for other requests. */
const bulkhead = new Bulkhead(Math.max(1, availableParallelism() - 1));
/** Pause after a hash when many users sign in, as a multiple of the time that it took. */
const rest = 3;
let waiting = 0;

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** Takes as long for an unknown user (no hash) as for a known one, also the first time. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(passwordHash ?? dummyHash, password, cost));
  return matches && passwordHash != null;
}

/**
 * Who signs in alone never waits; a crowd that does leaves most of the time to others, since the system lets whoever
 * calculates finish its slice, 3 ms, before a read that has come.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  waiting += 1;
  return new Promise((resolve, reject) => {
    void bulkhead.run(async () => {
      waiting -= 1;
      const began = performance.now();
      await work().then(resolve, reject);
      if (waiting > 0) await wait(rest * (performance.now() - began));
    });
  });
}
