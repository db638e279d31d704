import { elementAround, linesOf, withoutTags } from './blocks';
import { type Element, isInline, openAt, readTags, type Tag } from './tags';
import type { TextEdit, TextSelection } from './text-edit';
import { wordsIn } from './words-in';

const listNames = ['ul', 'ol'];

/** Makes each line an entry of a list, or entries lines again. */
export function toggleList(selection: TextSelection): TextEdit {
  const { text } = selection;
  const tags = readTags(text);
  const list = elementAround(wordsIn(selection, tags), tags, listNames);
  if (list) return withoutTags(text, list, itemTagsOf(list, tags));

  const { from, to } = linesOf(selection, tags);
  const chosen = text.slice(from, to);
  if (chosen.trim() === '') {
    const head = '<ul>\n<li>';
    const caret = from + head.length;
    return { from, to, insert: `${head}</li>\n</ul>`, start: caret, end: caret };
  }
  const insert = ['<ul>', ...entriesOf(chosen), '</ul>'].join('\n');
  return { from, to, insert, start: from, end: from + insert.length };
}

/**
 * What Enter does in an entry of a list: it begins the next one. In an empty entry it ends the list. Null where the
 * selection is no part of one entry.
 */
export function breakEntry({ text, start, end }: TextSelection): TextEdit | null {
  const tags = readTags(text);
  const open = openAt(tags, start);
  const place = open.findLastIndex((tag) => !isInline(tag));
  const [list, entry] = [open[place - 1], open[place]];
  if (entry?.name !== 'li' || !list || openAt(tags, end).at(-1) !== open.at(-1)) return null;
  if (text.slice(entry.to, entry.partner.from).trim() === '') return endList(text, list, entry, tags);

  const closing = /^(?:<\/[a-z]+>)+(?=<\/li>)/i.exec(text.slice(end, entry.partner.from + 5))?.[0];
  const marks = closing ? [] : open.slice(place + 1);
  const close =
    closing ??
    marks
      .map(({ name }) => `</${name}>`)
      .reverse()
      .join('');
  const reopen = marks.map(({ from, to }) => text.slice(from, to)).join('');
  const insert = `${close}</li>\n<li>${reopen}`;
  const caret = start + insert.length;
  return { from: start, to: end + (closing?.length ?? 0), insert, start: caret, end: caret };
}

function endList(text: string, list: Element, entry: Element, tags: Tag[]): TextEdit {
  const entries = itemTagsOf(list, tags).filter(({ kind }) => kind === 'open');
  const isFirst = entries[0] === entry;
  const isLast = entries.at(-1) === entry;
  const from = isFirst ? list.from : text.slice(0, entry.from).trimEnd().length;
  const to = isLast ? list.partner.to : entry.partner.to;
  const before = isFirst ? '' : `\n</${list.name}>\n`;
  const after = isLast ? '' : `\n<${list.name}>`;
  const caret = from + before.length;
  return { from, to, insert: before + after, start: caret, end: caret };
}

/** The tags of a list's own entries, not of those of lists within. */
const itemTagsOf = (list: Element, tags: Tag[]): Tag[] =>
  tags.filter((tag) => {
    if (tag.name !== 'li' || tag.from < list.to || tag.to > list.partner.from) return false;
    return openAt(tags, tag.from).findLast((each) => each !== tag.partner) === list;
  });

/** Each line becomes an entry, with those that follow as far as an element of it goes. Lists among them become part. */
function entriesOf(chosen: string): string[] {
  const entries: string[] = [];
  let open = '';
  for (const line of chosen.split('\n')) {
    open = open === '' ? line : `${open}\n${line}`;
    if (readTags(open).some(({ kind, partner }) => kind === 'open' && !partner)) continue;
    entries.push(...entryOf(open));
    open = '';
  }
  return open === '' ? entries : [...entries, ...entryOf(open)];
}

function entryOf(lines: string): string[] {
  const tags = readTags(lines);
  const list = elementAround({ from: 0, to: lines.trimEnd().length }, tags, listNames);
  if (list) return lines.slice(list.to, list.partner.from).trim().split('\n');
  return [lines.trim() === '' ? lines : `<li>${lines.replace(/^\s*[-*•]\s+/, '')}</li>`];
}
