import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Promotion, ReleasedApp, ReleaseSet } from '@site/federation';
import { appendPromotion } from './history-file';
import { withLock } from './lock';
import { readPointerState, writePointer } from './pointer-file';
import { Problem } from './problem';
import { setAfter } from './release-set';
import { requireDiskSpace } from './disk-space';
import { readRelease } from './stored-release';
import { describeTraffic, isSameTraffic, trafficOf, type Traffic } from './traffic';

export interface PointerChange {
  kind: Promotion['kind'];
  app: ReleasedApp;
  /** What the caller read. If it differs by now, somebody else was faster. */
  seen: Traffic;
  /** What goes live; for a canary, what a share of the visitors gets; for a withdrawal, what stays live. */
  to: string;
  /** The share of a canary. */
  percent?: number;
  who: string;
  because?: string | undefined;
  /** False for a version that was never checked in a browser. */
  rehearsed?: boolean | undefined;
}

/** What is live; null before the first promotion. Throws Problem when the folder can't be read. */
export const readPointer = async (releasesDir: string): Promise<ReleaseSet | null> =>
  (await readPointerState(releasesDir)).set;

export const readTraffic = async (releasesDir: string, app: ReleasedApp): Promise<Traffic> =>
  trafficOf(await readPointer(releasesDir), app);

/** Changes what visitors get of an app, if that is still what the caller read (compare-and-swap). Throws Problem otherwise. */
export async function swapPointer(releasesDir: string, change: PointerChange): Promise<Promotion> {
  const swap = async () => {
    const pointer = await readPointer(releasesDir);
    const found = trafficOf(pointer, change.app);
    if (!isSameTraffic(found, change.seen)) {
      throw new Problem(`${describeTraffic(change.app, found)} went live meanwhile; look at it, then try again.`);
    }
    // The release may have been deleted while this waited for the lock.
    if (change.kind !== 'withdraw') await requireStored(releasesDir, change);
    const promotion = toPromotion(change, (pointer?.revision ?? 0) + 1);
    // The history comes first: a line whose revision the pointer never reached is known to have failed.
    await appendPromotion(releasesDir, promotion);
    await writePointer(releasesDir, setAfter(pointer, promotion));
    return promotion;
  };
  return requireDiskSpace(releasesDir, () => withReleasesLocked(releasesDir, swap));
}

const pointerLock = { timeoutMs: 10_000, longestHoldMs: 5 * 60_000, taken: 'Another release is being put live' };

/** Runs work while nobody else changes what is live or which releases exist. */
export async function withReleasesLocked<Result>(releasesDir: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(releasesDir, { recursive: true });
  return withLock(path.join(releasesDir, 'current.lock'), pointerLock, work);
}

const requireStored = (releasesDir: string, { app, to }: PointerChange): Promise<unknown> =>
  readRelease(path.join(releasesDir, app, to), app, to);

function toPromotion(change: PointerChange, revision: number): Promotion {
  const { kind, app, seen, to, percent, who, because, rehearsed } = change;
  const from = kind === 'withdraw' ? (seen.canary?.version ?? null) : seen.live;
  const at = new Date().toISOString();
  return {
    revision,
    at,
    who,
    kind,
    app,
    from,
    to,
    ...(percent !== undefined && { percent }),
    ...(because && { because }),
    ...(rehearsed !== undefined && { rehearsed }),
  };
}
