import { residentMb } from '../figures/processor-time';
import type { TurnSize } from '../load/take-turns';
import type { Part } from '../part';
import { startApiCopy, startRawApi } from '../fixtures/api-copies';
import { createDatabase, manyPosts } from '../fixtures/bench-database';
import type { Copies } from './api/calls';
import { measureCreates } from './api/creates';
import { measurePublications } from './api/publications';
import { measureReads, type Names } from './api/reads';
import { measureSignIns, type SignInSize } from './api/sign-ins';
import { measureStarts } from './api/starts';
import { isReached, type Section, targetLines } from './api/target';

export interface ApiSize extends TurnSize, SignInSize {
  posts: number;
  starts: number;
  publications: number;
}

const names: Names = { cached: 'API', anew: 'API, cache off', limit: 'node:http and pg' };
const mostLoadedMb = 250;

/** The API beside what the same calls cost without a framework, on the same Postgres, one process each. */
export const api = (size: ApiSize): Part => ({
  name: 'api',
  summary: `calls beside ${names.limit}; ${size.posts} posts, ${size.connections} connections`,
  run: async () => {
    const database = await createDatabase();
    const copies: Copies = {};
    const another: Copies = {};
    try {
      const warm = (copies[names.cached] = await startApiCopy(database.url));
      await database.query(manyPosts(size.posts));
      const sections = [await measureStarts(database.url, size.starts)];
      copies[names.anew] = await startApiCopy(database.url, { ANSWER_CACHE_MS: '0' });
      const raw = (copies[names.limit] = await startRawApi(database.url));
      sections.push(await measureReads(copies, names, size));
      sections.push(await measureSignIns(warm, raw, size));
      const two = (another.two = await startApiCopy(database.url));
      sections.push(await measurePublications(warm, two, size.publications));
      sections.push(await measureCreates(copies, names.cached, names.limit, size));
      sections.push(memoryAfter(residentMb(warm.pid)));
      return resultOf(sections);
    } finally {
      await Promise.all(Object.values({ ...copies, ...another }).map((copy) => copy.end('SIGTERM')));
      await database.drop();
    }
  },
});

const memoryAfter = (loadedMb: number): Section => ({
  lines: [],
  figures: { loadedMb },
  targets: [{ what: 'memory after all of it', figure: loadedMb, atMost: mostLoadedMb, unit: 'MB' }],
});

/** A target that a busy machine misses is printed and fails nothing. */
const resultOf = (sections: Section[]) => {
  const targets = sections.flatMap(({ targets }) => targets);
  return {
    lines: [...sections.flatMap(({ lines }) => lines), 'targets', ...targetLines(targets)],
    figures: {
      ...Object.assign({}, ...sections.map(({ figures }) => figures)),
      targets: targets.map((target) => ({ ...target, reached: isReached(target) })),
    },
    failures: [],
  };
};
