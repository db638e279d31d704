import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller bodies would not gain from compression. */
const worthCompressing = 1024;
/** Maximum size of the compressed forms, as a share of the plain one. */
const compressedShare = 0.5;
/** The best compression takes long: it is for what is sent often. */
const often = 50;

/** A response's body in each encoding that somebody has asked for. */
export class CompressedBody {
  private readonly compressed = new Map<Encoding, Buffer | Promise<Buffer>>();
  private readonly requested = new Map<Encoding, number>();

  constructor(readonly plain: Buffer) {}

  /** Its size in memory. */
  get bytes(): number {
    return Math.ceil(this.plain.length * (1 + compressedShare));
  }

  get isWorthCompressing(): boolean {
    return this.plain.length >= worthCompressing;
  }

  /** Compressed quickly for the first request, as well as possible once it is sent often. A promise only for the first. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.compressed.get(encoding);
    if (!known) return this.compress(encoding);
    const requested = (this.requested.get(encoding) ?? 0) + 1;
    this.requested.set(encoding, requested);
    if (requested === often) void this.improve(encoding);
    return known;
  }

  private compress(encoding: Encoding): Promise<Buffer> {
    const compressing = compressQuickly(this.plain, encoding).then((body) => {
      this.compressed.set(encoding, body);
      return body;
    });
    this.compressed.set(encoding, compressing);
    return compressing;
  }

  private async improve(encoding: Encoding): Promise<void> {
    this.compressed.set(encoding, await compressWell(this.plain, encoding));
  }
}

const compressQuickly = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
    : zip(body, { level: 9 });

export const compressWell = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    : zip(body, { level: 9 });
