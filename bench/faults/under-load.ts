import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Fault, Sight } from './fault';
import { inWords, People, type Site, unserved } from './people';
import { FaultedProduct } from './product';

/** Something that people can come to. */
export interface FaultFixture {
  product: Site;
  databaseUrl: string;
  /** Public addresses that visitors open. */
  addresses: string[];
  end(): Promise<void>;
}

/** With processes of its own, each of which a fault may hit. */
export interface ProcessesFixture extends FaultFixture {
  product: FaultedProduct;
}

export interface FaultUnderLoad<S extends FaultFixture = ProcessesFixture> {
  name: string;
  /** What is done, for the table. */
  fault: string;
  /** How long it lasts. */
  seconds: number;
  /** Whether visitors see pages all the while. */
  pagesStay: boolean;
  /** Does it, and answers what takes it back; that is called also when something has failed. */
  inflict(fixture: S): Promise<() => Promise<void>>;
  /** One sentence each for what is not as it should be meanwhile; what else was seen goes to `note`. */
  look?(fixture: S, note: (words: string) => void): Promise<string[]>;
  /** The same, once all is as before. */
  lookAfter?(fixture: S, note: (words: string) => void): Promise<string[]>;
}

const calmMs = 1_500;
/** From the end of the fault on, with the pause of a supervisor and the start of what was ended. */
const recoveryMs = 30_000;

/** Inflicts it while visitors read and an editor writes, and counts what they saw from then until all was as before. */
export const underLoad = <S extends FaultFixture>(fault: FaultUnderLoad<S>, start: () => Promise<S>): Fault => ({
  name: fault.name,
  run: async () => {
    const fixture = await start();
    const people = new People(fixture.product, fixture.addresses);
    try {
      await people.untilServed(performance.now());
      await wait(calmMs);
      return await endure(fault, fixture, people);
    } finally {
      await people.leave();
      await fixture.end();
    }
  },
});

async function endure<S extends FaultFixture>(fault: FaultUnderLoad<S>, fixture: S, people: People): Promise<Sight> {
  const notes: string[] = [];
  const before = { pages: people.pages.length, writes: people.writes.length };
  const began = performance.now();
  const takeBack = await fault.inflict(fixture);
  const failures: string[] = [];
  let over = began;
  try {
    failures.push(...((await fault.look?.(fixture, (words) => notes.push(words))) ?? []));
    await wait(Math.max(fault.seconds * 1000 - (performance.now() - began), 0));
  } finally {
    over = performance.now();
    await takeBack();
  }
  // What is seen meanwhile may still be of before; what it takes counts all the same.
  await people.untilServed(performance.now());
  const recovered = performance.now() - over;
  const [pages, writes] = [people.pages.slice(before.pages), people.writes.slice(before.writes)];
  await people.leave();
  failures.push(...((await fault.lookAfter?.(fixture, (words) => notes.push(words))) ?? []));
  const check = await checkWrites(fixture.databaseUrl, people.acknowledged);
  return {
    fault: fault.fault,
    visitor: `pages ${inWords(pages)}`,
    admin: [`saves ${inWords(writes)}`, ...notes].join('; '),
    after: `as before ${(recovered / 1000).toFixed(1)} s later; ${check.words}`,
    failures: [
      ...failures,
      ...check.failures,
      ...(fault.pagesStay ? unserved(pages) : []),
      ...(recovered > recoveryMs ? [`it took ${recovered} ms until all was as before`] : []),
    ].map((words) => `${fault.name}: ${words}`),
  };
}

/** Every acknowledged save must be there, and none half: each post has its first revision, and is counted. */
async function checkWrites(url: string, acknowledged: string[]): Promise<{ words: string; failures: string[] }> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows: lost } = await client.query(
      `SELECT slug FROM unnest($1::text[]) slug WHERE NOT EXISTS (SELECT FROM posts WHERE posts.slug = slug.slug)`,
      [acknowledged],
    );
    const { rows: half } = await client.query(
      `SELECT id FROM posts WHERE NOT EXISTS (SELECT FROM post_revisions WHERE "postId" = posts.id)
       UNION ALL SELECT 0 WHERE (SELECT sum(posts) FROM post_counts) <> (SELECT count(*) FROM posts)`,
    );
    return {
      words: `${acknowledged.length - lost.length} of ${acknowledged.length} acknowledged saves there, ${half.length} half`,
      failures: [
        ...(lost.length > 0 ? [`${lost.length} acknowledged saves were lost`] : []),
        ...(half.length > 0 ? [`${half.length} saves are half there`] : []),
      ],
    };
  } finally {
    await client.end();
  }
}
