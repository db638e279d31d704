import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Another living process holds the folder. */
export class LockedError extends Error {}

/** Keeps two processes out of one data folder: PGlite itself would open it twice and lose data. */
export class FolderLock {
  private constructor(private readonly file: string) {}

  /** Takes the folder, also from a holder that died. Throws LockedError when the holder lives. */
  static take(folder: string): FolderLock {
    const file = path.join(folder, 'lock');
    const holder = FolderLock.holder(file);
    if (holder !== null) {
      throw new LockedError(
        `The data folder ${path.resolve(folder)} is in use by process ${holder}. Stop that one first, or name another folder with DATA_DIR.`,
      );
    }
    rmSync(file, { force: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return new FolderLock(file);
  }

  release(): void {
    rmSync(this.file, { force: true });
  }

  private static holder(file: string): number | null {
    try {
      const pid = Number(readFileSync(file, 'utf8'));
      return pid !== process.pid && isAlive(pid) ? pid : null;
    } catch {
      return null;
    }
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
