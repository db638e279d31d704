import { randomFillSync } from 'node:crypto';
import { closeSync, fstatSync, ftruncateSync, openSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';

const megabyte = 1024 * 1024;
/** A 16 MB segment of the write-ahead log, plus the growth of tables over some thousand sign-ins. */
const wholeBytes = 32 * megabyte;
const stepBytes = megabyte;
/** Left free for everybody else before the reserve is refilled. */
const spareBytes = 32 * megabyte;

/**
 * A file that reserves disk space while there is some. On a full disk the database gets it piece by piece, in the same
 * moment as the write, so that nobody else takes it first: sessions and sign-in attempts are still recorded.
 */
export class Reserve {
  private readonly descriptor: number;

  constructor(private readonly folder: string) {
    this.descriptor = openSync(path.join(folder, 'reserve'), 'a', 0o600);
  }

  /** Runs work that may need space, and repeats it after freeing each piece of the reserve while there is none. */
  withRoom<T>(work: () => T): T {
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isFull(error) || !this.release()) throw error;
      }
    }
  }

  /** Refills the reserve once there is enough space. */
  refill(): void {
    const missing = wholeBytes - this.size;
    if (missing <= 0) return;
    const { bavail, bsize } = statfsSync(this.folder);
    if (bavail * bsize < missing + spareBytes) return;
    // A file system could store zeros without using any space.
    const piece = randomFillSync(Buffer.alloc(stepBytes));
    try {
      while (this.size < wholeBytes) writeSync(this.descriptor, piece);
    } catch (error) {
      if (!isFull(error)) throw error;
    }
  }

  close(): void {
    closeSync(this.descriptor);
  }

  /** False: the reserve is empty. */
  private release(): boolean {
    const { size } = this;
    if (size === 0) return false;
    ftruncateSync(this.descriptor, Math.max(size - stepBytes, 0));
    return true;
  }

  private get size(): number {
    return fstatSync(this.descriptor).size;
  }
}

/** Node reports the error by name, PGlite's file system by number. */
const fullNumber = 51;
function isFull(error: unknown): boolean {
  const { code, errno } = error as { code?: unknown; errno?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' || (code === undefined && errno === fullNumber);
}
