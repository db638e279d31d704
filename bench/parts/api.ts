import path from 'node:path';
import { quantile, rounded, type Spread, spreadOf } from '../figures/distribution';
import { processorMs, processorMsOf, residentMb } from '../figures/processor-time';
import { rawLoad } from '../load/raw-load';
import type { Part, PartResult } from '../part';
import { findFreePort } from '../../tools/start/ports';
import { createDatabase, manyPosts } from '../stage/bench-database';
import { Copy } from '../stage/copy';

export interface ApiSize {
  posts: number;
  rounds: number;
  /** Of each contestant, in each round. */
  seconds: number;
  connections: number;
}

interface Contestant {
  name: string;
  copy: Copy;
}

/** What a contestant did with a call, over all rounds. */
interface Measured {
  perSecond: Spread;
  p99Ms: Spread;
  /** Of the server and of the database, for one answer. */
  processorMs: Spread;
}

const root = path.join(import.meta.dirname, '../..');
const limit = 'node:http and pg';
const calls = { 'list of 12 summaries': '/api/posts?limit=12', 'post by slug': '/api/posts/post-500' };

/** Public reads beside what the same read costs without a framework, on the same Postgres, one process each. */
export const api = (size: ApiSize): Part => ({
  name: 'api',
  summary: `public reads beside ${limit}; ${size.posts} posts, ${size.connections} connections`,
  run: async () => {
    const database = await createDatabase();
    const contestants: Contestant[] = [];
    try {
      const warm = await startApi(database.url, { ANSWER_CACHE_MS: '1000' });
      contestants.push({ name: 'API', copy: warm });
      const memory = { idleMb: residentMb(warm.pid), loadedMb: 0 };
      await database.query(manyPosts(size.posts));
      contestants.push({ name: 'API, cache off', copy: await startApi(database.url, { ANSWER_CACHE_MS: '0' }) });
      contestants.push({ name: limit, copy: await startRaw(database.url) });
      const measured = new Map<string, Map<string, Measured>>();
      for (const [call, address] of Object.entries(calls)) {
        measured.set(call, await measureInTurns(contestants, address, size));
      }
      memory.loadedMb = residentMb(warm.pid);
      return resultOf(measured, memory);
    } finally {
      await Promise.all(contestants.map(({ copy }) => copy.end('SIGTERM')));
      await database.drop();
    }
  },
});

/** In each round everyone has a turn, so that what else the machine does falls on all of them. */
async function measureInTurns(contestants: Contestant[], address: string, size: ApiSize) {
  const rounds = new Map(contestants.map(({ name }) => [name, [] as { perSecond: number; p99: number; ms: number }[]]));
  for (const { copy } of contestants) await rawLoad({ port: copy.port, path: address }, { ...size, seconds: 1 });
  for (let round = 0; round < size.rounds; round++) {
    for (const { name, copy } of contestants) {
      const used = () => processorMs(copy.pid) + processorMsOf('postgres');
      const before = used();
      const { answers, seconds, latencies } = await rawLoad({ port: copy.port, path: address }, size);
      const figures = { perSecond: answers / seconds, p99: quantile(latencies, 0.99), ms: (used() - before) / answers };
      rounds.get(name)?.push(figures);
    }
  }
  return new Map(
    [...rounds].map(([name, all]) => [
      name,
      {
        perSecond: spreadOf(all.map(({ perSecond }) => Math.round(perSecond))),
        p99Ms: spreadOf(all.map(({ p99 }) => rounded(p99))),
        processorMs: spreadOf(all.map(({ ms }) => rounded(ms))),
      },
    ]),
  );
}

function resultOf(
  measured: Map<string, Map<string, Measured>>,
  memory: { idleMb: number; loadedMb: number },
): PartResult {
  const lines: string[] = [];
  const ratios: Record<string, Record<string, number>> = {};
  for (const [call, byName] of measured) {
    const reference = byName.get(limit)?.perSecond.median ?? NaN;
    lines.push(`${call.padEnd(26)}per second (lowest to highest)   of the limit   p99 ms   processor ms`);
    for (const [name, { perSecond, p99Ms, processorMs: ms }] of byName) {
      const ratio = rounded(perSecond.median / reference);
      (ratios[call] ??= {})[name] = ratio;
      const spread = `${perSecond.median} (${perSecond.low} to ${perSecond.high})`;
      lines.push(
        `  ${name.padEnd(24)}${spread.padEnd(33)}${String(ratio).padEnd(15)}${String(p99Ms.median).padEnd(9)}${ms.median}`,
      );
    }
    lines.push('');
  }
  lines.push(`memory of the API: ${memory.idleMb} MB idle, ${memory.loadedMb} MB after the load`);
  const calls = Object.fromEntries([...measured].map(([call, byName]) => [call, Object.fromEntries(byName)]));
  return { lines, figures: { calls, ratios, memory }, failures: [] };
}

async function startApi(databaseUrl: string, environment: NodeJS.ProcessEnv): Promise<Copy> {
  return started(path.join(root, 'dist/api/main.mjs'), (port) => ({
    ...{
      DATABASE_URL: databaseUrl,
      API_PORT: String(port),
      SAMPLE_CONTENT: 'false',
      MEDIA_DIR: path.join(root, 'dist'),
    },
    ...{ SESSION_SECRET: 'a secret for the bench only', ADMIN_PASSWORD: 'a password for the bench only' },
    ...environment,
  }));
}

const startRaw = (databaseUrl: string): Promise<Copy> =>
  started(path.join(import.meta.dirname, '../rivals/raw-api.mjs'), (port) => ({
    ...{ DATABASE_URL: databaseUrl, PORT: String(port) },
  }));

async function started(script: string, environment: (port: number) => NodeJS.ProcessEnv): Promise<Copy> {
  const port = await findFreePort();
  const copy = new Copy(port, script, environment(port));
  await copy.start();
  return copy;
}
