import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Promotion, ReleasedApp } from '@site/federation';
import { readPointer } from './pointer';

/** Every promotion and rollback that came about, oldest first. */
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
export function versionBefore(history: Promotion[], app: ReleasedApp): string | null {
  const trail: string[] = [];
  for (const { kind, to } of history.filter((promotion) => promotion.app === app)) {
    if (kind === 'promote') trail.push(to);
    else trail.splice(trail.lastIndexOf(to) + 1);
  }
  return trail.at(-2) ?? null;
}
