import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../tools/start/problem';

/** Puts a disk of 64 KB in a folder's place, filled to the brim. Answers what takes it away. Needs the right to mount. */
export async function mountSmall(folder: string): Promise<() => Promise<void>> {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    throw new Problem('A full disk needs one to be mounted, which this user may not: run it as root.');
  }
  fill(path.join(folder, '.filler'));
  return async () => void execFileSync('umount', [folder], { stdio: 'ignore' });
}

function fill(file: string): void {
  try {
    while (existsSync(path.dirname(file))) writeFileSync(file, Buffer.alloc(4096), { flag: 'a' });
  } catch {
    // It is full.
  }
}
