/**
 * `npm run repair`: fetches what is missing or damaged of what is live on this machine's disk, repairs what the shell
 * remembers of it, and deletes temporary folders of killed commands.
 */
import path from 'node:path';
import type { ReleasedApp } from '@site/federation';
import { readTraffic, repairRecords } from '@site/releases';
import { Problem } from '../start/problem';
import { knownApps } from './apps';
import { readArguments } from './arguments';
import { command } from './command';
import { isWhole } from './is-whole';
import { fetchRelease } from './remote/fetch-release';
import { openService } from './remote/open-service';
import type { ReleaseClient } from './remote/release-client';
import { removeAbandonedFolders } from './temporary-folder';
import { defaultReleasesDir } from './workspace';

await command(async () => {
  readArguments({ subject: false, options: [] });
  const releasesDir = defaultReleasesDir();
  const repaired = [...(await repairRecords(releasesDir)), ...(await removeAbandonedFolders())];
  for (const sentence of repaired) console.log(sentence);
  const service = await openService(undefined);
  for (const app of knownApps(releasesDir)) await repairApp(service, app);
});

/** What visitors get of it, by the service; and what this disk says, which may differ for a moment. */
async function repairApp(service: ReleaseClient, app: ReleasedApp): Promise<void> {
  const releasesDir = defaultReleasesDir();
  const { live, canary } = await service.read(app);
  if (!live) return console.log(`${app}: nothing is live`);
  const here = await readTraffic(releasesDir, app);
  const needed = [live.version, canary?.version, here.live, here.canary?.version];
  for (const version of new Set(needed.filter((name) => typeof name === 'string'))) {
    const name = `${app}: ${version}${version === live.version ? ' is live and' : ' is'}`;
    if (await isWhole(releasesDir, app, version)) console.log(`${name} intact`);
    else await fetchAgain(service, { app, version });
  }
}

async function fetchAgain(service: ReleaseClient, { app, version }: { app: ReleasedApp; version: string }) {
  const releasesDir = defaultReleasesDir();
  try {
    await fetchRelease(service, { releasesDir, app, version });
    console.log(`${app}: ${version} is intact again in ${path.join(releasesDir, app)}`);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(`${app}@${version} could not be fetched again: ${error.message}`);
  }
}
