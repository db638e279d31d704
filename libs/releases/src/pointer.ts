import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Promotion, ReleasedApp, ReleaseSet } from '@site/federation';
import { withLock } from './lock';
import { Problem } from './problem';
import { needingRoom } from './room';
import { describeTraffic, isSameTraffic, trafficOf, type Traffic } from './traffic';

export interface PointerChange {
  kind: Promotion['kind'];
  app: ReleasedApp;
  /** What the caller saw. Anything else by now means that somebody else was faster. */
  seen: Traffic;
  /** What goes live; of a canary: what a share of the visitors gets; of a withdrawal: what stays live. */
  to: string;
  /** The share of a canary. */
  percent?: number;
  who: string;
  because?: string | undefined;
  /** False for what no browser has mounted before. */
  rehearsed?: boolean | undefined;
}

/** What is live; null before the first promotion. */
export async function readPointer(releasesDir: string): Promise<ReleaseSet | null> {
  const file = path.join(releasesDir, 'current.json');
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Problem(`${file} can't be read: ${(error as Error).message}.`);
  }
}

export const liveVersion = async (releasesDir: string, app: ReleasedApp): Promise<string | null> =>
  (await readTraffic(releasesDir, app)).live;

export const readTraffic = async (releasesDir: string, app: ReleasedApp): Promise<Traffic> =>
  trafficOf(await readPointer(releasesDir), app);

/** Changes what visitors get of an app, if that is still what the caller saw. Throws Problem otherwise. */
export async function swapPointer(releasesDir: string, change: PointerChange): Promise<Promotion> {
  const swap = async () => {
    const pointer = await readPointer(releasesDir);
    const found = trafficOf(pointer, change.app);
    if (!isSameTraffic(found, change.seen)) {
      throw new Problem(`${describeTraffic(change.app, found)} went live meanwhile; look at it, then try again.`);
    }
    // Whoever waited for the lock may have waited for its deletion.
    if (change.kind !== 'withdraw') await requireStored(releasesDir, change);
    const promotion = toPromotion(change, (pointer?.revision ?? 0) + 1);
    const next = nextSet(pointer, change, promotion);
    // First the history: a line whose revision the pointer never reached is known to have failed.
    await appendWhole(path.join(releasesDir, 'history.jsonl'), `${JSON.stringify(promotion)}\n`);
    await replaceFile(path.join(releasesDir, 'current.json'), `${JSON.stringify(next, null, 2)}\n`);
    return promotion;
  };
  return needingRoom(releasesDir, () => withReleasesLocked(releasesDir, swap));
}

/** Runs work while nobody else changes what is live, or what there is. */
export async function withReleasesLocked<Result>(releasesDir: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(releasesDir, { recursive: true });
  return withLock(path.join(releasesDir, 'current.lock'), work);
}

async function requireStored(releasesDir: string, { app, to }: PointerChange): Promise<void> {
  const folder = path.join(releasesDir, app, to);
  await access(path.join(folder, 'release.json')).catch(() => {
    throw new Problem(`${app}@${to} is not among the releases in ${releasesDir}.`);
  });
}

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

/** A canary stands beside what is live; whatever else changes in the app ends it. */
function nextSet(pointer: ReleaseSet | null, { kind, app, to, percent = 0 }: PointerChange, at: Promotion): ReleaseSet {
  const next: ReleaseSet = { revision: at.revision, updatedAt: at.at, apps: { ...pointer?.apps } };
  const { [app]: ended, ...canaries } = pointer?.canaries ?? {};
  if (kind === 'canary') {
    const since = ended?.version === to ? ended.since : at.at;
    next.canaries = { ...canaries, [app]: { version: to, percent, since } };
    return next;
  }
  if (kind !== 'withdraw') next.apps[app] = to;
  if (Object.keys(canaries).length > 0) next.canaries = canaries;
  return next;
}

/** A line that is not written whole is taken back: it would spoil the next one. */
async function appendWhole(file: string, line: string): Promise<void> {
  const handle = await open(file, 'a');
  try {
    const { size } = await handle.stat();
    await handle.writeFile(line).catch(async (error: unknown) => {
      await handle.truncate(size);
      throw error;
    });
  } finally {
    await handle.close();
  }
}

/** Readers see the old text or the new, never a part. */
async function replaceFile(file: string, text: string): Promise<void> {
  const unfinished = `${file}.tmp`;
  try {
    await writeThrough(unfinished, text);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Resolves when the disk has it. */
async function writeThrough(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
