import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasedApp } from '@site/federation';
import { workspaceRoot } from '../../release/workspace';
import type { ApiCall } from './api-call';

/** Examples of what a release asks of the API, and of what it made its pages from. */
export interface KeptCalls {
  recordedAt: string;
  /** The sample posts by file, which the API began with. */
  posts: Record<string, string>;
  calls: ApiCall[];
}

const samplePosts = path.join(workspaceRoot, 'dist/api/sample-content/posts');

const folderOf = (releasesDir: string, app: ReleasedApp): string => path.join(releasesDir, 'rehearsals', app);

/** Null for a release that was not used in a rehearsal, with a browser. */
export async function readKeptCalls(releasesDir: string, app: ReleasedApp, version: string): Promise<KeptCalls | null> {
  const text = await readFile(path.join(folderOf(releasesDir, app), `${version}.json`), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/** Keeps what a stored release called, and forgets the calls of those that have been deleted. */
export async function keepCalls(
  releasesDir: string,
  app: ReleasedApp,
  version: string,
  recorded: Pick<KeptCalls, 'recordedAt' | 'calls'>,
): Promise<void> {
  const folder = folderOf(releasesDir, app);
  await mkdir(folder, { recursive: true });
  const kept: KeptCalls = { ...recorded, posts: await readTexts(samplePosts) };
  const unfinished = path.join(folder, `${version}.${process.pid}.tmp`);
  await writeFile(unfinished, JSON.stringify(kept));
  await rename(unfinished, path.join(folder, `${version}.json`));
  const stored = new Set(await readdir(path.join(releasesDir, app)));
  for (const file of await readdir(folder)) {
    if (!stored.has(file.replace(/\..*/, ''))) await rm(path.join(folder, file));
  }
}

async function readTexts(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder);
  const texts = names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}
