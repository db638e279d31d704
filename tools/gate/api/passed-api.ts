import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenApi } from '@site/releases';
import { replaceFile } from '../../replace-file';

const folderOf = (releasesDir: string): string => path.join(releasesDir, 'api');

/** The description of the API that passed the gate last. */
export const passedApiFile = (releasesDir: string): string => path.join(folderOf(releasesDir), 'openapi.json');

export interface PassedApi {
  at: string;
  who: string;
  commit: string | null;
  /** SHA-256 of its openapi.json. */
  apiSchema: string;
  because?: string;
}

/** Stores what passed: the description for later checks, and who released it in `history.jsonl` beside it. */
export async function storePassedApi(releasesDir: string, document: OpenApi, passed: PassedApi): Promise<void> {
  await replaceFile(passedApiFile(releasesDir), `${JSON.stringify(document)}\n`);
  await appendFile(path.join(folderOf(releasesDir), 'history.jsonl'), `${JSON.stringify(passed)}\n`);
}
