import { fstatSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';

/** How often this process has a file open. Compares inodes: only Linux knows the paths. */
export async function countOpen(file: string): Promise<number> {
  const { ino } = await stat(file);
  return (await readdir('/dev/fd')).filter((descriptor) => inodeOf(Number(descriptor)) === ino).length;
}

function inodeOf(descriptor: number): number | undefined {
  try {
    return fstatSync(descriptor).ino;
  } catch {
    // Closed meanwhile, such as that of /dev/fd.
    return undefined;
  }
}
