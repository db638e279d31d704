import { ageOf } from '../age';
import type { RemoteChange } from './release-client';

/** A version's latest event: when, by whom, why; undefined for one that was never live. `history`: the newest first. */
export function describeLast(history: RemoteChange[], version: string): string | undefined {
  const last = history.find((change) => concerns(change, version));
  if (!last) return undefined;
  const { kind, at, who, percent, environment, rehearsal } = last;
  const source = environment ? ` from ${environment}` : '';
  const because = `${source}${rehearsal === 'skipped' ? ', not rehearsed' : ''}${last.because ? `: ${last.because}` : ''}`;
  const age = `${ageOf(at)} ago by ${who}`;
  if (kind === 'canary') return `canary for ${percent} % ${age}${because}`;
  if (kind === 'withdraw') return `withdrawn ${age}${because}`;
  return `made live ${age} (${kind}${because})`;
}

/** A withdrawal concerns the canary, not what stays live. */
const concerns = ({ kind, from, to }: RemoteChange, version: string): boolean =>
  kind === 'withdraw' ? from === version : to === version;
