import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseSet } from '@site/federation';
import { readHistoryFile } from './history-file';
import { Problem } from './problem';
import { setAfterAll } from './release-set';

export const pointerFile = (releasesDir: string): string => path.join(releasesDir, 'current.json');

export interface PointerState {
  /** What is live; null where nothing is. */
  set: ReleaseSet | null;
  /** Why the set was derived from the history: the pointer is missing or damaged. */
  damage?: string;
}

/**
 * Reads what is live: from the pointer, or, where that is missing or damaged, from the history. Throws Problem when the
 * folder can't be read.
 */
export async function readPointerState(releasesDir: string): Promise<PointerState> {
  const file = pointerFile(releasesDir);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Problem(`${file} can’t be read: ${error.message}.`);
  });
  const read = text === undefined ? undefined : parseSet(text);
  if (read) return { set: read };
  const set = setAfterAll((await readHistoryFile(releasesDir)).promotions);
  if (text === undefined && !set) return { set };
  const source = set ? 'what is live was read from history.jsonl' : 'history.jsonl does not say what was live either';
  return { set, damage: `${file} is ${text === undefined ? 'missing' : 'damaged'}: ${source}.` };
}

/** Readers see the old set or the new one, never a mixture. Resolves when it is on disk. */
export async function writePointer(releasesDir: string, set: ReleaseSet): Promise<void> {
  const file = pointerFile(releasesDir);
  const unfinished = `${file}.tmp`;
  try {
    await writeThrough(unfinished, `${JSON.stringify(set, null, 2)}\n`);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeThrough(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function parseSet(text: string): ReleaseSet | undefined {
  try {
    const set: ReleaseSet | null = JSON.parse(text);
    return Number.isInteger(set?.revision) && typeof set?.apps === 'object' && set.apps ? set : undefined;
  } catch {
    return undefined;
  }
}
