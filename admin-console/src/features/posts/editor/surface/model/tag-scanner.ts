const voidElements = new Set('area base br col embed hr img input link meta source wbr'.split(' '));

/** Elements whose content is text up to their end tag, whatever it looks like. */
const rawElements = new Set('script style textarea title xmp iframe noembed noframes noscript'.split(' '));

const blockStart = /^[ \t]*<(?:blockquote|div|dl|figure|h[1-6]|hr|ol|p|pre|table|ul)(?=[\s/>])/i;

/** Follows HTML, piece by piece, and knows whether an element, a tag or a comment is still open. */
export class TagScanner {
  private readonly open: string[] = [];
  private mode: 'text' | 'tag' | 'comment' | 'declaration' = 'text';
  private tag = '';
  private quote = '';
  private expectsValue = false;

  get isClosed(): boolean {
    return this.mode === 'text' && this.open.length === 0;
  }

  /** Answers the places in a piece where all is closed and a tag of a block follows. */
  feed(text: string): number[] {
    const places: number[] = [];
    let at = 0;
    while (at < text.length) {
      if (this.mode === 'text') at = this.readText(text, at);
      else if (this.mode === 'comment') at = this.readTo(text, at, /--!?>/g);
      else if (this.mode === 'declaration') at = this.readTo(text, at, />/g);
      else if ((at = this.readTag(text, at)) < text.length && this.isClosed && blockStart.test(text.slice(at)))
        places.push(at);
    }
    return places;
  }

  private readText(text: string, from: number): number {
    const raw = this.open.at(-1) ?? '';
    const next = rawElements.has(raw)
      ? text.slice(from).search(new RegExp(`</${raw}`, 'i'))
      : text.slice(from).indexOf('<');
    if (next < 0) return text.length;
    const at = from + next;
    const rest = text.slice(at, at + 40);
    // An empty comment may be shorter than its own brackets.
    const [comment, end] = /^<!--(-?>)?/.exec(rest) ?? [];
    if (comment) {
      this.mode = end ? 'text' : 'comment';
      return at + comment.length;
    }
    const [start, name = ''] = /^<(\/?[a-z][^\s/>]*)/i.exec(rest) ?? [];
    if (start) {
      [this.mode, this.tag, this.quote, this.expectsValue] = ['tag', name.toLowerCase(), '', false];
      return at + start.length;
    }
    if (/^<[!?/]/.test(rest)) this.mode = 'declaration';
    return at + 1;
  }

  private readTo(text: string, from: number, end: RegExp): number {
    end.lastIndex = from;
    if (!end.test(text)) return text.length;
    this.mode = 'text';
    return end.lastIndex;
  }

  private readTag(text: string, from: number): number {
    for (let at = from; at < text.length; at += 1) {
      const letter = text.charAt(at);
      if (this.quote) {
        if (letter === this.quote) this.quote = '';
      } else if (letter === '>') {
        this.mode = 'text';
        this.closeTag();
        return at + 1;
      } else if (this.expectsValue && (letter === '"' || letter === "'")) {
        [this.quote, this.expectsValue] = [letter, false];
      } else if (letter === '=') this.expectsValue = true;
      else if (letter.trim() !== '') this.expectsValue = false;
    }
    return text.length;
  }

  private closeTag(): void {
    if (!this.tag.startsWith('/')) {
      if (!voidElements.has(this.tag)) this.open.push(this.tag);
      return;
    }
    const partner = this.open.lastIndexOf(this.tag.slice(1));
    // An end without a beginning means nothing.
    if (partner >= 0) this.open.length = partner;
  }
}
