import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type OpenApi, usedApiFile } from '@site/releases';

/** Null for a release packed before this file existed. */
export async function readUsedApi(folder: string): Promise<OpenApi | null> {
  const text = await readFile(path.join(folder, usedApiFile), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}
