import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { Copy } from '../../bench/fixtures/copy';
import { findFreePort } from '../../tools/start/ports';
import { Nginx } from './nginx';

const root = path.join(import.meta.dirname, '../..');
const copiesOfEach = 2;
export const adminPassword = 'correct horse battery staple';

/** Two copies of the API and two of the shell behind nginx, on one database and one release folder. */
export class Cluster {
  origin = '';
  apis: Copy[] = [];
  shells: Copy[] = [];
  private nginx: Nginx | undefined;
  readonly mediaDir = mkdtempSync(path.join(os.tmpdir(), 'media-'));
  private readonly database = `copies_${process.pid}_${Date.now()}`;

  /** `slowClientTimeout`: how long nginx waits for slow clients, as its configuration writes it. */
  constructor(
    private readonly releasesDir: string,
    private readonly slowClientTimeout?: string,
  ) {}

  /** All copies of the API start at once, on an empty database. */
  async start(): Promise<void> {
    await askServer(`CREATE DATABASE ${this.database}`);
    const [publicPort, inside] = [await findFreePort(), await findFreePort()];
    this.apis = await copies((port) => new Copy(port, path.join(root, 'dist/api/main.mjs'), this.apiEnvironment(port)));
    await Promise.all(this.apis.map((api) => api.start()));
    this.shells = await copies(
      (port) =>
        new Copy(port, path.join(root, 'dist/shell/server/main.cjs'), {
          ...{ PORT: String(port), HOST: '127.0.0.1', TRUST_PROXY: 'true' },
          ...{ API_URL: `http://127.0.0.1:${inside}`, RELEASES_DIR: this.releasesDir },
        }),
    );
    const ports = (list: Copy[]) => list.map(({ port }) => port);
    const listen = { public: publicPort, inside };
    const { slowClientTimeout } = this;
    this.nginx = new Nginx({ listen, shells: ports(this.shells), apis: ports(this.apis), slowClientTimeout });
    await this.nginx.start();
    await Promise.all(this.shells.map((shell) => shell.start()));
    this.origin = `http://127.0.0.1:${publicPort}`;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.shells, ...this.apis].map((copy) => copy.end('SIGTERM')));
    await this.nginx?.stop();
    rmSync(this.mediaDir, { recursive: true, force: true });
    await askServer(`DROP DATABASE IF EXISTS ${this.database} WITH (FORCE)`);
  }

  private apiEnvironment(port: number): NodeJS.ProcessEnv {
    return {
      ...{ DATABASE_URL: databaseUrl(this.database), POOL_SIZE: '4', API_PORT: String(port), MEDIA_DIR: this.mediaDir },
      ...{ SESSION_SECRET: 'a secret for tests only', ADMIN_PASSWORD: adminPassword, TRUST_PROXY: '2' },
    };
  }
}

async function copies(create: (port: number) => Copy): Promise<Copy[]> {
  const all: Copy[] = [];
  while (all.length < copiesOfEach) all.push(create(await findFreePort()));
  return all;
}

/** Asks the server that TEST_DATABASE_URL names. */
async function askServer(sql: string): Promise<void> {
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

function databaseUrl(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
}
