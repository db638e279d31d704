/** A tag in a post's content. */
export interface Tag {
  from: number;
  to: number;
  name: string;
  kind: 'open' | 'close' | 'void';
  /** The tag that ends it or that it ends; none where the author left that out. */
  partner?: Tag;
}

/** The first tag of an element that ends. */
export interface Element extends Tag {
  partner: Tag;
}

const tagPattern = /<(\/?)([a-z][a-z\d]*)(?=[\s/>])[^<>]*>/gi;

const voidNames = new Set(['br', 'img', 'wbr', 'hr', 'col']);

/** What may stand inside a line of text. */
const inlineNames = new Set([
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'img', 'ins', 'kbd', 'mark', 'q', 's', 'samp'],
  ...['small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'wbr'],
]);

/** All tags of a text in their order, each knowing its partner. */
export function readTags(text: string): Tag[] {
  const open: Tag[] = [];
  return [...text.matchAll(tagPattern)].map((found) => {
    const name = (found[2] ?? '').toLowerCase();
    const kind = voidNames.has(name) ? 'void' : found[1] ? 'close' : 'open';
    const tag: Tag = { from: found.index, to: found.index + found[0].length, name, kind };
    if (kind === 'open') open.push(tag);
    if (kind === 'close') {
      const start = open.findLastIndex((each) => each.name === name);
      const [partner] = start < 0 ? [] : open.splice(start);
      if (partner) [tag.partner, partner.partner] = [partner, tag];
    }
    return tag;
  });
}

/** Whether a line of text goes on behind it, and its partner is there. */
export const isInline = ({ name, kind, partner }: Tag): boolean =>
  inlineNames.has(name) && (kind === 'void' || partner !== undefined);

/** The elements that are open at a place, the innermost last. */
export const openAt = (tags: Tag[], place: number): Element[] =>
  tags.filter((tag): tag is Element => tag.kind === 'open' && tag.to <= place && place <= (tag.partner?.from ?? -1));
