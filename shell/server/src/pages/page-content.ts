import { compressQuickly, compressWell, worthCompressing, type Encoding } from '../http/compression';

/** What is kept compressed beside the content, at most, as a share of it. */
const compressedShare = 0.5;

/** A page that changes every other second is compressed well only where many read it. */
const often = 50;

/** Text that is sent often: compressed for each encoding once for the first and once for all others. */
export class PageContent {
  readonly plain: Buffer;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();
  private readonly asked = new Map<Encoding, number>();

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  /** Room that it takes in memory. */
  get bytes(): number {
    return Math.ceil(this.plain.length * (1 + compressedShare));
  }

  get text(): string {
    return this.plain.toString('utf8');
  }

  get isWorthCompressing(): boolean {
    return this.plain.length >= worthCompressing;
  }

  /** Quickly for who asks first; what is asked for often is compressed well meanwhile. */
  in(encoding: Encoding): Promise<Buffer> {
    const known = this.compressed.get(encoding);
    if (!known) {
      const compressing = compressQuickly(this.plain, encoding);
      this.compressed.set(encoding, compressing);
      return compressing;
    }
    const asked = (this.asked.get(encoding) ?? 0) + 1;
    this.asked.set(encoding, asked);
    if (asked === often) void this.improve(encoding);
    return known;
  }

  private async improve(encoding: Encoding): Promise<void> {
    const small = await compressWell(this.plain, encoding);
    this.compressed.set(encoding, Promise.resolve(small));
  }
}
