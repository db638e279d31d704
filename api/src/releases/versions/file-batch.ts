import { buffer } from 'node:stream/consumers';
import { batchLimits, type PackedFile } from '@site/releases';
import { UnprocessableError } from '../../errors/errors';
import type { FileStore } from '../../files/file-store';
import { VerifiedFile } from './verified-file';

/** With what release.json names a file by. */
export type StoredFile = PackedFile & { integrity: string };

/** A disk that syncs each file by itself is waited for by several. */
const atATime = 16;

/** Small files that come one after the other, and are written several at a time. */
export class FileBatch {
  private readonly writing = new Set<Promise<void>>();
  private failure: { error: unknown } | undefined;
  private readonly done: StoredFile[] = [];

  constructor(private readonly store: FileStore) {}

  /** Reads a file to its end, verifies it, and begins to write it. Throws UnprocessableError, or what an earlier one threw. */
  async add(content: AsyncIterable<Buffer>, announced: PackedFile): Promise<void> {
    const { sha256, bytes } = announced;
    if (bytes > batchLimits.fileBytes) {
      throw new UnprocessableError(`The file ${sha256} is too large for a form: send it alone.`);
    }
    const verified = new VerifiedFile(content, announced);
    const whole = await buffer(verified);
    const writing: Promise<void> = this.store
      .keep(sha256, whole)
      .then(() => void this.done.push({ ...announced, integrity: verified.integrity() }))
      .catch((error: unknown) => void (this.failure ??= { error }))
      .finally(() => this.writing.delete(writing));
    this.writing.add(writing);
    if (this.writing.size >= atATime) await Promise.race(this.writing);
    this.requireNoFailure();
  }

  /** Resolves once all are written. Throws what one of them threw. */
  async written(): Promise<void> {
    await Promise.all(this.writing);
    this.requireNoFailure();
  }

  /** Those that are stored, once none is being written any more. */
  async settled(): Promise<StoredFile[]> {
    await Promise.all(this.writing);
    return this.done;
  }

  private requireNoFailure(): void {
    if (this.failure) throw this.failure.error;
  }
}
