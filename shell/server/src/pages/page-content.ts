import { compressQuickly, compressWell, worthCompressing, type Encoding } from '../http/compression';

/** Maximum size of the compressed forms, as a share of the content. */
const compressedShare = 0.5;

/** A page that changes every second or two gets the best compression only if many read it. */
const often = 50;

/** Text that is sent often: compressed quickly for the first request of each encoding, once for all others. */
export class PageContent {
  readonly plain: Buffer;
  private readonly compressed = new Map<Encoding, Buffer | Promise<Buffer>>();
  private readonly asked = new Map<Encoding, number>();

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  /** Its size in memory. */
  get bytes(): number {
    return Math.ceil(this.plain.length * (1 + compressedShare));
  }

  get text(): string {
    return this.plain.toString('utf8');
  }

  get isWorthCompressing(): boolean {
    return this.plain.length >= worthCompressing;
  }

  /** Fast for the first request; frequent ones get the best compression later. A promise only for the first. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.compressed.get(encoding);
    if (!known) return this.compress(encoding);
    const asked = (this.asked.get(encoding) ?? 0) + 1;
    this.asked.set(encoding, asked);
    if (asked === often) void this.improve(encoding);
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
