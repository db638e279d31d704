import { appendFile, mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Promotion, ReleasedApp, ReleaseSet } from '@site/federation';
import { Problem } from '../start/problem';
import { withLock } from './lock';

export interface PointerChange {
  kind: Promotion['kind'];
  app: ReleasedApp;
  /** What the caller saw live. Another version by now means that somebody else was faster. */
  from: string | null;
  to: string;
  who: string;
  because?: string | undefined;
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

export async function liveVersion(releasesDir: string, app: ReleasedApp): Promise<string | null> {
  return (await readPointer(releasesDir))?.apps[app] ?? null;
}

/** Makes a version live, if what was live is still what the caller saw. Throws Problem otherwise. */
export async function swapPointer(releasesDir: string, change: PointerChange): Promise<Promotion> {
  const { app, from, to, kind, who, because } = change;
  return withReleasesLocked(releasesDir, async () => {
    const pointer = await readPointer(releasesDir);
    const live = pointer?.apps[app] ?? null;
    if (live !== from) {
      throw new Problem(`${app}@${live ?? 'nothing'} went live meanwhile; look at it, then try again.`);
    }
    const at = new Date().toISOString();
    const revision = (pointer?.revision ?? 0) + 1;
    const promotion: Promotion = { revision, at, who, kind, app, from, to, ...(because && { because }) };
    const next: ReleaseSet = { revision: promotion.revision, updatedAt: at, apps: { ...pointer?.apps, [app]: to } };
    // First the history: a line whose revision the pointer never reached is known to have failed.
    await appendFile(path.join(releasesDir, 'history.jsonl'), `${JSON.stringify(promotion)}\n`);
    await replaceFile(path.join(releasesDir, 'current.json'), `${JSON.stringify(next, null, 2)}\n`);
    return promotion;
  });
}

/** Runs work while nobody else changes what is live, or what there is. */
export async function withReleasesLocked<Result>(releasesDir: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(releasesDir, { recursive: true });
  return withLock(path.join(releasesDir, 'current.lock'), work);
}

/** Readers see the old text or the new, never a part. */
async function replaceFile(file: string, text: string): Promise<void> {
  const handle = await open(`${file}.tmp`, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.tmp`, file);
}
