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
  const newestFirst = history.filter((promotion) => promotion.app === app).reverse();
  return newestFirst
    .filter(trailWalk())
    .map(({ to }) => to)
    .reverse();
}

/** For one who reads the changes of an app from the newest on, and not all of them: whether each led to what is live. */
export function trailWalk(): (change: Pick<Promotion, 'kind' | 'to'>) => boolean {
  /** What was gone back to, the latest of it first to be found: all in between left the trail. */
  const sought: string[] = [];
  return ({ kind, to }) => {
    if (kind === 'rollback') sought.push(to);
    if (kind !== 'promote') return false;
    while (sought.at(-1) === to) sought.pop();
    return sought.length === 0;
  };
}

/** The versions that visitors could get once a change was made. */
export const servedAfter = ({ kind, from, to }: Pick<Promotion, 'kind' | 'from' | 'to'>): string[] =>
  kind === 'canary' && from ? [from, to] : [to];
