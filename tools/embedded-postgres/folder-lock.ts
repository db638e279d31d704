import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../start/is-alive';

/** The process that holds a folder, and the address of its database once that answers. */
interface Holder {
  pid: number;
  url: string | null;
}

/** Another living process holds the folder. */
export class LockedError extends Error {}

/** Keeps two processes out of one data folder: PGlite itself would open it twice and lose data. */
export class FolderLock {
  private constructor(private readonly file: string) {}

  /** Locks the folder, even if a dead process still holds it. Throws LockedError when the holder is alive. */
  static take(folder: string): FolderLock {
    const file = path.join(folder, 'lock');
    const holder = FolderLock.holderOf(folder);
    if (holder) {
      throw new LockedError(
        `The data folder ${path.resolve(folder)} is in use by process ${holder.pid}. Stop that one first, or name another folder with DATA_DIR. If that process is no database (this machine was restarted), delete ${path.resolve(file)}.`,
      );
    }
    rmSync(file, { force: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return new FolderLock(file);
  }

  /** Lets other processes on this machine find the database. */
  announce(url: string): void {
    writeFileSync(this.file, `${process.pid}\n${url}`);
  }

  release(): void {
    rmSync(this.file, { force: true });
  }

  /** Null: no living process holds it. */
  static holderOf(folder: string): Holder | null {
    try {
      const [pid, url = null] = readFileSync(path.join(folder, 'lock'), 'utf8').split('\n');
      const isOther = Number(pid) > 0 && Number(pid) !== process.pid;
      return isOther && isAlive(Number(pid)) ? { pid: Number(pid), url } : null;
    } catch {
      return null;
    }
  }
}
