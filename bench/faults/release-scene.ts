import { setTimeout as wait } from 'node:timers/promises';
import { publish } from '../../tools/release/remote/publish';
import { S3Double } from '../../api/testing/s3-double';
import { ReleaseFixture } from '../fixtures/release-fixture';
import { OwnPostgres } from '../fixtures/own-postgres';
import { SmallSite } from '../fixtures/small-site';
import { versionServed } from '../fixtures/version-served';
import { clockOptions } from './clock-options';
import type { Sight } from './fault';

export const app = 'public-site';
export const shells = 2;
/** From the fault's end until every shell serves what is live. */
export const recoveryMs = 30_000;

/** Shells that follow the release service, with Postgres and bucket of their own. */
export interface Scene {
  /** Of the machine that packs. */
  site: SmallSite;
  /** That are published. */
  versions: [string, string];
  fixture: ReleaseFixture;
  postgres: OwnPostgres;
  bucket: S3Double;
}

/** Runs a fault where a clock moves by so many hours. */
export async function inScene(clockHours: number, endure: (scene: Scene) => Promise<Sight>): Promise<Sight> {
  const site = new SmallSite();
  const versions: [string, string] = [await site.release('one'), await site.pack('two')];
  const bucket = new S3Double();
  const postgres = await OwnPostgres.start(100);
  let fixture: ReleaseFixture | undefined;
  try {
    const s3 = { S3_ENDPOINT: await bucket.start(), S3_BUCKET: 'site', S3_KEY: 'key', S3_SECRET: 'secret' };
    const database = { url: postgres.url, query: async () => undefined, drop: async () => undefined };
    fixture = await ReleaseFixture.start(site.releasesDir, shells, {
      database,
      api: { ...s3, ...clockOptions(clockHours) },
      shell: { RELEASE_PREVIEW_SECRET: 'the same for all shells', ...clockOptions(clockHours) },
    });
    const client = await fixture.client();
    for (const version of versions) {
      await publish(client, { releasesDir: site.releasesDir, app, version, rehearsal: 'skipped', isQuiet: true });
    }
    return await endure({ site, versions, fixture, postgres, bucket });
  } finally {
    await fixture?.end();
    await bucket.stop();
    postgres.remove();
    await site.remove();
  }
}

/** As whoever has read what is live. */
export async function promoter(
  fixture: ReleaseFixture,
): Promise<(version: string, stages?: string) => Promise<unknown>> {
  const client = await fixture.client();
  let { revision } = await client.read(app);
  return async (version, stages) => {
    const how = { rehearsal: 'skipped', because: undefined, ...(stages ? { stages } : {}) } as const;
    const promoted = await client.promote(app, { version, revision, ...how });
    ({ revision } = await client.read(app));
    return promoted;
  };
}

/** Asks until so many shells serve a version. Answers how many do in the end. */
export async function untilLive(
  fixture: ReleaseFixture,
  version: string,
  count: number,
  withinMs: number,
): Promise<number> {
  const end = performance.now() + withinMs;
  for (;;) {
    const found = await countLive(fixture, version);
    if (found >= count || performance.now() > end) return found;
    await wait(50);
  }
}

/** How many shells serve a version. */
export async function countLive({ shells: all }: ReleaseFixture, version: string): Promise<number> {
  const live = await Promise.all(all.map(({ origin }) => versionServed(origin, app)));
  return live.filter((each) => each === version).length;
}
