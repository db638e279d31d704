import { randomFillSync } from 'node:crypto';
import { closeSync, fstatSync, ftruncateSync, openSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';

const megabyte = 1024 * 1024;
/** A segment of the write-ahead log, which is 16 MB, and what tables grow by in some thousand sign-ins. */
const wholeBytes = 32 * megabyte;
const stepBytes = megabyte;
/** Left for everybody else before the reserve is filled again. */
const spareBytes = 32 * megabyte;

/**
 * A file that takes up room as long as there is some. On a full disk the database gets it piece by piece, in the very
 * moment of a write, so that nobody else takes it first: who is signed in and who tried to is written down all the same.
 */
export class Reserve {
  private readonly descriptor: number;

  constructor(private readonly folder: string) {
    this.descriptor = openSync(path.join(folder, 'reserve'), 'a', 0o600);
  }

  /** Does what may need room, again after each piece of the reserve while there is none. */
  withRoom<T>(work: () => T): T {
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isFull(error) || !this.release()) throw error;
      }
    }
  }

  /** Takes room again once there is enough of it. */
  refill(): void {
    const missing = wholeBytes - this.size;
    if (missing <= 0) return;
    const { bavail, bsize } = statfsSync(this.folder);
    if (bavail * bsize < missing + spareBytes) return;
    // Zeros could be kept by a file system without taking room.
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

  /** False: nothing is left. */
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

/** By name from Node, by number from the file system of PGlite. */
const fullNumber = 51;
function isFull(error: unknown): boolean {
  const { code, errno } = error as { code?: unknown; errno?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' || (code === undefined && errno === fullNumber);
}
