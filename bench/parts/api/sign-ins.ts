import { setTimeout as wait } from 'node:timers/promises';
import { quantile, rounded, type Spread, spreadOf } from '../../figures/distribution';
import { keepAlive } from '../../load/keep-alive';
import { rawLoad } from '../../load/raw-load';
import { write } from '../../fixtures/api-copies';
import type { Copy } from '../../fixtures/copy';
import { admin, sessionOf, signIn } from '../../fixtures/sign-in';
import type { Section } from './target';

const atOnce = 8;
const slowestMs = 60;
const slowestReads = 2;
/** Reads as a busy site has them, from several visitors. */
const readEveryMs = 5;
const visitors = 8;

export interface SignInSize {
  rounds: number;
  /** With and without sign-ins, in each round. */
  seconds: number;
  /** One after the other. */
  signIns: number;
}

/** How long a sign-in takes, and how long public reads take while many sign in. */
export async function measureSignIns(api: Copy, raw: Copy, { rounds, seconds, signIns }: SignInSize): Promise<Section> {
  const users = await createUsers(api);
  const [own, limit] = [await oneByOne(api, signIns), await oneByOne(raw, signIns)];
  const slowest = { idle: [] as number[], meanwhile: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    slowest.idle.push(await p99OfReads(api, seconds));
    const [p99] = await Promise.all([p99OfReads(api, seconds), crowd(api, users, seconds)]);
    slowest.meanwhile.push(p99);
  }
  const reads = { idle: spreadOf(slowest.idle), meanwhile: spreadOf(slowest.meanwhile) };
  const ratio = rounded(reads.meanwhile.median / reads.idle.median);
  return {
    lines: [
      `sign-in, one at a time: ${inMs(own)}; the password alone ${inMs(limit)}`,
      `public reads, slowest hundredth: ${inMs(reads.idle)} idle, ${inMs(reads.meanwhile)} while ${atOnce} sign in at once`,
      '',
    ],
    figures: { signIn: { own, limit, reads, ratio } },
    targets: [
      { what: 'sign-in, one at a time', figure: own.median, atMost: slowestMs, unit: 'ms' },
      { what: `reads while ${atOnce} sign in, p99 of idle`, figure: ratio, atMost: slowestReads, unit: 'times' },
    ],
  };
}

const inMs = ({ median, low, high }: Spread): string => `${median} ms (${low} to ${high})`;

/** Somebody each: attempts of one name wait for each other. */
async function createUsers(api: Copy): Promise<string[]> {
  const session = await sessionOf(api);
  const names = Array.from({ length: atOnce }, (_, index) => `bench-${index}`);
  for (const username of names) {
    const email = `${username}@example.com`;
    await write(api, session, 'POST', '/api/admin/users', {
      username,
      email,
      firstName: 'Ada',
      lastName: 'B',
      password: admin.password,
    });
  }
  return names;
}

async function oneByOne({ port }: Copy, count: number): Promise<Spread> {
  const took: number[] = [];
  for (let done = 0; done < count; done++) took.push(await timed(() => signIn(`http://127.0.0.1:${port}`)));
  return spreadOf(took.map(rounded));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Users who sign in again as soon as they have. By bare sockets: whoever measures must not be busy. */
function crowd({ port }: Copy, users: string[], seconds: number): Promise<unknown> {
  let turn = 0;
  const body = () => JSON.stringify({ username: users[turn++ % users.length], password: admin.password });
  return rawLoad({ port, path: '/api/admin/login', body }, { connections: users.length, seconds });
}

/** Asked for at a steady pace, whether or not the answers keep up with it. */
async function p99OfReads({ port }: Copy, seconds: number): Promise<number> {
  const { get, end } = keepAlive(`http://127.0.0.1:${port}`, visitors);
  const reads: Promise<number>[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    reads.push(timed(() => get('/api/posts?limit=12')));
    await wait(readEveryMs);
  }
  const took = await Promise.all(reads).finally(end);
  return rounded(quantile(took, 0.99));
}
