import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import {
  type DatabaseKind,
  makePlace,
  type Place,
  TemporaryProduct,
} from '../../tools/start/testing/temporary-product';
import { type Query, readTables } from '../database/catalog';
import { withDatabase } from '../database/with-database';
import { readSystem, type System } from '../system';

const root = path.join(import.meta.dirname, '../..');
const revokedByRestore = ['release_tokens', 'one_time_links'];

/** A product that is backed up, or restored into. */
export class TemporarySystem extends TemporaryProduct {
  readonly system: System;

  private constructor(place: Place, variables: NodeJS.ProcessEnv) {
    super(place, variables);
    this.system = readSystem({ ...variables, ...this.addresses });
  }

  /** `variables`: what its environment says besides, such as where its bucket is. */
  static async create(kind: DatabaseKind = 'embedded', variables: NodeJS.ProcessEnv = {}): Promise<TemporarySystem> {
    return new TemporarySystem(await makePlace(kind), variables);
  }

  /** `npm run backup` or `restore`, as a person would call it. Rejects when it fails. */
  runCommand(name: 'backup' | 'restore', ...args: string[]): Promise<{ stdout: string; stderr: string }> {
    const environment = { ...this.variables, PATH: process.env.PATH, ...this.addresses };
    const command = ['--import', 'tsx', `backup/${name}.ts`, ...args];
    return promisify(execFile)(process.execPath, command, { cwd: root, env: environment });
  }

  /** Every row that a backup must hold, in the database's own words. */
  rows(): Promise<Record<string, string[]>> {
    return this.withQuery(async (query) => {
      const rows: Record<string, string[]> = {};
      for (const { name } of await readTables(query)) {
        const found = await query<{ row: string }>(`SELECT "${name}"::text AS row FROM "${name}"`);
        if (!revokedByRestore.includes(name)) rows[name] = found.map(({ row }) => row).sort();
      }
      return rows;
    });
  }

  /** Past the API. */
  withQuery<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return withDatabase(this.system, async (url) => {
      const client = new pg.Client(url);
      await client.connect();
      return work(async (sql) => (await client.query(sql)).rows).finally(() => client.end());
    });
  }

  private get addresses(): NodeJS.ProcessEnv {
    const { dataDir, databaseUrl } = this.place;
    return { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  }
}
