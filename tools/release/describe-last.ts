import type { Promotion, Release } from '@site/federation';
import { ageOf } from './age';

/** A release's latest event: when, by whom, why. */
export function describeLast(history: Promotion[], { app, version }: Pick<Release, 'app' | 'version'>): string {
  const last = history.findLast((promotion) => promotion.app === app && concerns(promotion, version));
  if (!last) return 'never live';
  const rehearsed = last.rehearsed === false ? ', not rehearsed' : '';
  const because = rehearsed + (last.because ? `: ${last.because}` : '');
  const age = `${ageOf(last.at)} ago by ${last.who}`;
  if (last.kind === 'canary') return `canary for ${last.percent} % ${age}${because}`;
  if (last.kind === 'withdraw') return `withdrawn ${age}${because}`;
  return `made live ${age} (${last.kind}${because})`;
}

/** A withdrawal concerns the canary, not what stays live. */
const concerns = ({ kind, from, to }: Promotion, version: string): boolean =>
  kind === 'withdraw' ? from === version : to === version;
