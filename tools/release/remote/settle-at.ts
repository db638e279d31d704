import type { ReleasedApp } from '@site/federation';
import { Problem } from '../../start/problem';
import { ageOf } from '../age';
import type { Settlement } from '../arguments';
import { canaryAfter } from './canary-at';
import type { ReleaseClient, RemoteRequest } from './release-client';
import { untilServed } from './until-served';

/** `npm run promote -- APP --approve` or `--decline`; `version`: the one that is meant. Throws Problem. */
export async function settleAt(
  client: ReleaseClient,
  { app, version }: { app: ReleasedApp; version: string | undefined },
  { settlement, because }: { settlement: Settlement; because: string | undefined },
): Promise<void> {
  const { request } = await client.read(app);
  if (!request) throw new Problem(`No promotion of ${app} waits${client.place}.`);
  const name = `${app}@${request.version}`;
  // Another one may wait by now than whoever approves has looked at.
  if (version !== undefined && version !== request.version) {
    throw new Problem(`${name} waits${client.place}, not ${version}. Nothing was changed.`);
  }
  const asked = `requested by ${request.who}`;
  if (settlement === 'decline') {
    await client.settle(app, request, settlement, because);
    return console.log(`Declined${client.place}: ${name}, ${asked}`);
  }
  const made = await client.settle(app, request, settlement, because);
  if (request.at) {
    const planned = `${name} goes live at ${request.at}, ${asked} (cancel with: ${client.commands.cancel(app)})`;
    return console.log(`Approved${client.place}: ${planned}`);
  }
  const canary = await canaryAfter(client, app, made);
  if (!canary) await untilServed(client, app, request.version);
  const back = `back with: ${client.commands.rollBack(app)}`;
  return console.log(`Approved${client.place}: ${canary ?? `${name} is live`}, ${asked} (${back})`);
}

/** A promotion that waits, in a sentence. */
export function describeRequest({ version, stages, at, who, because, createdAt }: RemoteRequest): string {
  const how = stages ? ` by ${stages}` : '';
  const when = at ? ` to go live at ${at}` : '';
  const why = because ? `: ${because}` : '';
  return `${version} waits for approval${how}${when}, requested ${ageOf(createdAt)} ago by ${who}${why}`;
}
