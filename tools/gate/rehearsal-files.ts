import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../replace-file';

const mayOnlyBeRead = ['EACCES', 'EPERM', 'EROFS'];

/** Beside the releases, so that the next release has them, from any machine. */
const fileOf = (releasesDir: string, name: string): string => path.join(releasesDir, 'rehearsals', `${name}.json`);

/** What a rehearsal has left for later ones; undefined where there is none, or none that can be read. */
export async function readRehearsalFile<T>(releasesDir: string, name: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(fileOf(releasesDir, name), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Replaces all of it. Of two concurrent writers one wins; nothing is written where releases are read-only. */
export async function writeRehearsalFile(releasesDir: string, name: string, value: unknown): Promise<void> {
  try {
    await replaceFile(fileOf(releasesDir, name), JSON.stringify(value));
  } catch (error) {
    if (!mayOnlyBeRead.includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}
