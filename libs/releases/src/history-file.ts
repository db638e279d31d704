import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Promotion } from '@site/federation';

export const historyFile = (releasesDir: string): string => path.join(releasesDir, 'history.jsonl');

export interface HistoryFile {
  /** In the order in which they were written. An interrupted change may leave a line although it never took effect. */
  promotions: Promotion[];
  /** Lines that can't be read, such as half of one. */
  damaged: string[];
}

/** Reads what can be read. */
export async function readHistoryFile(releasesDir: string): Promise<HistoryFile> {
  const text = await readFile(historyFile(releasesDir), 'utf8').catch(() => '');
  const file: HistoryFile = { promotions: [], damaged: [] };
  for (const line of text.split('\n').filter(Boolean)) {
    const promotion = parseLine(line);
    if (promotion) file.promotions.push(promotion);
    else file.damaged.push(line);
  }
  return file;
}

/** Resolves when the line is on disk. An incomplete one is removed again. */
export async function appendPromotion(releasesDir: string, promotion: Promotion): Promise<void> {
  const handle = await open(historyFile(releasesDir), 'a+');
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read({ position: Math.max(size - 1, 0), buffer: Buffer.alloc(1) });
    // Half a line, left by a crash, must not spoil this one.
    const isAtLineStart = size === 0 || buffer.toString() === '\n';
    const line = `${isAtLineStart ? '' : '\n'}${JSON.stringify(promotion)}\n`;
    await handle.writeFile(line).catch(async (error: unknown) => {
      await handle.truncate(size);
      throw error;
    });
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function parseLine(line: string): Promotion | null {
  try {
    const { revision, kind, app, to, ...rest } = JSON.parse(line);
    const isWhole = Number.isInteger(revision) && [kind, app, to].every((text) => typeof text === 'string');
    return isWhole ? { revision, kind, app, to, ...rest } : null;
  } catch {
    return null;
  }
}
