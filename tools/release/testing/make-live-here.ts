import type { Promotion, ReleasedApp } from '@site/federation';
import { readTraffic, swapPointer, type Traffic } from '@site/releases';
import { who } from '../who';

interface How {
  kind?: 'promote' | 'rollback';
  /** What the caller has read; else what is live at this moment. */
  seen?: Traffic;
  because?: string;
}

/** Has shells that follow no release service serve a version of this folder: for figures, faults, the gate's table and tests without an API. */
export async function makeLiveHere(
  releasesDir: string,
  app: ReleasedApp,
  to: string,
  { kind = 'promote', seen, because }: How = {},
): Promise<Promotion> {
  const before = seen ?? (await readTraffic(releasesDir, app));
  return swapPointer(releasesDir, { kind, app, seen: before, to, who: who(), because });
}
