import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ReleaseClient } from '../../release/remote/release-client';
import { Product } from '../product';
import { operatorsToken } from '../secret';

/** Of everybody in it. */
export const password = 'correct horse battery staple';

export type DatabaseKind = 'embedded' | 'postgres';

/** Where TEST_DATABASE_URL names a server, a database there costs less than an embedded one. */
export const testDatabase: DatabaseKind = process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded';

/** Database and API as `npm start` runs them, with a folder of their own. */
export class TemporaryProduct {
  /** The API's address. */
  origin = '';
  private product: Product | undefined;
  private cookie = '';

  /** @param variables what its environment says besides, such as where its bucket is */
  protected constructor(
    readonly place: Place,
    protected readonly variables: NodeJS.ProcessEnv,
  ) {}

  static async make(): Promise<TemporaryProduct> {
    return new TemporaryProduct(await makePlace(testDatabase), {});
  }

  async start(): Promise<void> {
    const { dataDir, databaseUrl } = this.place;
    const environment = {
      ...{ ...this.variables, PATH: process.env.PATH, ADMIN_PASSWORD: password, LOG_LEVEL: 'warn' },
    };
    this.product = new Product({ port: 0, dataDir, databaseUrl, environment, quiet: true });
    const { port } = await this.product.startApi(await this.product.startDatabase());
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** What is called from now on, they call. */
  async signIn(username = 'admin'): Promise<void> {
    const { headers } = await this.call('POST', '/api/admin/login', { username, password });
    const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    this.cookie = cookies.join('; ');
  }

  /** Its release service, for the operator. */
  get service(): ReleaseClient {
    return new ReleaseClient(this.origin, operatorsToken(this.place.dataDir), { by: 'ada' });
  }

  /** Throws for anything but success. */
  async call(method: string, address: string, body?: object): Promise<Response> {
    const form = body instanceof FormData;
    const response = await fetch(this.origin + address, {
      method,
      headers: { cookie: this.cookie, ...(body && !form ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
    return response;
  }

  async stop(): Promise<void> {
    await this.product?.stop();
    this.product = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    await this.place.remove();
  }
}

export interface Place {
  dataDir: string;
  /** Null: the embedded Postgres below dataDir. */
  databaseUrl: string | null;
  remove(): Promise<void>;
}

/** A new folder, and for `postgres` an empty database on the server that TEST_DATABASE_URL names. */
export async function makePlace(kind: DatabaseKind): Promise<Place> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'system-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (kind === 'embedded') return { dataDir, databaseUrl: null, remove: removeFolder };
  const name = `system_${randomBytes(8).toString('hex')}`;
  await executeOnServer(`CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${name}` });
  const remove = async () => {
    await removeFolder();
    await executeOnServer(`DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { dataDir, databaseUrl: url.href, remove };
}

async function executeOnServer(sql: string): Promise<void> {
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
