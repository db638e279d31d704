import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { isPackedFile, readRelease } from '@site/releases';
import { pack } from '../../../tools/release/pack';
import type { ReleaseClient } from '../../../tools/release/remote/release-client';
import { publish } from '../../../tools/release/remote/publish';
import { TemporaryWorkspace } from '../../../tools/release/testing/temporary-workspace';
import { S3Double } from '../../../api/testing/s3-double';
import { ReleaseFixture } from '../../fixtures/release-fixture';
import { SmallSite } from '../../fixtures/small-site';
import type { PartResult } from '../../part';

export interface KillsSize {
  publishes: number;
}

const app = 'public-site';
/** So many that a publish takes a while, and a kill comes in the middle of it. */
const files = 60;
/** Of one more, which is sent alone. */
const largeBytes = 1_500_000;
/** A token may announce so many versions an hour, each twice. */
const publishesEach = 50;

/** Kills the service at random while versions are published and made live; each is then published and made live again. */
export async function measureKills({ publishes }: KillsSize): Promise<PartResult> {
  const bucket = new S3Double();
  const inBucket = { S3_ENDPOINT: await bucket.start(), S3_BUCKET: 'site', S3_KEY: 'key', S3_SECRET: 'secret' };
  const ofFolder = Math.ceil(publishes / 2);
  try {
    const folder = await killOften(ofFolder, {});
    const stored = await killOften(publishes - ofFolder, inBucket);
    const [hit, failures] = [folder.hit + stored.hit, [...folder.failures, ...stored.failures]];
    const few = hit < publishes / 2 ? [`Only ${hit} of ${publishes} kills hit a release that ran.`] : [];
    return {
      lines: [
        `service killed in ${publishes} releases, half of them into a bucket, ${hit} under way: ${failures.length} half or lost versions`,
      ],
      figures: { kills: { publishes, hit, failures: failures.length } },
      failures: [...failures, ...few],
    };
  } finally {
    await bucket.stop();
  }
}

async function killOften(publishes: number, store: NodeJS.ProcessEnv): Promise<{ hit: number; failures: string[] }> {
  const site = new SmallSite();
  await site.release('one');
  const fixture = await ReleaseFixture.start(site.releasesDir, 0, { api: store });
  const workspace = new TemporaryWorkspace();
  const { releasesDir } = workspace;
  const failures: string[] = [];
  const versions: string[] = [];
  let [hit, client] = [0, await fixture.client()];
  const release = async (version: string) => {
    await publish(client, { releasesDir, app, version, rehearsal: 'skipped', isQuiet: true });
    const { revision, live } = await client.read(app);
    if (live?.version === version) return;
    await client.promote(app, { version, revision, rehearsal: 'skipped', because: undefined });
  };
  try {
    const timed = async () => {
      const version = await packLarge(workspace);
      const began = performance.now();
      await release(version);
      return Math.ceil(performance.now() - began);
    };
    // The first one of a process takes longer.
    await timed();
    const usualMs = await timed();
    for (let count = 0; count < publishes; count += 1) {
      if (count > 0 && count % publishesEach === 0) client = await fixture.client();
      const version = await packLarge(workspace);
      const releasing = release(version).then(
        () => true,
        () => false,
      );
      await wait(randomInt(usualMs));
      await fixture.api.end('SIGKILL');
      if (!(await releasing)) hit += 1;
      await fixture.api.start();
      const { versions: listed } = await client.read(app);
      if (listed.some((each) => each.version === version)) {
        failures.push(...(await missingOf(client, releasesDir, version)));
      }
      await release(version);
      versions.push(version);
    }
    for (const version of versions) failures.push(...(await missingOf(client, releasesDir, version)));
    failures.push(...(await unlikeHistory(client, versions)));
    return { hit, failures };
  } finally {
    await fixture.end();
    await Promise.all([site.remove(), workspace.remove()]);
  }
}

/** Each version was made live once, in the order of the releases. */
async function unlikeHistory(client: ReleaseClient, versions: string[]): Promise<string[]> {
  const { history } = await client.read(app);
  const live = history.map(({ to }) => to).reverse();
  const known = versions.slice(-live.length);
  return live.slice(-known.length).join() === known.join()
    ? []
    : [`The history has other versions: ${live.join(', ')}.`];
}

async function packLarge(workspace: TemporaryWorkspace): Promise<string> {
  await workspace.build(randomBytes(8).toString('hex'));
  for (let file = 0; file < files; file += 1) {
    await workspace.write(`dist/client/js/part-${file}.js`, `/* ${randomBytes(400).toString('hex')} */`);
  }
  await workspace.write('dist/client/js/large.js', `/* ${randomBytes(largeBytes / 2).toString('hex')} */`);
  return (await pack(workspace.source, workspace.releasesDir)).version;
}

/** A version that is there must be whole: each of its files, as it was packed. */
async function missingOf(client: ReleaseClient, releasesDir: string, version: string): Promise<string[]> {
  const { integrity } = await readRelease(path.join(releasesDir, app, version), app, version);
  const { files: named } = await client.manifest(app, version);
  const missing: string[] = [];
  for (const file of Object.keys(integrity)) {
    const packed = named[file];
    const bytes = packed && (await client.file(app, version, packed).catch(() => null));
    if (!bytes || !isPackedFile(packed, bytes)) missing.push(`${version} has no ${file}.`);
  }
  return missing;
}
