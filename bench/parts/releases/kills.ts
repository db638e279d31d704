import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { isPackedFile, readRelease } from '@site/releases';
import { pack } from '../../../tools/release/pack';
import type { ReleaseClient } from '../../../tools/release/remote/release-client';
import { publish } from '../../../tools/release/remote/publish';
import { TemporaryWorkspace } from '../../../tools/release/testing/temporary-workspace';
import { ReleaseFixture } from '../../fixtures/release-fixture';
import { SmallSite } from '../../fixtures/small-site';
import type { PartResult } from '../../part';

export interface KillsSize {
  publishes: number;
}

const app = 'public-site';
/** So many that a publish takes a while, and a kill comes in the middle of it. */
const files = 60;
/** A token may announce so many versions an hour, each twice. */
const publishesEach = 50;

/** Kills the service at random while versions are published; each is then published again. */
export async function measureKills({ publishes }: KillsSize): Promise<PartResult> {
  const site = new SmallSite();
  await site.release('one');
  const fixture = await ReleaseFixture.start(site.releasesDir, 0);
  const workspace = new TemporaryWorkspace();
  const failures: string[] = [];
  const versions: string[] = [];
  let [hit, client] = [0, await fixture.client()];
  try {
    const { releasesDir } = workspace;
    const timed = async () => {
      const version = await packLarge(workspace);
      const began = performance.now();
      await publish(client, { releasesDir, app, version, rehearsal: 'skipped' });
      return Math.ceil(performance.now() - began);
    };
    // The first one of a process takes longer.
    await timed();
    const usualMs = await timed();
    for (let count = 0; count < publishes; count += 1) {
      if (count > 0 && count % publishesEach === 0) client = await fixture.client();
      const version = await packLarge(workspace);
      const sent = { releasesDir, app, version, rehearsal: 'skipped' as const };
      const publishing = publish(client, sent).then(
        () => true,
        () => false,
      );
      await wait(randomInt(usualMs));
      await fixture.api.end('SIGKILL');
      if (!(await publishing)) hit += 1;
      await fixture.api.start();
      const isListed = await hasVersion(client, version);
      if (isListed) failures.push(...(await missingOf(client, releasesDir, version)));
      await publish(client, sent);
      versions.push(version);
    }
    for (const version of versions) failures.push(...(await missingOf(client, workspace.releasesDir, version)));
  } finally {
    await fixture.end();
    await Promise.all([site.remove(), workspace.remove()]);
  }
  const few = hit < publishes / 2 ? [`Only ${hit} of ${publishes} kills hit a publish that ran.`] : [];
  return {
    lines: [
      `service killed in ${publishes} publishes, ${hit} of them under way: ${failures.length} half or lost versions`,
    ],
    figures: { kills: { publishes, hit, failures: failures.length } },
    failures: [...failures, ...few],
  };
}

async function packLarge(workspace: TemporaryWorkspace): Promise<string> {
  await workspace.build(randomBytes(8).toString('hex'));
  for (let file = 0; file < files; file += 1) {
    await workspace.write(`dist/client/js/part-${file}.js`, `/* ${randomBytes(400).toString('hex')} */`);
  }
  return (await pack(workspace.source, workspace.releasesDir)).version;
}

const hasVersion = async (client: ReleaseClient, version: string): Promise<boolean> =>
  (await client.read(app)).versions.some((each) => each.version === version);

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
