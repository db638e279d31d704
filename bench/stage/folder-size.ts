import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** All files below a folder together. */
export async function folderMb(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1_000_000);
}
