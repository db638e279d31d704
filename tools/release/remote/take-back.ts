import type { ReleasedApp } from '@site/federation';
import { Problem } from '../../start/problem';
import type { ReleaseClient } from './release-client';
import { untilServed } from './until-served';

/** `npm run rollback -- APP`. Throws Problem. */
export async function rollBackAt(client: ReleaseClient, app: ReleasedApp, because: string | undefined): Promise<void> {
  const { revision, live, canary } = await client.read(app);
  const { apps } = await client.rollBack(app, { revision, because });
  const version = String(apps[app]?.version);
  if (canary) {
    const further = 'run it again to go back further';
    return console.log(
      `Live for all${client.place}: ${app}@${version} (the canary ${canary.version} is withdrawn; ${further})`,
    );
  }
  await untilServed(client, app, version);
  return console.log(`Live${client.place}: ${app}@${version} (rolled back from: ${live?.version})`);
}

/** `npm run promote -- APP --cancel`. Throws Problem. */
export async function cancelAt(client: ReleaseClient, app: ReleasedApp): Promise<void> {
  const { scheduled } = await client.read(app);
  if (!scheduled) throw new Problem(`Nothing of ${app} is scheduled${client.place}.`);
  await client.cancel(app, scheduled);
  console.log(`Canceled${client.place}: ${app}@${scheduled.version}, which was to go live at ${scheduled.at}`);
}
