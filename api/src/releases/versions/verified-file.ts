import { createHash } from 'node:crypto';
import type { PackedFile } from '@site/releases';
import { UnprocessableError } from '../../errors/errors';
import type { AnnouncedContent } from '../../files/file-store';

/** Passes a file on while it comes, and fails before it is complete unless it is the one that was announced. */
export class VerifiedFile implements AnnouncedContent {
  readonly bytes: number;
  readonly sha256: string;
  private readonly sha384 = createHash('sha384');

  constructor(
    private readonly source: AsyncIterable<Buffer>,
    announced: PackedFile,
  ) {
    this.bytes = announced.bytes;
    this.sha256 = announced.sha256;
  }

  async *[Symbol.asyncIterator]() {
    const sha256 = createHash('sha256');
    let bytes = 0;
    let last: Buffer | undefined;
    for await (const chunk of this.source) {
      bytes += chunk.length;
      if (bytes > this.bytes) throw this.wrong('is longer than');
      sha256.update(chunk);
      this.sha384.update(chunk);
      if (bytes < this.bytes) yield chunk;
      else last ??= chunk;
    }
    if (bytes < this.bytes) throw this.wrong('is shorter than');
    if (sha256.digest('hex') !== this.sha256) throw this.wrong('has another hash than');
    // Who has as many bytes as were announced takes them for all.
    if (last) yield last;
  }

  /** As release.json spells it. Once, after the file was read. */
  integrity(): string {
    return `sha384-${this.sha384.digest('base64')}`;
  }

  private wrong(how: string): UnprocessableError {
    return new UnprocessableError(`The file ${how} the one that the manifest announced. Nothing was stored.`);
  }
}
