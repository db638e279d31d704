import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { apiCopy, shellCopy } from '../../bench/fixtures/api-copies';
import { type BenchDatabase, createDatabase } from '../../bench/fixtures/bench-database';
import type { Copy } from '../../bench/fixtures/copy';
import type { SmallSite } from '../../bench/fixtures/small-site';
import { versionServed } from '../../bench/fixtures/version-served';
import { publish } from '../../tools/release/remote/publish';
import { ReleaseClient } from '../../tools/release/remote/release-client';
import { findFreePort } from '../../tools/start/ports';
import { Nginx } from './nginx';

const copiesOfEach = 2;
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
  private database: BenchDatabase | undefined;

  /** `slowClientTimeout`: how long nginx waits for slow clients, as its configuration writes it. */
  constructor(
    private readonly site: SmallSite,
    private readonly slowClientTimeout?: string,
  ) {}

  /** All copies of the API start at once, on an empty database. Answers the version of the site that is live then. */
  async start(): Promise<string> {
    mkdirSync(this.mediaDir);
    const database = (this.database = await createDatabase(process.env.TEST_DATABASE_URL));
    const [publicPort, inside] = [await findFreePort(), await findFreePort()];
    const ofApis = {
      ...{ POOL_SIZE: '4', MEDIA_DIR: this.mediaDir, TRUST_PROXY: '2' },
      ...{ RELEASE_TOKEN: operatorsToken, RELEASE_SERVICE_SECRET: serviceSecret },
    };
    this.apis = await copies((port) => apiCopy(port, database.url, ofApis));
    await Promise.all(this.apis.map((api) => api.start()));
    this.shells = await copies((port) =>
      shellCopy(port, {
        ...{ API_URL: `http://127.0.0.1:${inside}`, TRUST_PROXY: 'true', RELEASE_SERVICE_SECRET: serviceSecret },
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
  versionsServed(): Promise<(string | undefined)[]> {
    const { app } = this.site.source;
    return Promise.all(this.shells.map(({ port }) => versionServed(`http://127.0.0.1:${port}`, app)));
  }

  async stop(): Promise<void> {
    await Promise.all([...this.shells, ...this.apis].map((copy) => copy.end('SIGTERM')));
    await this.nginx?.stop();
    rmSync(this.folder, { recursive: true, force: true });
    await this.database?.drop();
  }
}

async function copies(create: (port: number) => Copy): Promise<Copy[]> {
  const all: Copy[] = [];
  while (all.length < copiesOfEach) all.push(create(await findFreePort()));
  return all;
}
