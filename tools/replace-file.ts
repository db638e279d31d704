import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Replaces all of a file at once: whoever reads it, also after a kill, finds the old content or the new. Its folder is made. */
export async function replaceFile(file: string, content: string, options: { mode?: number } = {}): Promise<void> {
  const unfinished = `${file}.${process.pid}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(unfinished, content, options);
  await rename(unfinished, file);
}
