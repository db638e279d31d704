import { isMarkup, isHeadingLine, isPreformattedAfter } from '@site/contracts';
import type { Origin } from './schema';
import { TagScanner } from './tag-scanner';

interface SplitContent {
  /** Blank lines before the first block. */
  lead: string;
  blocks: Origin[];
}

type Kind = 'text' | 'heading' | 'markup';

/** Takes content apart where no element is open: put together again, the parts are the content to the letter. */
export function splitContent(content: string): SplitContent {
  const blocks: Origin[] = [];
  let lead = '';
  let open: OpenBlock | undefined;
  const close = () => {
    if (open) blocks.push(...open.parts());
    open = undefined;
  };

  for (const [, line = '', end = ''] of content.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)) {
    const kind = kindOf(line);
    if (open?.isUnfinished || (open && line.trim() !== '' && open.goesOnWith(kind))) open.add(line, end, kind);
    else if (line.trim() === '') {
      if (open) open.gap += line + end;
      else lead += line + end;
    } else {
      close();
      open = new OpenBlock();
      open.add(line, end, kind);
    }
  }
  close();
  return { lead, blocks };
}

const kindOf = (line: string): Kind => (isMarkup(line) ? 'markup' : isHeadingLine(line) ? 'heading' : 'text');

class OpenBlock {
  gap = '';
  private source = '';
  private readonly cuts: number[] = [];
  private readonly scanner = new TagScanner();
  private isPreformatted = false;
  private lastKind: Kind = 'text';

  get isUnfinished(): boolean {
    return this.isPreformatted || !this.scanner.isClosed;
  }

  /** Lines of text that follow one another are one paragraph. */
  goesOnWith(kind: Kind): boolean {
    return this.lastKind === 'text' && kind === 'text' && /^(?:\r\n|\r|\n)$/.test(this.gap);
  }

  add(line: string, end: string, kind: Kind): void {
    this.lastKind = kind;
    const start = this.source.length + this.gap.length;
    this.source += this.gap + line;
    this.gap = end;
    this.cuts.push(...this.scanner.feed(line).map((place) => start + place));
    this.scanner.feed(end);
    this.isPreformatted = isPreformattedAfter(line, this.isPreformatted);
  }

  /** Elements that share a line are blocks of their own. */
  parts(): Origin[] {
    const places = [0, ...this.cuts, this.source.length];
    return places.slice(1).map((to, index) => {
      const isLast = index === places.length - 2;
      return { source: this.source.slice(places[index], to), gap: isLast ? this.gap : '' };
    });
  }
}
