import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { Product } from '../start/product';
import { managedDatabase } from './managed-database';
import { postgresMajor } from './postgres-version';

jest.setTimeout(120_000);

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-version-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('a data folder of another Postgres', () => {
  let data: string;
  beforeEach(() => {
    data = path.join(folder, 'database');
    mkdirSync(path.join(data, 'postgres'), { recursive: true });
    writeFileSync(path.join(data, 'postgres/PG_VERSION'), `${postgresMajor - 1}\n`);
  });

  /** What is there, with modes and sizes. */
  const listed = () =>
    readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => {
      const { mode, size, mtimeMs } = statSync(path.join(data, name));
      return [name, mode, size, mtimeMs];
    });

  it('is left as it is by npm start, which says what to do', async () => {
    const before = listed();
    const product = new Product({ port: 0, dataDir: folder, databaseUrl: null, quiet: true });
    await expect(product.startDatabase()).rejects.toThrow(
      `The database in ${data} is of Postgres ${postgresMajor - 1}, and this version of the product has ${postgresMajor}. Nothing was changed. Run "npm run backup" with the version that it ran with, move that folder away, then run "npm run restore -- BACKUP --replace" with this one.`,
    );
    await product.stop();
    expect(listed()).toEqual(before);
  });

  it('that lacks its files is the reason that npm start gives, not the API that finds no database', async () => {
    writeFileSync(path.join(data, 'postgres/PG_VERSION'), `${postgresMajor}\n`);
    const product = new Product({ port: 0, dataDir: folder, databaseUrl: null, quiet: true });
    const addresses = await product.startDatabase();
    await expect(product.startApi(addresses)).rejects.toThrow('database ended before it was ready');
    await product.stop();
  });

  // A PGlite with another version opens no data folder of today: everybody who runs the product with `npm start` then has to
  // make a backup with the version before and to restore it with this one, as docs/deployment.md says below "Upgrade".
  it('makes way for one of the PGlite that is installed where its first start was ended in the middle, and nobody has written to it', async () => {
    writeFileSync(path.join(data, 'postgres.unfinished'), '');
    const database = managedDatabase(data, folder);
    const client = new pg.Client(String((await database.start()).url));
    await client.connect();
    const { rows } = await client.query('SHOW server_version_num');
    await client.end();
    await database.stop();
    expect(Math.floor(Number(rows[0].server_version_num) / 10_000)).toBe(postgresMajor);
    expect(Number(readFileSync(path.join(data, 'postgres/PG_VERSION'), 'utf8'))).toBe(postgresMajor);
  });
});
