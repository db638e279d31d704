import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from '../fixtures/built-product';
import { orEnd, startSmallProduct } from '../fixtures/load-fixture';
import { releaseBuilds } from '../fixtures/release-builds';
import { OwnPostgres } from '../fixtures/own-postgres';
import { signIn } from '../fixtures/sign-in';
import { FaultedProduct } from './product';
import { onSmallDisk } from './small-disk';
import type { FaultFixture, ProcessesFixture } from './under-load';

/** With the Postgres that it runs on, which may be stopped. */
export interface PostgresFixture extends ProcessesFixture {
  postgres: OwnPostgres;
}

/** With the disk that all of Postgres is on. */
export interface SmallPostgresFixture extends PostgresFixture {
  databaseDisk: string;
}

/** What `npm start` runs. */
export interface StartedFixture extends FaultFixture {
  dataDir: string;
}

const databaseMegabytes = 250;
const startedMegabytes = 500;

/** Connections of the Postgres: few, so that they can be used up. */
const maxConnections = 25;

/** The product as it is built, on a Postgres of its own. */
export async function startWhole(folderOfPostgres = tmpdir()): Promise<PostgresFixture> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'faults-'));
  const postgres = await OwnPostgres.start(maxConnections, folderOfPostgres);
  // Shell and API are looked at alone: this shell follows no release service.
  await releaseBuilds(path.join(dataDir, 'releases'));
  const product = new FaultedProduct(postgres.url, path.join(dataDir, 'releases'));
  const end = async () => {
    await product.stop();
    postgres.remove();
    await rm(dataDir, { recursive: true, force: true });
  };
  await orEnd(() => product.start(), end);
  return { product, postgres, databaseUrl: postgres.url, addresses: ['/', '/blog', '/contact'], end };
}

/** The same, with Postgres on a disk that is not large. Needs the right to mount. */
export const startOnSmallPostgres = (): Promise<SmallPostgresFixture> =>
  onSmallDisk(databaseMegabytes, async (databaseDisk) => ({ ...(await startWhole(databaseDisk)), databaseDisk }));

/** What `npm start` runs, on a disk of its own. Needs the right to mount. */
export const startOnSmallDisk = (): Promise<StartedFixture> =>
  onSmallDisk(startedMegabytes, async (parent) => {
    // The people of a fault come from one address, and oftener than anybody does.
    const environment = { LOGIN_LIMIT_USER: '1000', LOGIN_LIMIT_ADDRESS: '1000' };
    const { origin, dataDir, databaseUrl, end } = await startProduct({ parent, environment, build: false });
    const cookie = await orEnd(() => signIn(origin), end);
    return { product: { origin, cookie }, dataDir, databaseUrl, addresses: ['/', '/blog', '/contact'], end };
  });

/** Real servers with a small site, on the server that TEST_DATABASE_URL names: for what npm test looks at. */
export async function startSmall(): Promise<ProcessesFixture> {
  const { product, database, end } = await startSmallProduct();
  return { product, databaseUrl: database.url, addresses: ['/'], end };
}
