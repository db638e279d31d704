import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenApi } from './openapi';

/** Stored in every release: the part of the API that it was built against and uses. */
export const usedApiFile = 'api.json';

/** Null for a release packed before this file existed. */
export async function readUsedApi(folder: string): Promise<OpenApi | null> {
  const text = await readFile(path.join(folder, usedApiFile), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}
