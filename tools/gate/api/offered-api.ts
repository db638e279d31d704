import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '../../release/workspace';
import { Problem } from '../../start/problem';
import { fetchJson } from '../fetch-json';
import type { OpenApi } from '@site/releases';
import { passedApiFile } from './passed-api';

export interface OfferedApi {
  document: OpenApi;
  /** Where it was found, for messages. */
  source: string;
}

/** The running API; without one, the last that passed the gate, or before any did, the workspace's own. */
export async function offeredApi(product: string | null, releasesDir: string): Promise<OfferedApi> {
  if (product) return { document: await runningApi(product), source: `the API running at ${product}` };
  const passed = await readFile(passedApiFile(releasesDir), 'utf8').catch(() => null);
  if (passed) return { document: JSON.parse(passed), source: 'the API that passed last, since none is running' };
  const own = await readFile(path.join(workspaceRoot, 'api/openapi.json'), 'utf8');
  return { document: JSON.parse(own), source: 'api/openapi.json, since no API is running' };
}

async function runningApi(product: string): Promise<OpenApi> {
  try {
    return await fetchJson<OpenApi>(new URL('/api/docs-json', product));
  } catch (error) {
    throw new Problem(
      `The API behind ${product} can’t be asked for its description (${(error as Error).message}): start it, then try again.`,
    );
  }
}
