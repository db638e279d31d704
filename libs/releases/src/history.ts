import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Promotion, ReleasedApp } from '@site/federation';
import { readPointer } from './pointer';

/** Every change of what visitors get that came about, oldest first. */
export async function readHistory(releasesDir: string): Promise<Promotion[]> {
  const text = await readFile(path.join(releasesDir, 'history.jsonl'), 'utf8').catch(() => '');
  const reached = (await readPointer(releasesDir))?.revision ?? 0;
  const byRevision = new Map<number, Promotion>();
  for (const line of text.split('\n').filter(Boolean)) {
    const promotion: Promotion = JSON.parse(line);
    // An interrupted promotion leaves a line; its revision then belongs to the next one.
    if (promotion.revision <= reached) byRevision.set(promotion.revision, promotion);
  }
  return [...byRevision.values()].sort((a, b) => a.revision - b.revision);
}

/** The version that was live before the present one; going back twice goes back further, not forth. */
export const versionBefore = (history: Promotion[], app: ReleasedApp): string | null =>
  trailOf(history, app).at(-2) ?? null;

/** The way that led to what is live: the live version last, before it what can be gone back to, one after the other. */
export function trailOf(history: Promotion[], app: ReleasedApp): string[] {
  const trail: string[] = [];
  for (const { kind, to } of history.filter((promotion) => promotion.app === app)) {
    if (kind === 'promote') trail.push(to);
    if (kind === 'rollback') trail.splice(trail.lastIndexOf(to) + 1);
  }
  return trail;
}

/** The versions that visitors could get once a change was made. */
export const servedAfter = ({ kind, from, to }: Promotion): string[] => (kind === 'canary' && from ? [from, to] : [to]);
