import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ManagedProcess } from '../start/managed-process';
import { FolderLock } from './folder-lock';

jest.setTimeout(120_000);

let folder: string;
let database: ManagedProcess;
let url: string;
const clients: pg.Client[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'embedded-'));
  database = new ManagedProcess({
    name: 'database',
    script: path.join(import.meta.dirname, 'main.ts'),
    args: ['--data', path.join(folder, 'database')],
    nodeOptions: ['--import', 'tsx'],
    env: process.env,
    logDir: folder,
  });
  url = String((await database.start()).url);
});
afterAll(async () => {
  for (const client of clients) await client.end().catch(() => undefined);
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(url);
  clients.push(client.on('error', () => undefined));
  await client.connect();
  return client;
}

describe('the embedded Postgres', () => {
  it('gives every connection its own answers, while others ask and others have transactions', async () => {
    const [numbers, words, transactions] = [await connect(), await connect(), await connect()];
    const ask = async (client: pg.Client, type: string, prefix: string) => {
      for (let count = 0; count < 60; count += 1) {
        const { rows } = await client.query(`SELECT $1::${type} AS answer`, [`${prefix}${count}`]);
        expect(String(rows[0]?.answer)).toBe(`${prefix}${count}`);
      }
    };
    const begin = async () => {
      for (let count = 0; count < 20; count += 1) {
        await transactions.query('BEGIN');
        await transactions.query('SELECT 1');
        await transactions.query('COMMIT');
      }
    };
    await Promise.all([ask(numbers, 'int', ''), ask(words, 'text', 'word '), begin()]);
  });

  it('takes back what a connection left undone when it went', async () => {
    const [leaving, staying] = [await connect(), await connect()];
    await leaving.query('BEGIN');
    await leaving.query('CREATE TABLE undone (id int)');
    await leaving.end();
    const { rows } = await staying.query("SELECT to_regclass('undone') AS found");
    expect(rows).toEqual([{ found: null }]);
  });

  it('says in its folder who has it, and where it answers', () => {
    expect(FolderLock.holderOf(path.join(folder, 'database'))).toEqual({ pid: expect.any(Number), url });
  });
});
