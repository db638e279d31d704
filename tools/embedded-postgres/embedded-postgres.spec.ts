import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { ManagedProcess } from '../start/managed-process';
import { FolderLock } from './folder-lock';
import { managedDatabase } from './managed-database';

jest.setTimeout(240_000);

let folder: string;
let data: string;
let database: ManagedProcess;
let url: string;
let apiUrl: string;
const clients: pg.Client[] = [];

const started = (data: string) => managedDatabase(data, folder);

/** On data of its own: a copy of the first, which is ready sooner than a new one. */
function startedOnCopy(name: string): ManagedProcess {
  cpSync(path.join(folder, 'made'), path.join(folder, name), { recursive: true });
  return started(path.join(folder, name));
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'embedded-'));
  // So that only the modes of what lies in it keep others out.
  chmodSync(folder, 0o755);
  data = path.join(folder, 'database');
  database = started(data);
  await database.start();
  await database.stop();
  cpSync(data, path.join(folder, 'made'), { recursive: true });
  const ready = await database.start();
  [url, apiUrl] = [String(ready.url), String(ready.apiUrl)];
});
afterAll(async () => {
  for (const client of clients) await client.end().catch(() => undefined);
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

async function connect(address = url): Promise<pg.Client> {
  const client = new pg.Client(address);
  clients.push(client.on('error', () => undefined));
  await client.connect();
  return client;
}

/** The code of the error that a question ends with. */
const refusalOf = (client: pg.Client, sql: string): Promise<string> =>
  client.query(sql).then(
    () => 'done',
    (error: pg.DatabaseError) => String(error.code),
  );

describe('the embedded Postgres', () => {
  it('gives every connection its own answers, while others ask and others have transactions', async () => {
    const [numbers, words, transactions] = [await connect(), await connect(apiUrl), await connect()];
    const readBack = async (client: pg.Client, type: string, prefix: string) => {
      for (let count = 0; count < 60; count += 1) {
        const { rows } = await client.query(`SELECT $1::${type} AS value`, [`${prefix}${count}`]);
        expect(String(rows[0]?.value)).toBe(`${prefix}${count}`);
      }
    };
    const begin = async () => {
      for (let count = 0; count < 20; count += 1) {
        await transactions.query('BEGIN');
        await transactions.query('SELECT 1');
        await transactions.query('COMMIT');
      }
    };
    await Promise.all([readBack(numbers, 'int', ''), readBack(words, 'text', 'word '), begin()]);
  });

  it('takes back what a connection left undone when it went', async () => {
    const [leaving, staying] = [await connect(), await connect()];
    await leaving.query('BEGIN');
    await leaving.query('CREATE TABLE undone (id int)');
    await leaving.end();
    const { rows } = await staying.query("SELECT to_regclass('undone') AS found");
    expect(rows).toEqual([{ found: null }]);
  });

  it('answers on after a statement with mistakes, and on the next connection', async () => {
    const client = await connect();
    expect(await refusalOf(client, 'SELEC 1')).toBe('42601');
    await expect(client.query('SELECT $1::int', ['no number'])).rejects.toThrow('invalid input syntax');
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('lets those who connect while it opens wait, then responds to whoever has started it, from an older source too', async () => {
    const { script, args, nodeOptions: execArgv } = startedOnCopy('opening').spec;
    const child = fork(script, args, { execArgv });
    const types: string[] = [];
    let pending: Promise<pg.QueryResult> | undefined;
    const responsive = new Promise<void>((resolve) => {
      child.on('message', ({ type, url: address }: { type: string; url?: string }) => {
        types.push(type);
        if (type === 'listening') pending = connect(address).then((client) => client.query('SELECT 1 AS one'));
        if (type === 'ready') for (const request of ['ask', 'ping']) child.send({ type: request });
        if (type === 'pong') resolve();
      });
    });
    await responsive;
    const result = await pending;
    child.kill();
    await once(child, 'exit');
    expect(types).toEqual(['listening', 'ready', 'answered', 'pong']);
    expect(result?.rows).toEqual([{ one: 1 }]);
  });

  it('says in its folder who has it, and where it answers', () => {
    expect(FolderLock.holderOf(data)).toEqual({ pid: expect.any(Number), url });
  });

  it('lets nobody open anything of its folder but its owner', () => {
    const open = readdirSync(data, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(data, name))
      .concat(data)
      .filter((file) => (lstatSync(file).mode & 0o077) !== 0);
    expect(open).toEqual([]);
  });

  // Both at once, for each start takes seconds.
  it('takes from other accounts what an older version let them open, and has a private socket where its path is too long', async () => {
    const name = 'a-very-long-name-'.repeat(8);
    const [older, inside] = [path.join(folder, name), path.join(folder, name, 'left.txt')];
    const another = startedOnCopy(name);
    writeFileSync(inside, 'a secret');
    chmodSync(inside, 0o666);
    chmodSync(older, 0o755);
    const address = new URL(String((await another.start()).url));
    expect((await (await connect(address.href)).query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(lstatSync(String(address.searchParams.get('host'))).mode & 0o777).toBe(0o700);
    await another.stop();
    expect([lstatSync(older).mode & 0o777, lstatSync(inside).mode & 0o777]).toEqual([0o700, 0o600]);
  });

  const canBecomeNobody = process.getuid?.() === 0 && existsSync('/usr/bin/setpriv');
  if (canBecomeNobody)
    it('refuses another account of the machine, file by file and at its socket', () => {
      const nobody = (...command: string[]) => {
        const rights = ['--reuid=65534', '--regid=65534', '--clear-groups'];
        return execFileSync('setpriv', [...rights, ...command], { encoding: 'utf8', stdio: 'pipe' });
      };
      for (const name of ['lock', 'postgres/PG_VERSION']) {
        expect(() => nobody('cat', path.join(data, name))).toThrow('Permission denied');
      }
      const connecting = `require('node:net').connect(${JSON.stringify(path.join(data, '.s.PGSQL.5432'))})
      .on('connect', () => console.log('let in')).on('error', ({ code }) => console.log(code))`;
      expect(nobody(process.execPath, '-e', connecting).trim()).toBe('EACCES');
    });

  it('answers only once a commit is on the disk', async () => {
    const calls = path.join(folder, 'calls');
    const counting = `import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const { appendFileSync, fsyncSync } = fs;
      fs.fsyncSync = (file) => (fsyncSync(file), appendFileSync(${JSON.stringify(calls)}, '.'));
      syncBuiltinESMExports();`;
    const counted = startedOnCopy('counted');
    counted.spec.nodeOptions?.push('--import', `data:text/javascript,${encodeURIComponent(counting)}`);
    const client = await connect(String((await counted.start()).url));
    await client.query('CREATE TABLE saved (id int)');
    const before = lstatSync(calls).size;
    await client.query('INSERT INTO saved VALUES (1)');
    expect(lstatSync(calls).size).toBeGreaterThan(before);
    expect((await client.query('SHOW fsync')).rows).toEqual([{ fsync: 'on' }]);
    await counted.stop();
  });
});

describe('the user whom the API connects as', () => {
  const insufficientRights = '42501';

  it('runs no program, opens no file, owns nothing, and stays who it is', async () => {
    const client = await connect(apiUrl);
    for (const sql of [
      "COPY (SELECT 1) TO PROGRAM 'id'",
      "COPY (SELECT 1) TO '/tmp/copied'",
      'CREATE TABLE mine (id int)',
      'SET SESSION AUTHORIZATION postgres',
      'RESET SESSION AUTHORIZATION',
      'SET ROLE postgres',
      'RESET ROLE',
      'DISCARD ALL',
      "SELECT set_config('role', 'postgres', false)",
      "SELECT set_config('session_authorization', 'postgres', false)",
      "DO $$ BEGIN EXECUTE 'SET SESSION AUTHORIZATION postgres'; END $$",
      'ALTER ROLE keystride_api SUPERUSER',
    ]) {
      expect([sql, await refusalOf(client, sql)]).toEqual([sql, insufficientRights]);
    }
    const { rows } = await client.query("SELECT current_user, current_setting('is_superuser') AS superuser");
    expect(rows[0]?.current_user).toBe('keystride_api');
    expect(await refusalOf(client, 'SELECT * FROM pg_authid')).toBe(insufficientRights);
  });
});

describe('a program that COPY names', () => {
  it('is not run for the owner either, and the database answers on', async () => {
    const client = await connect();
    expect(await refusalOf(client, "COPY (SELECT 1) TO PROGRAM 'id'")).toBe('XX000');
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});
