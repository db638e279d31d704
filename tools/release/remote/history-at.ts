import { limits, releaseHistoryLabels } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { minuteOf } from '../minute';
import type { HistoryEntry, ReleaseClient } from './release-client';

/** Which part of the history is wanted. */
interface Part {
  kind: string | undefined;
  limit: number | undefined;
}

const defaultLimit = 50;

/** `npm run releases -- [APP] --history`: what happened to an app, or to all of them, the newest first. Throws Problem. */
export async function historyAt(
  client: ReleaseClient,
  app: ReleasedApp | undefined,
  { kind, limit = defaultLimit }: Part,
): Promise<void> {
  const entries: HistoryEntry[] = [];
  let isWhole = false;
  while (!isWhole && entries.length < limit) {
    const size = Math.min(limit - entries.length, limits.page.max);
    const page = await client.history(app, { kind, limit: size, offset: entries.length });
    entries.push(...page);
    isWhole = page.length < size;
  }
  for (const entry of entries) console.log(describeEntry(entry, app));
  if (entries.length === 0)
    console.log(`Nothing of this kind has happened${app ? ` to ${app}` : ''}${client.place} yet.`);
  else if (!isWhole) console.log(`These are the newest ${limit}: --limit NUMBER shows more.`);
}

const labelWidth = Math.max(...Object.values(releaseHistoryLabels).map(({ length }) => length));

/** When, what, which version, by whom and why; of which app, where it is one of several. */
function describeEntry(entry: HistoryEntry, app: ReleasedApp | undefined): string {
  const { at, kind, version, who, because } = entry;
  const name = app ? version : `${entry.app}@${version}`;
  const facts = [name, ...factsOf(entry), `by ${who}`].join(', ');
  return `${minuteOf(at)}  ${releaseHistoryLabels[kind].padEnd(labelWidth)}  ${facts}${because ? `: ${because}` : ''}`;
}

const factsOf = ({ kind, from, percent, plannedFor, environment, rehearsal }: HistoryEntry): string[] => [
  ...(percent === null ? [] : [`to ${percent} %`]),
  ...(from ? [`before: ${from}`] : []),
  ...(environment ? [`${kind === 'copy' ? 'to' : 'from'} ${environment}`] : []),
  ...(plannedFor ? [`for ${minuteOf(plannedFor)}`] : []),
  ...(rehearsal ? [rehearsal === 'passed' ? 'rehearsed' : 'not rehearsed'] : []),
];
