import { stat } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './files';

/** Bytes of all files below a folder. */
export async function sizeOf(folder: string): Promise<number> {
  const sizes = await Promise.all(
    (await filesBelow(folder)).map(async (file) => (await stat(path.join(folder, file))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
