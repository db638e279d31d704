import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasedApp } from '@site/federation';

/** A page that was mounted and had nothing to complain of. */
export interface MountRecord {
  /** What it loaded: paths, with the version left out. */
  files: string[];
  /** Of all that it was made of (`PageInputs`). */
  hash: string;
}

/** By address. */
export type MountRecords = Record<string, MountRecord>;

/** Where the releases are, so that whoever releases next has them, from whichever machine. */
const fileOf = (releasesDir: string, app: ReleasedApp): string => path.join(releasesDir, 'rehearsals', `${app}.json`);

const mayOnlyBeRead = ['EACCES', 'EPERM', 'EROFS'];

/** None where none can be read: pages are only mounted once more. */
export async function readMountRecords(releasesDir: string, app: ReleasedApp): Promise<MountRecords> {
  try {
    return JSON.parse(await readFile(fileOf(releasesDir, app), 'utf8'));
  } catch {
    return {};
  }
}

/** Replaces them whole. Of two at once one stays; none where releases may only be read, as for a dry run. */
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
