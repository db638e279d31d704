import { commitOf } from '../release/git';
import { sha256 } from '../release/hash';
import { pack } from '../release/pack';
import { makeLive, sayEnded } from '../release/remote/make-live';
import { unrehearsed } from '../release/remote/promote-version';
import { publish } from '../release/remote/publish';
import type { ReleaseClient } from '../release/remote/release-client';
import type { Releasing } from './options';
import { readProduct, requireAccepted } from './refusals';

/**
 * Packs a build into a folder, checks it against the product, publishes it there and makes it live as the options say.
 * Throws Problem.
 */
export async function releaseBuild(client: ReleaseClient, options: Releasing, releasesDir: string): Promise<void> {
  const { app, buildDir, config, given } = options;
  const service = await client.read(app);
  const { live } = service;
  const product = await readProduct(client, app, live?.version);
  const notes = sayEnded(service, given);
  const { api } = product;
  const apiSchema = sha256(Buffer.from(JSON.stringify(api)));
  const commit = await commitOf(process.cwd());
  const { version } = await pack({ app, buildDir, config, commit, api, apiSchema }, releasesDir);
  await requireAccepted({ app, version }, releasesDir, product);
  if (given.dryRun) {
    const unchecked = live ? '' : ` Whether another app has its addresses is checked when it is published.`;
    return console.log(`${app}@${version} would pass.${unchecked} Nothing was published.`);
  }
  await publish(client, { releasesDir, app, version, ...unrehearsed });
  await makeLive(client, { app, version, service, rehearsed: unrehearsed, notes }, given);
}
