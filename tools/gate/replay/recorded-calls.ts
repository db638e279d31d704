import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
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

const dayMs = 24 * 60 * 60 * 1000;
/** What is live may have left this machine long before: another product has it, or its folder was collected. */
const longestUnusedDays = 90;

const folderOf = (releasesDir: string, app: ReleasedApp): string => path.join(releasesDir, 'rehearsals', app);

/** Undefined where none is on this machine: another one rehearsed the release, or none did, with a browser. */
export async function readRecordedCalls(
  releasesDir: string,
  app: ReleasedApp,
  version: string,
): Promise<RecordedCalls | undefined> {
  const recorded = await readRehearsalFile<RecordedCalls>(releasesDir, `${app}/${version}`);
  // It is in use. Where releases are read-only none is deleted either.
  const now = new Date();
  if (recorded) await utimes(path.join(folderOf(releasesDir, app), `${version}.json`), now, now).catch(() => undefined);
  return recorded;
}

/** Keeps what a stored release called, and forgets the calls of those that are gone and were not asked for in a long time. */
export async function storeCalls(
  releasesDir: string,
  app: ReleasedApp,
  version: string,
  recorded: RecordedCalls,
): Promise<void> {
  await writeRehearsalFile(releasesDir, `${app}/${version}`, recorded);
  const folder = folderOf(releasesDir, app);
  const stored = new Set(await readdir(path.join(releasesDir, app)));
  const longAgo = Date.now() - longestUnusedDays * dayMs;
  // None where releases are read-only.
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    if (!stored.has(name.replace(/\..*/, '')) && (await stat(file)).mtimeMs < longAgo) await rm(file);
  }
}

/** Those that an API of a rehearsal begins with. */
export const readSamplePosts = (): Promise<RecordedCalls['posts']> =>
  readTexts(path.join(workspaceRoot, 'dist/api/sample-content/posts'));

async function readTexts(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder);
  const texts = names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}
