import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { FolderLock } from './folder-lock';
import { managedDatabase } from './managed-database';

let folder: string;
const clients: pg.Client[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'embedded-'));
});
afterAll(async () => {
  for (const client of clients) await client.end().catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});

async function connect(address: string): Promise<pg.Client> {
  const client = new pg.Client(address);
  clients.push(client.on('error', () => undefined));
  await client.connect();
  return client;
}

const started = (data: string) => managedDatabase(data, folder);

describe('a database that is new', () => {
  it('begins with what initdb has made before', async () => {
    const identifiers = await Promise.all(
      ['new', 'newer'].map(async (name) => {
        const fresh = started(path.join(folder, name));
        const client = await connect(String((await fresh.start()).url));
        const { rows } = await client.query('SELECT system_identifier FROM pg_control_system()');
        await fresh.stop();
        return rows[0].system_identifier;
      }),
    );
    // Each initdb makes up another.
    expect(identifiers[0]).toBe(identifiers[1]);
  });

  it('begins again where its first start was ended in the middle, and then stays', async () => {
    const data = path.join(folder, 'half');
    const half = started(data);
    const ended = expect(half.start()).rejects.toThrow('ended before it was ready');
    while (!existsSync(path.join(data, 'postgres/PG_VERSION'))) await new Promise((resolve) => setTimeout(resolve, 1));
    process.kill(Number(FolderLock.holderOf(data)?.pid), 'SIGKILL');
    await ended;
    const first = await connect(String((await half.start()).url));
    await first.query('CREATE TABLE remembered AS SELECT 1 AS one');
    await half.stop();
    const second = await connect(String((await half.start()).url));
    expect((await second.query('SELECT one FROM remembered')).rows).toEqual([{ one: 1 }]);
    await half.stop();
  });
});

describe('a database that hangs', () => {
  it('is ended and counts as crashed once it has not answered for the time that it has', async () => {
    const hanging = started(path.join(folder, 'database'));
    const { url: address } = await hanging.start();
    const crashed = new Promise<void>((resolve) => hanging.onCrash(resolve));
    const client = await connect(String(address));
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    hanging.watch({ everyMs: 50, deadlineMs: 1_000 });
    void client
      .query('WITH RECURSIVE endless AS (SELECT 1 UNION ALL SELECT 1 FROM endless) SELECT count(*) FROM endless')
      .catch(() => undefined);
    await crashed;
    const again = await hanging.start();
    expect(again.url).toBe(address);
    expect((await (await connect(String(again.url))).query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await hanging.stop();
  });
});
