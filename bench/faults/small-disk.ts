import { execFileSync } from 'node:child_process';
import { existsSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sizeOf } from '../../tools/release/size';
import { Problem } from '../../tools/start/problem';
import { orEnd } from '../fixtures/load-fixture';

/** Starts something on a disk of its own, which goes when it ends. Needs the right to mount. */
export async function onSmallDisk<T extends { end(): Promise<void> }>(
  megabytes: number,
  start: (disk: string) => Promise<T>,
): Promise<T> {
  const disk = await mkdtemp(path.join(tmpdir(), 'disk-'));
  // Readable for all: Postgres may run as a user of its own.
  mountTmpfs(disk, `size=${megabytes}m,mode=0755`);
  const leave = async () => {
    unmount(disk);
    await rmdir(disk);
  };
  const started = await orEnd(() => start(disk), leave);
  return { ...started, end: () => started.end().finally(leave) };
}

/** Puts a disk of 64 KB in a folder's place, filled to the brim. Answers what takes it away. Needs the right to mount. */
export async function mountSmall(folder: string): Promise<() => Promise<void>> {
  mountTmpfs(folder, 'size=64k');
  fill(path.join(folder, filler));
  return async () => unmount(folder);
}

/** Puts a disk with the same files in a folder's place, all at once, with so much room left. */
export async function mountFullCopy(folder: string, leftBytes: number): Promise<FullCopy> {
  const disk = await mkdtemp(path.join(tmpdir(), 'disk-'));
  const megabytes = Math.ceil((await sizeOf(folder)) / (1024 * 1024)) * 2 + 8;
  mountTmpfs(disk, `size=${megabytes}m`);
  await cp(folder, disk, { recursive: true });
  const file = path.join(disk, filler);
  fill(file);
  truncateSync(file, statSync(file).size - leftBytes);
  mount('--bind', disk, folder);
  return {
    fillUp: () => fill(file),
    takeAway: async () => {
      unmount(folder);
      unmount(disk);
      await rmdir(disk);
    },
  };
}

export interface FullCopy {
  /** Takes the room that was left. */
  fillUp(): void;
  takeAway(): Promise<void>;
}

/** Takes up the room. */
export const filler = '.filler';

/** One that belongs to this user. */
function mountTmpfs(folder: string, options: string): void {
  mount('-t', 'tmpfs', '-o', `${options},uid=${process.getuid?.()},gid=${process.getgid?.()}`, 'tmpfs', folder);
}

/** Throws Problem where that is not allowed. */
function mount(...how: string[]): void {
  try {
    asRoot('mount', ...how);
  } catch {
    throw new Problem('A full disk needs one to be mounted, which this user may not: run it as root.');
  }
}

const unmount = (folder: string): void => asRoot('umount', '-l', folder);

/** Whoever is not root asks sudo, which the user of a hosted pipeline may. */
function asRoot(...command: string[]): void {
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '--non-interactive', ...command];
  execFileSync(program, args, { stdio: 'ignore' });
}

/** Takes all the room that there is. */
export function fill(file: string): void {
  // The last of it goes in small blocks; the rest in large ones, since nobody else in this process does anything meanwhile.
  for (const bytes of [1024 * 1024, 4096]) {
    try {
      while (existsSync(path.dirname(file))) writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
    } catch {
      // It is full.
    }
  }
}
