import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { Copy } from '../../bench/fixtures/copy';
import type { SmallSite } from '../../bench/fixtures/small-site';
import { publish } from '../../tools/release/remote/publish';
import { ReleaseClient } from '../../tools/release/remote/release-client';
import { findFreePort } from '../../tools/start/ports';
import { Nginx } from './nginx';

const root = path.join(import.meta.dirname, '../..');
const copiesOfEach = 2;
export const adminPassword = 'correct horse battery staple';
const operatorsToken = 'release_of_the_operator';
const serviceSecret = 'a secret of shells and API';

/** Two copies of the API and two of the shell behind nginx: one database, and a release folder for each shell. */
export class Cluster {
  origin = '';
  apis: Copy[] = [];
  shells: Copy[] = [];
  private nginx: Nginx | undefined;
  private service: ReleaseClient | undefined;
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'cluster-'));
  readonly mediaDir = path.join(this.folder, 'media');
  private readonly database = `copies_${process.pid}_${Date.now()}`;

  /** `slowClientTimeout`: how long nginx waits for slow clients, as its configuration writes it. */
  constructor(
    private readonly site: SmallSite,
    private readonly slowClientTimeout?: string,
  ) {}

  /** All copies of the API start at once, on an empty database. Answers the version of the site that is live then. */
  async start(): Promise<string> {
    mkdirSync(this.mediaDir);
    await askServer(`CREATE DATABASE ${this.database}`);
    const [publicPort, inside] = [await findFreePort(), await findFreePort()];
    this.apis = await copies((port) => new Copy(port, path.join(root, 'dist/api/main.mjs'), this.apiEnvironment(port)));
    await Promise.all(this.apis.map((api) => api.start()));
    this.shells = await copies(
      (port) =>
        new Copy(port, path.join(root, 'dist/shell/server/main.cjs'), {
          ...{ PORT: String(port), HOST: '127.0.0.1', TRUST_PROXY: 'true' },
          ...{ API_URL: `http://127.0.0.1:${inside}`, RELEASE_SERVICE_SECRET: serviceSecret },
          RELEASES_DIR: path.join(this.folder, `releases-${port}`),
        }),
    );
    const ports = (list: Copy[]) => list.map(({ port }) => port);
    const listen = { public: publicPort, inside };
    const { slowClientTimeout } = this;
    this.nginx = new Nginx({ listen, shells: ports(this.shells), apis: ports(this.apis), slowClientTimeout });
    await this.nginx.start();
    this.service = new ReleaseClient(`http://127.0.0.1:${inside}`, operatorsToken);
    const version = await this.release('one');
    await Promise.all(this.shells.map((shell) => shell.start()));
    this.origin = `http://127.0.0.1:${publicPort}`;
    return version;
  }

  /** Publishes a version of the site whose page has that text, and makes it live. */
  async release(text: string): Promise<string> {
    const { service, site } = this;
    if (!service) throw new Error('The cluster was not started.');
    const { app } = site.source;
    const version = await site.pack(text);
    const { revision } = await service.read(app);
    const rehearsal = 'skipped';
    await publish(service, { releasesDir: site.releasesDir, app, version, rehearsal, isQuiet: true });
    await service.promote(app, { version, revision, rehearsal, because: undefined });
    return version;
  }

  /** Of the site, by each shell. */
  versionsServed(): Promise<string[]> {
    return Promise.all(
      this.shells.map(async ({ port }) => {
        const response = await fetch(`http://127.0.0.1:${port}/releases/current.json`);
        const remotes = (await response.json()) as Record<string, { version: string }>;
        return String(remotes[this.site.source.app]?.version);
      }),
    );
  }

  async stop(): Promise<void> {
    await Promise.all([...this.shells, ...this.apis].map((copy) => copy.end('SIGTERM')));
    await this.nginx?.stop();
    rmSync(this.folder, { recursive: true, force: true });
    await askServer(`DROP DATABASE IF EXISTS ${this.database} WITH (FORCE)`);
  }

  private apiEnvironment(port: number): NodeJS.ProcessEnv {
    return {
      ...{ DATABASE_URL: databaseUrl(this.database), POOL_SIZE: '4', API_PORT: String(port), MEDIA_DIR: this.mediaDir },
      ...{ SESSION_SECRET: 'a secret for tests only', ADMIN_PASSWORD: adminPassword, TRUST_PROXY: '2' },
      ...{ RELEASE_TOKEN: operatorsToken, RELEASE_SERVICE_SECRET: serviceSecret },
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
