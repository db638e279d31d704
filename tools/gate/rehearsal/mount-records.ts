import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasedApp } from '@site/federation';
import type { SeenAtWidths } from './seen/see-page';

/** A page that mounted without errors. */
export interface MountRecord {
  /** The files it loaded: paths without the version. */
  files: string[];
  /** Hash of everything that it was made of (`PageInputs`). */
  hash: string;
  /** What a person saw of it; undefined where that was not looked at. */
  seen: SeenAtWidths | undefined;
}

/** By address. */
export type MountRecords = Record<string, MountRecord>;

/** Beside the releases, so that the next release has them, from any machine. */
const fileOf = (releasesDir: string, app: ReleasedApp): string => path.join(releasesDir, 'rehearsals', `${app}.json`);

const mayOnlyBeRead = ['EACCES', 'EPERM', 'EROFS'];

/** None if unreadable: pages are then only mounted once more. */
export async function readMountRecords(releasesDir: string, app: ReleasedApp): Promise<MountRecords> {
  try {
    return JSON.parse(await readFile(fileOf(releasesDir, app), 'utf8'));
  } catch {
    return {};
  }
}

/** Replaces them all. Of two concurrent writers one wins; nothing is written where releases are read-only. */
export async function writeMountRecords(releasesDir: string, app: ReleasedApp, records: MountRecords): Promise<void> {
  const file = fileOf(releasesDir, app);
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(unfinished, JSON.stringify(records));
    await rename(unfinished, file);
  } catch (error) {
    if (!mayOnlyBeRead.includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}
