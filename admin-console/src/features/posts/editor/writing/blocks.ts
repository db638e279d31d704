import { type Element, isInline, openAt, readTags, type Tag } from './tags';
import type { Range, TextEdit, TextSelection } from './text-edit';
import { outsideTags, wholeElements } from './words-in';

/** Makes the line a heading with the number that follows the last one, or plain text again. */
export function toggleHeading(selection: TextSelection): TextEdit {
  const { text } = selection;
  const { from } = wholeLines(text, { from: selection.start, to: selection.start });
  const present = /^\d+\. /.exec(text.slice(from))?.[0];
  const insert = present ? '' : `${lastNumber(text.slice(0, from)) + 1}. `;
  const to = from + (present?.length ?? 0);
  const shift = (place: number) => Math.max(from, place + insert.length - (to - from));
  return { from, to, insert, start: shift(selection.start), end: shift(selection.end) };
}

/** Makes the lines a quotation, or plain text again. */
export function toggleQuote(selection: TextSelection): TextEdit {
  const { text } = selection;
  const tags = readTags(text);
  const { from, to } = linesOf(selection, tags);
  const quotation = elementAround({ from, to }, tags, ['blockquote']);
  if (quotation) return withoutTags(text, quotation, []);
  const open = '<blockquote>\n';
  const insert = `${open}${text.slice(from, to)}\n</blockquote>`;
  if (text.slice(from, to).trim() !== '') return { from, to, insert, start: from, end: from + insert.length };
  return { from, to, insert, start: from + open.length, end: from + open.length };
}

/** Puts something on a line of its own behind what is selected and its marks, a blank line on either side. */
export function insertBlock(selection: TextSelection, block: string): TextEdit {
  const { text } = selection;
  const tags = readTags(text);
  const { to } = outsideTags(selection, tags);
  const end = openAt(tags, to).find(isInline)?.partner.to ?? to;
  const before = text.slice(0, end);
  const lead = before === '' ? '' : '\n'.repeat(Math.max(0, 2 - (/\n*$/.exec(before)?.[0].length ?? 0)));
  const trail = '\n'.repeat(Math.max(0, 2 - (/^\n*/.exec(text.slice(end))?.[0].length ?? 0)));
  const insert = lead + block + trail;
  return { from: end, to: end, insert, start: end + insert.length, end: end + insert.length };
}

/** The selected lines, with the rest of the elements that begin or end in them. */
export function linesOf({ text, start, end }: TextSelection, tags: Tag[]): Range {
  const lines = wholeLines(text, { from: start, to: end });
  const whole = wholeLines(text, wholeElements(lines, tags));
  return whole.from === lines.from && whole.to === lines.to
    ? lines
    : linesOf({ text, start: whole.from, end: whole.to }, tags);
}

/** From the start of the first line to the end of the last. */
function wholeLines(text: string, { from, to }: Range): Range {
  const next = text.indexOf('\n', to);
  return { from: text.lastIndexOf('\n', from - 1) + 1, to: next < 0 ? text.length : next };
}

/** The innermost element of these names that holds the range, or is it. */
export const elementAround = ({ from, to }: Range, tags: Tag[], names: string[]): Element | undefined =>
  tags.findLast(
    (tag): tag is Element =>
      names.includes(tag.name) && tag.kind === 'open' && tag.from <= from && to <= (tag.partner?.to ?? -1),
  );

/** Takes an element's own tags away, with the line ends beside them, and those of its items. */
export function withoutTags(text: string, { from, to, partner }: Element, items: Tag[]): TextEdit {
  const gone = [...items, { from: partner.from - (text[partner.from - 1] === '\n' ? 1 : 0), to: partner.to }];
  let place = to + (text[to] === '\n' ? 1 : 0);
  let insert = '';
  for (const tag of gone) {
    insert += text.slice(place, tag.from);
    place = Math.max(place, tag.to);
    // Items that share a line get lines of their own.
    if (insert !== '' && /^<li[\s>]/i.test(text.slice(place, place + 4))) insert += '\n';
  }
  return { from, to: partner.to, insert, start: from, end: from + insert.length };
}

function lastNumber(text: string): number {
  const numbers = [...text.matchAll(/^(\d+)\. \s*\S/gm)];
  return Number(numbers.at(-1)?.[1] ?? 0);
}
