import { copyFile, rename, writeFile } from 'node:fs/promises';
import { historyFile, readHistoryFile } from './history-file';
import { withReleasesLocked } from './pointer';
import { pointerFile, readPointerState, writePointer } from './pointer-file';
import { requireDiskSpace } from './disk-space';

/** A sentence for each problem of the pointer and of the history; none where both are intact. */
export async function describeDamage(releasesDir: string): Promise<string[]> {
  const { damage } = await readPointerState(releasesDir);
  const { damaged } = await readHistoryFile(releasesDir);
  const lines = damaged.length === 1 ? '1 line' : `${damaged.length} lines`;
  return [
    ...(damage ? [damage] : []),
    ...(damaged.length > 0 ? [`${historyFile(releasesDir)} has ${lines} that can’t be read.`] : []),
  ];
}

/** Rewrites the pointer and the history in full. Returns a sentence for each file that it had to rewrite. */
export function repairRecords(releasesDir: string): Promise<string[]> {
  const repair = async () => [...(await repairPointer(releasesDir)), ...(await repairHistory(releasesDir))];
  return requireDiskSpace(releasesDir, () => withReleasesLocked(releasesDir, repair));
}

async function repairPointer(releasesDir: string): Promise<string[]> {
  const { set, damage } = await readPointerState(releasesDir);
  if (!set || !damage) return [];
  await writePointer(releasesDir, set);
  return [`${pointerFile(releasesDir)} was rewritten from the history.`];
}

/** The damaged file is kept beside the new one: a person may be able to recover more from it. */
async function repairHistory(releasesDir: string): Promise<string[]> {
  const { promotions, damaged } = await readHistoryFile(releasesDir);
  if (damaged.length === 0) return [];
  const file = historyFile(releasesDir);
  const copy = `${file}.damaged-${Date.now()}`;
  await writeFile(`${file}.tmp`, promotions.map((promotion) => `${JSON.stringify(promotion)}\n`).join(''));
  // A kill in between must not leave a product without a history.
  await copyFile(file, copy);
  await rename(`${file}.tmp`, file);
  return [`${file} was rewritten without the unreadable lines; the damaged file is ${copy}.`];
}
