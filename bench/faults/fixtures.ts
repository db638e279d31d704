import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeLiveHere } from '../../tools/release/make-live-here';
import { packBuilds } from '../../tools/release/pack-builds';
import { orEnd, startSmallProduct } from '../fixtures/load-fixture';
import { OwnPostgres } from '../fixtures/own-postgres';
import { FaultedProduct } from './product';
import { mount, unmount } from './small-disk';
import type { ProcessesFixture } from './under-load';

/** With the Postgres that it runs on, which may be stopped. */
export interface PostgresFixture extends ProcessesFixture {
  postgres: OwnPostgres;
}

/** With the disk that all of Postgres is on. */
export interface SmallPostgresFixture extends PostgresFixture {
  databaseDisk: string;
}

const databaseMegabytes = 250;

/** Connections of the Postgres: few, so that they can be used up. */
const maxConnections = 25;

/** The product as it is built, on a Postgres of its own. */
export async function startWhole(folderOfPostgres = tmpdir()): Promise<PostgresFixture> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'faults-'));
  const postgres = await OwnPostgres.start(maxConnections, folderOfPostgres);
  await releaseHere(path.join(dataDir, 'releases'));
  const product = new FaultedProduct(postgres.url, path.join(dataDir, 'releases'));
  const end = async () => {
    await product.stop();
    postgres.remove();
    await rm(dataDir, { recursive: true, force: true });
  };
  await orEnd(() => product.start(), end);
  return { product, postgres, databaseUrl: postgres.url, addresses: ['/', '/blog', '/contact'], end };
}

/** Shell and API are looked at alone: this shell follows no release service. */
async function releaseHere(releasesDir: string): Promise<void> {
  for (const { app, version } of await packBuilds(releasesDir)) await makeLiveHere(releasesDir, app, version);
}

/** The same, with Postgres on a disk that is not large. Needs the right to mount. */
export async function startOnSmallPostgres(): Promise<SmallPostgresFixture> {
  const databaseDisk = await mkdtemp(path.join(tmpdir(), 'database-disk-'));
  mount('-t', 'tmpfs', '-o', `size=${databaseMegabytes}m,mode=0755`, 'tmpfs', databaseDisk);
  const leave = async () => {
    unmount(databaseDisk);
    await rm(databaseDisk, { recursive: true });
  };
  try {
    const fixture = await startWhole(databaseDisk);
    return { ...fixture, databaseDisk, end: () => fixture.end().finally(leave) };
  } catch (error) {
    await leave();
    throw error;
  }
}

/** Real servers with a small site, on the server that TEST_DATABASE_URL names: for what npm test looks at. */
export async function startSmall(): Promise<ProcessesFixture> {
  const { product, database, end } = await startSmallProduct();
  return { product, databaseUrl: database.url, addresses: ['/'], end };
}
