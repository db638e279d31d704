import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasedApp } from '@site/federation';
import { workspaceRoot } from '../../release/workspace';
import { readRehearsalFile, writeRehearsalFile } from '../rehearsal-files';
import type { ApiCall } from './api-call';

/** Examples of what a release asks of the API, and of what it made its pages from. */
export interface RecordedCalls {
  recordedAt: string;
  /** The sample posts by file, which the API began with. */
  posts: Record<string, string>;
  calls: ApiCall[];
}

const samplePosts = path.join(workspaceRoot, 'dist/api/sample-content/posts');

/** Undefined for a release that was not used in a rehearsal, with a browser. */
export const readRecordedCalls = (
  releasesDir: string,
  app: ReleasedApp,
  version: string,
): Promise<RecordedCalls | undefined> => readRehearsalFile(releasesDir, `${app}/${version}`);

/** Keeps what a stored release called, and forgets the calls of those that have been deleted. */
export async function storeCalls(
  releasesDir: string,
  app: ReleasedApp,
  version: string,
  recorded: Pick<RecordedCalls, 'recordedAt' | 'calls'>,
): Promise<void> {
  const complete: RecordedCalls = { ...recorded, posts: await readTexts(samplePosts) };
  await writeRehearsalFile(releasesDir, `${app}/${version}`, complete);
  const folder = path.join(releasesDir, 'rehearsals', app);
  const stored = new Set(await readdir(path.join(releasesDir, app)));
  // None where releases are read-only.
  for (const file of await readdir(folder).catch(() => [])) {
    if (!stored.has(file.replace(/\..*/, ''))) await rm(path.join(folder, file));
  }
}

async function readTexts(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder);
  const texts = names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}
