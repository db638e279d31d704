import { canaryAfter } from '../release/remote/canary-at';
import { endedBy } from '../release/remote/ended-by';
import type { Rehearsed, ReleaseClient, RemoteReleases } from '../release/remote/release-client';
import { waitingLine } from '../release/remote/waiting-line';
import { lineOf } from './open-outside';
import type { Releasing } from './options';

/** A published version, and what was read of its app before. */
interface Published extends Rehearsed {
  version: string;
  service: RemoteReleases;
}

/** Makes it live as the options say: for all, for a share of the visitors, or later. Throws Problem. */
export async function makeLive(
  client: ReleaseClient,
  { version, service, ...rehearsed }: Published,
  named: Releasing,
): Promise<void> {
  const { app, because, stages, at } = named;
  const name = `${app}@${version}`;
  for (const sentence of endedBy(service, { version, stages, at })) console.log(sentence);
  const promoting = { version, revision: service.revision, because, stages, ...rehearsed };
  if (at) {
    const scheduled = await client.schedule(app, { ...promoting, at });
    if (scheduled.request) return console.log(waitingLine(name, client.origin, scheduled.at));
    const cancel = `cancel with: ${lineOf('cancel', named)}`;
    return console.log(`Scheduled at ${client.origin}: ${name} goes live at ${scheduled.at} (${cancel})`);
  }
  const made = await client.promote(app, promoting);
  if (made.request) return console.log(waitingLine(name, client.origin));
  const canary = await canaryAfter(client, app, made);
  const back = service.live || canary ? ` (back with: ${lineOf('rollback', named)})` : '';
  console.log(
    `${canary ? `Canary of ${app} at ${client.origin}: ${canary}` : `Live at ${client.origin}: ${name}`}${back}`,
  );
}
