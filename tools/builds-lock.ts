import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from '@site/releases';
import { isPrebuilt } from './release/build';
import { workspaceRoot } from './release/workspace';

const quarterHourMs = 15 * 60_000;
const lock = { timeoutMs: quarterHourMs, longestHoldMs: quarterHourMs, taken: 'Another build is running' };

/** The last work of this process. A release builds an app while its rehearsal builds the servers: no other command is in the way. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work while nobody else writes to `dist`: Nx deletes a project's output before it builds it, or takes it from its
 * cache, and whoever packs that meanwhile finds half of it. In an image nothing is built, and `dist` may be read-only.
 * Throws Problem when another command takes too long.
 */
export async function withBuildsLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  if (isPrebuilt()) return work();
  const turn = last.then(() => withOthersLocked(work));
  last = turn.catch(() => undefined);
  return turn;
}

async function withOthersLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  const dist = path.join(workspaceRoot, 'dist');
  const notice = setTimeout(() => console.log('  Another command is building here. Waiting for it …'), 2_000);
  try {
    await mkdir(dist, { recursive: true });
    return await withLock(path.join(dist, '.lock'), lock, () => {
      clearTimeout(notice);
      return work();
    });
  } finally {
    clearTimeout(notice);
  }
}
