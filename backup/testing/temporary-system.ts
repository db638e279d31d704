import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { Product } from '../../tools/start/product';
import { type Query, readTables } from '../database/catalog';
import { withDatabase } from '../database/with-database';
import { readSystem, type System } from '../system';

const root = path.join(import.meta.dirname, '../..');
const revokedByRestore = ['release_tokens', 'one_time_links'];
/** Of everybody in it. */
export const password = 'correct horse battery staple';

/** A system in a folder of its own: an embedded Postgres, or an empty database on the server that TEST_DATABASE_URL names. */
export class TemporarySystem {
  private product: Product | undefined;
  private api = '';
  private cookie = '';

  private constructor(
    readonly system: System,
    private readonly database: string | null,
    private readonly variables: NodeJS.ProcessEnv,
  ) {}

  /** `variables`: what its environment says besides, such as where its bucket is. */
  static async create(
    kind: 'embedded' | 'postgres' = 'embedded',
    variables: NodeJS.ProcessEnv = {},
  ): Promise<TemporarySystem> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'system-'));
    const database = kind === 'embedded' ? null : `backup_${process.pid}_${Date.now()}`;
    if (database) await askServer(`CREATE DATABASE ${database}`);
    const url =
      database && Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${database}` }).href;
    const system = readSystem({ ...variables, DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) });
    return new TemporarySystem(system, database, variables);
  }

  /** Database and API, as `npm start` runs them. */
  async start(): Promise<void> {
    const { dataDir, databaseUrl } = this.system;
    const environment = {
      ...{ ...this.variables, PATH: process.env.PATH, ADMIN_PASSWORD: password, LOG_LEVEL: 'warn' },
    };
    this.product = new Product({ port: 0, dataDir, databaseUrl, environment });
    const { port } = await this.product.startApi(await this.product.startDatabase());
    this.api = `http://127.0.0.1:${port}`;
  }

  /** What is called from now on, they call. */
  async signIn(username = 'admin'): Promise<void> {
    const { headers } = await this.call('POST', '/api/admin/login', { username, password });
    const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    this.cookie = cookies.join('; ');
  }

  async stop(): Promise<void> {
    await this.product?.stop();
    this.product = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.system.dataDir, { recursive: true, force: true });
    if (this.database) await askServer(`DROP DATABASE ${this.database} WITH (FORCE)`);
  }

  /** `npm run backup` or `restore`, as a person would call it. Rejects when it fails. */
  runCommand(name: 'backup' | 'restore', ...args: string[]): Promise<{ stdout: string; stderr: string }> {
    const { dataDir, databaseUrl } = this.system;
    const environment = {
      ...this.variables,
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    const command = ['--import', 'tsx', `backup/${name}.ts`, ...args];
    return promisify(execFile)(process.execPath, command, { cwd: root, env: environment });
  }

  /** Throws for anything but success. */
  async call(method: string, address: string, body?: object): Promise<Response> {
    const form = body instanceof FormData;
    const response = await fetch(this.api + address, {
      method,
      headers: { cookie: this.cookie, ...(body && !form ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
    return response;
  }

  /** Every row that a backup must hold, in the database's own words. */
  rows(): Promise<Record<string, string[]>> {
    return this.ask(async (query) => {
      const rows: Record<string, string[]> = {};
      for (const { name } of await readTables(query)) {
        const found = await query<{ row: string }>(`SELECT "${name}"::text AS row FROM "${name}"`);
        if (!revokedByRestore.includes(name)) rows[name] = found.map(({ row }) => row).sort();
      }
      return rows;
    });
  }

  /** Past the API. */
  ask<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return withDatabase(this.system, async (url) => {
      const client = new pg.Client(url);
      await client.connect();
      return work(async (sql) => (await client.query(sql)).rows).finally(() => client.end());
    });
  }
}

async function askServer(sql: string): Promise<void> {
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
