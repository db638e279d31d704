import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { Copy } from '../fixtures/copy';
import type { Fault, Sight } from './fault';

const embeddedPostgres = path.join(import.meta.dirname, '../../tools/embedded-postgres/main.ts');
const partsEach = 3;
/** Every so many kills one comes before the database has answered: in the middle of its recovery. */
const earlyEach = 5;
const longestLifeMs = 400;

/** Kills the embedded database over and over while somebody writes to it. */
export const kills = (count: number): Fault => ({
  name: 'kills',
  run: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kills-'));
    const database = new Copy(0, embeddedPostgres, { NODE_OPTIONS: '--import tsx' }, ['--data', folder]);
    const failures: string[] = [];
    const written = new Writes();
    try {
      for (let kill = 1; kill <= count; kill += 1) {
        if (kill % earlyEach === 0) await killAtStart(database);
        else failures.push(...(await killWhileWriting(database, written)));
        process.stdout.write(`\r  ${kill} of ${count} kills, ${written.acknowledged.length} writes acknowledged`);
      }
      process.stdout.write('\n');
      const client = await startAndConnect(database);
      failures.push(...(await written.check(client)));
      await client.end();
    } finally {
      await database.end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    }
    return sightOf(count, written, failures);
  },
});

async function killAtStart(database: Copy): Promise<void> {
  const starting = database.start().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, randomInt(3_000)));
  await database.end('SIGKILL');
  await starting;
}

/** Answers what was found missing of the lives before. */
async function killWhileWriting(database: Copy, written: Writes): Promise<string[]> {
  const client = await startAndConnect(database);
  const missing = await written.check(client);
  const writing = written.writeUntilGone(client);
  await written.oneMore();
  await new Promise((resolve) => setTimeout(resolve, randomInt(longestLifeMs)));
  await database.end('SIGKILL');
  await writing;
  return missing;
}

async function startAndConnect(database: Copy): Promise<pg.Client> {
  const ready = await database.start();
  const client = new pg.Client('url' in ready ? ready.url : undefined);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Transactions that write a row and its parts, and which of them were acknowledged. */
class Writes {
  readonly acknowledged: number[] = [];
  private next = 1;

  async writeUntilGone(client: pg.Client): Promise<void> {
    try {
      for (;;) {
        const id = this.next++;
        await client.query('BEGIN');
        await client.query('INSERT INTO wholes VALUES ($1, $2)', [id, 'x'.repeat(randomInt(5_000))]);
        for (let part = 0; part < partsEach; part += 1) await client.query('INSERT INTO parts VALUES ($1)', [id]);
        await client.query('COMMIT');
        this.acknowledged.push(id);
      }
    } catch {
      // It was killed.
    }
  }

  /** Resolves with the next that is acknowledged. */
  async oneMore(): Promise<void> {
    const before = this.acknowledged.length;
    while (this.acknowledged.length === before) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  /** One sentence for each kind of loss. */
  async check(client: pg.Client): Promise<string[]> {
    await client.query('CREATE TABLE IF NOT EXISTS wholes (id int PRIMARY KEY, content text NOT NULL)');
    await client.query('CREATE TABLE IF NOT EXISTS parts (id int NOT NULL)');
    const { rows } = await client.query<{ id: number; parts: number }>(
      `SELECT id, count(parts.id)::int AS parts FROM wholes FULL JOIN parts USING (id) GROUP BY id`,
    );
    const found = new Map(rows.map(({ id, parts }) => [id, parts]));
    const lost = this.acknowledged.filter((id) => !found.has(id));
    const half = rows.filter(({ parts }) => parts !== partsEach);
    return [
      ...(lost.length > 0 ? [`${lost.length} acknowledged writes were lost`] : []),
      ...(half.length > 0 ? [`${half.length} writes are half there`] : []),
    ];
  }
}

const sightOf = (count: number, { acknowledged }: Writes, failures: string[]): Sight => ({
  fault: `embedded database killed (-9) ${count} times at random moments, every fifth time while it started`,
  visitor: 'not asked',
  admin: `${acknowledged.length} writes of four rows were acknowledged`,
  after: failures.length > 0 ? failures.join('; ') : 'every acknowledged write was there, none was half there',
  failures,
});
