import { createHash } from 'node:crypto';
import type { PackedFile } from '@site/releases';
import { UnprocessableError } from '../../errors/errors';

/** Passes a file on while it comes, and fails at its end, or before, unless it is the one that was announced. */
export class VerifiedFile implements AsyncIterable<Buffer> {
  private readonly sha384 = createHash('sha384');

  constructor(
    private readonly source: AsyncIterable<Buffer>,
    private readonly announced: PackedFile,
  ) {}

  async *[Symbol.asyncIterator]() {
    const sha256 = createHash('sha256');
    let bytes = 0;
    for await (const chunk of this.source) {
      bytes += chunk.length;
      if (bytes > this.announced.bytes) throw this.wrong('is longer than');
      sha256.update(chunk);
      this.sha384.update(chunk);
      yield chunk;
    }
    if (bytes < this.announced.bytes) throw this.wrong('is shorter than');
    if (sha256.digest('hex') !== this.announced.sha256) throw this.wrong('has another hash than');
  }

  /** As release.json spells it. Once, after the file was read. */
  integrity(): string {
    return `sha384-${this.sha384.digest('base64')}`;
  }

  private wrong(how: string): UnprocessableError {
    return new UnprocessableError(`The file ${how} the one that the manifest announced. Nothing was stored.`);
  }
}
