import { compressQuickly, worthCompressing, type Encoding } from '../http/compression';

/** What is kept compressed beside the content, at most, as a share of it. */
const compressedShare = 0.5;

/** Text that is sent often: compressed once for each encoding, however many ask for it. */
export class PageContent {
  readonly plain: Buffer;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

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

  in(encoding: Encoding): Promise<Buffer> {
    const known = this.compressed.get(encoding);
    if (known) return known;
    const compressing = compressQuickly(this.plain, encoding);
    this.compressed.set(encoding, compressing);
    return compressing;
  }
}
