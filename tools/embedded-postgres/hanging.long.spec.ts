import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ManagedProcess } from '../start/managed-process';

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

describe('a database that hangs', () => {
  it('is ended and counts as crashed once it has not answered for the time that it has', async () => {
    const hanging = new ManagedProcess({
      name: 'database',
      script: path.join(import.meta.dirname, 'main.ts'),
      args: ['--data', path.join(folder, 'database')],
      nodeOptions: ['--import', 'tsx'],
      env: process.env,
      logDir: folder,
    });
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
