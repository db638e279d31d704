import type { ReleasedApp } from '@site/federation';
import { gatePreview } from '../../gate/gate';
import { minuteOf } from '../minute';
import { storedReleases } from '../stored-releases';
import { defaultReleasesDir } from '../workspace';
import { publish } from './publish';
import type { ReleaseClient } from './release-client';
import { Refusal } from './release-connection';

/** `npm run preview -- APP@VERSION`. Throws Problem. */
export async function previewAt(
  client: ReleaseClient,
  { app, version }: { app: ReleasedApp; version: string },
  hours: number | undefined,
): Promise<void> {
  const { url, expiresAt } = await client.preview(app, version, { hours }).catch(async (error: Error) => {
    if (!(await publishIfHere(client, { app, version }, error))) throw error;
    return client.preview(app, version, { hours });
  });
  console.log(new URL(url, client.publicOrigin).href);
  console.log(`  shows ${app}@${version} to whoever opens it, in their browser alone, until ${minuteOf(expiresAt)}`);
}

/** What the service does not have may be packed on this machine alone. */
async function publishIfHere(
  client: ReleaseClient,
  { app, version }: { app: ReleasedApp; version: string },
  error: Error,
): Promise<boolean> {
  if (!(error instanceof Refusal && error.status === 404)) return false;
  const releasesDir = defaultReleasesDir();
  const stored = await storedReleases(releasesDir, app);
  if (!stored.some((release) => release.version === version)) return false;
  await gatePreview(releasesDir, app, version);
  // Elsewhere whoever promotes it says whether it was rehearsed. Here a start would make live what nobody has spoken of.
  const said = client.isLocal ? { rehearsal: 'skipped' as const } : {};
  await publish(client, { releasesDir, app, version, ...said, isQuiet: true });
  return true;
}
