import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenApi } from './openapi';

/** Lies in every release: the part of the API that it was built against and uses. */
export const usedApiFile = 'api.json';

/** Null for a release that was packed before releases kept it. */
export async function readUsedApi(folder: string): Promise<OpenApi | null> {
  const text = await readFile(path.join(folder, usedApiFile), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}
