import type { ReleasedApp } from '@site/federation';
import type { ReleaseArguments } from '../arguments';
import { canaryAfter, stagesOf } from './canary-at';
import { endedBy } from './ended-by';
import type { Rehearsed, ReleaseClient, RemoteReleases } from './release-client';
import { untilServed } from './until-served';
import { waitingLine } from './waiting-line';

/** How a version is to go live. */
export type GoingLive = Pick<ReleaseArguments, 'because' | 'percent' | 'stages' | 'at' | 'dryRun'>;

/** A version that is published, and what was read of its app before. */
interface Published {
  app: ReleasedApp;
  version: string;
  service: RemoteReleases;
  rehearsed: Rehearsed;
  /** Address of the product that it was copied from. */
  environment?: string | undefined;
  /** A sentence each, to be said once it is live. */
  notes: string[];
}

/** Says before a promotion what it ends. Answers the same, to be said again after it. */
export function sayEnded(service: RemoteReleases, given: GoingLive, version?: string): string[] {
  if (given.dryRun || given.percent === 0) return [];
  const ended = endedBy(service, { ...(version && { version }), stages: stagesOf(given), at: given.at });
  for (const sentence of ended) console.log(sentence);
  return ended;
}

/** Makes a published version live as the arguments say: for all, for a share of the visitors, later, or for nobody. Throws Problem. */
export async function makeLive(client: ReleaseClient, published: Published, given: GoingLive): Promise<void> {
  const { app, version, service, rehearsed, environment, notes } = published;
  const { commands, place } = client;
  const name = `${app}@${version}`;
  if (given.percent === 0)
    return console.log(`Published${place}, live for nobody: ${name} (${nextSteps(client, published)})`);
  const { revision, live } = service;
  const promoting = { version, revision, because: given.because, ...rehearsed, environment, stages: stagesOf(given) };
  if (given.at) {
    const { at, request } = await client.schedule(app, { ...promoting, at: given.at });
    if (request) return console.log(waitingLine(name, client.publicOrigin, at));
    return console.log(`Scheduled${place}: ${name} goes live at ${at} (cancel with: ${commands.cancel(app)})`);
  }
  const made = await client.promote(app, promoting);
  if (made.request) return console.log(waitingLine(name, client.publicOrigin));
  const canary = await canaryAfter(client, app, made);
  if (!canary) await untilServed(client, app, version);
  const back = `back with: ${commands.rollBack(app)}`;
  const isLive = `Live${place}: ${name}${live ? ` (before: ${live.version}; ${back})` : ''}`;
  console.log(canary ? `Canary of ${app}${place}: ${canary} (${back})` : isLive);
  for (const sentence of notes) console.log(`  ${sentence}`);
}

/** What may be done with a version that is published and live for nobody. */
function nextSteps({ commands }: ReleaseClient, { app, version }: Published): string {
  const look = commands.preview && `look at it: ${commands.preview(app, version)}; `;
  return `${look ?? ''}then: ${commands.promote(app, version)}`;
}
