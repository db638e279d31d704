/**
 * `npm run repair`: repairs the pointer and the history, deletes temporary folders of killed commands, and makes the
 * last good release live where the live one is damaged.
 */
import type { ReleasedApp } from '@site/federation';
import { readTraffic, repairRecords } from '@site/releases';
import { Problem } from '../start/problem';
import { knownApps } from './apps';
import { checkRelease } from './check';
import { command } from './command';
import { rollBack } from './go-live';
import { removeAbandonedFolders } from './temporary-folder';
import { defaultReleasesDir } from './workspace';

await command(async () => {
  const releasesDir = defaultReleasesDir();
  const repaired = [...(await repairRecords(releasesDir)), ...(await removeAbandonedFolders())];
  for (const sentence of repaired) console.log(sentence);
  for (const app of knownApps(releasesDir)) console.log(await repairApp(releasesDir, app));
});

async function repairApp(releasesDir: string, app: ReleasedApp): Promise<string> {
  const { live } = await readTraffic(releasesDir, app);
  if (!live) return `${app}: nothing is live`;
  const fault = await faultOf(releasesDir, app, live);
  if (!fault) return `${app}: ${live} is live and intact`;
  const { to } = await rollBack(releasesDir, app, `repair: ${fault}`);
  return `${app}: ${to} is live again, since ${fault}`;
}

async function faultOf(releasesDir: string, app: ReleasedApp, version: string): Promise<string | undefined> {
  try {
    await checkRelease(releasesDir, app, version);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.message.split('\n')[0];
    throw error;
  }
}
