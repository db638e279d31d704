import type { Promotion, ReleasedApp } from '@site/federation';
import { readHistoryFile } from './history-file';
import { readPointer } from './pointer';
import { inOrder } from './release-set';

/** Every change of what visitors get that took effect and can be read, oldest first. */
export async function readHistory(releasesDir: string): Promise<Promotion[]> {
  const { promotions } = await readHistoryFile(releasesDir);
  const reached = (await readPointer(releasesDir))?.revision ?? 0;
  return inOrder(promotions.filter(({ revision }) => revision <= reached));
}

/**
 * The trail that led to what is live: the live version last, before it the versions to roll back to, one after the
 * other. Rolling back twice goes further back, not forward again.
 */
export function trailOf(history: Pick<Promotion, 'app' | 'kind' | 'to'>[], app: ReleasedApp): string[] {
  const trail: string[] = [];
  for (const { kind, to } of history.filter((promotion) => promotion.app === app)) {
    if (kind === 'promote') trail.push(to);
    if (kind === 'rollback') trail.splice(trail.lastIndexOf(to) + 1);
  }
  return trail;
}

/** The versions that visitors could get once a change was made. */
export const servedAfter = ({ kind, from, to }: Pick<Promotion, 'kind' | 'from' | 'to'>): string[] =>
  kind === 'canary' && from ? [from, to] : [to];
