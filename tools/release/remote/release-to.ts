import { access, constants, mkdir } from 'node:fs/promises';
import type { ReleasedApp } from '@site/federation';
import { gateRelease } from '../../gate/gate';
import type { ReleaseArguments } from '../arguments';
import { buildAndGate } from '../build-and-gate';
import { collectReleases } from '../collect-releases';
import { tryRelease } from '../try-release';
import { defaultReleasesDir } from '../workspace';
import { attest } from './attest';
import { liveHere } from './live-here';
import { makeLive, sayEnded } from './make-live';
import { type LocalGate, promoteVersion, unrehearsed } from './promote-version';
import { sendFiles } from './publish';
import type { ReleaseClient } from './release-client';
import { sameImage } from './same-image';

/** `npm run release -- APP`: builds and packs here, and makes it live there. Throws Problem. */
export async function releaseTo(client: ReleaseClient, app: ReleasedApp, given: ReleaseArguments): Promise<void> {
  // Asked before the build, which takes a minute: whether the token is good, and what must still be live afterwards.
  const service = await client.read(app);
  const { live } = service;
  const product = client.origin;
  const releasesDir = defaultReleasesDir();
  await requireWritable(releasesDir);
  const compared = await liveHere(client, { releasesDir, app, live: live?.version });
  if (given.dryRun) return tryRelease(app, { ...given, product, live: compared });
  const notes = sayEnded(service, given);
  // Its files are sent while it is checked.
  let sending: Promise<void> | undefined;
  const onPacked = (version: string) => {
    const same = sameImage(version, live?.version);
    for (const sentence of same) console.log(sentence);
    notes.push(...same);
    sending = sendFiles(client, { releasesDir, app, version });
    sending.catch(() => undefined);
  };
  const { version, closed } = await buildAndGate(app, releasesDir, { ...given, product, live: compared, onPacked });
  try {
    await sending;
    const rehearsed = given.browser
      ? await attest({ releasesDir, app, version, product: client.publicOrigin })
      : unrehearsed;
    await client.complete(app, version, rehearsed);
    await makeLive(client, { app, version, service, rehearsed, notes }, given);
  } finally {
    await closed;
  }
  // What was released is live: what can't be deleted here is deleted after the next one.
  const gone = await collectReleases(releasesDir, app, service).catch((error: Error) => {
    console.error(`  Old releases stay here: ${error.message}`);
    return [];
  });
  if (gone.length > 0) console.log(`  ${gone.length} old releases deleted here, which nobody needs any more`);
}

/** A build takes a minute: a release that can't be stored is refused before it. */
async function requireWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
}

/**
 * `npm run promote -- APP@VERSION [--from ADDRESS]`. What is on this machine passes the whole gate, with a shell and a browser.
 * Throws Problem.
 */
export const promoteTo = (
  client: ReleaseClient,
  named: { app: ReleasedApp; version: string },
  given: ReleaseArguments,
): Promise<void> => promoteVersion(client, named, given, workspaceGate(given));

function workspaceGate(given: ReleaseArguments): LocalGate {
  const releasesDir = defaultReleasesDir();
  return {
    releasesDir,
    async check(client, { app, version, live }) {
      const compared = await liveHere(client, { releasesDir, app, live });
      await gateRelease(app, version, { ...given, product: client.origin, live: compared });
      if (given.dryRun || !given.browser) return unrehearsed;
      return attest({ releasesDir, app, version, product: client.publicOrigin });
    },
  };
}
