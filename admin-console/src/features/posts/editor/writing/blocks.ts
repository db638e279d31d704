import type { TextEdit, TextSelection } from './text-edit';

/** Makes the line a heading with the number that follows the last one, or plain text again. */
export function toggleHeading(selection: TextSelection): TextEdit {
  const { text } = selection;
  const { from } = linesOf({ ...selection, end: selection.start });
  const present = /^\d+\. */.exec(text.slice(from))?.[0];
  const insert = present ? '' : `${lastNumber(text.slice(0, from)) + 1}. `;
  const to = from + (present?.length ?? 0);
  const shift = (place: number) => Math.max(from, place + insert.length - (to - from));
  return { from, to, insert, start: shift(selection.start), end: shift(selection.end) };
}

/** Makes each line an entry of a list, or entries lines again. */
export function toggleList(selection: TextSelection): TextEdit {
  return toggleBlock(selection, {
    open: '<ul>',
    close: '</ul>',
    write: (line) => `<li>${line.replace(/^\s*[-*•]\s+/, '')}</li>`,
    read: (line) => line.replace(/^\s*<li>/, '').replace(/<\/li>\s*$/, ''),
    inset: ['<li>', '</li>'],
  });
}

/** Makes the lines a quotation, or plain text again. */
export function toggleQuote(selection: TextSelection): TextEdit {
  const same = (line: string) => line;
  return toggleBlock(selection, {
    open: '<blockquote>',
    close: '</blockquote>',
    write: same,
    read: same,
    inset: ['', ''],
  });
}

/** Puts something on a line of its own behind what is selected, a blank line on either side. */
export function insertBlock({ text, end }: TextSelection, block: string): TextEdit {
  const before = text.slice(0, end);
  const lead = before === '' ? '' : '\n'.repeat(Math.max(0, 2 - (/\n*$/.exec(before)?.[0].length ?? 0)));
  const trail = '\n'.repeat(Math.max(0, 2 - (/^\n*/.exec(text.slice(end))?.[0].length ?? 0)));
  const insert = lead + block + trail;
  return { from: end, to: end, insert, start: end + insert.length, end: end + insert.length };
}

interface Block {
  open: string;
  close: string;
  write: (line: string) => string;
  read: (line: string) => string;
  /** What surrounds the words of a line that is still empty. */
  inset: [string, string];
}

function toggleBlock(selection: TextSelection, { open, close, write, read, inset }: Block): TextEdit {
  const { text } = selection;
  const { from, to } = linesOf(selection);
  const outer = surroundingBlock(text, from, to, open, close);
  if (outer) {
    const lines = text.slice(outer.from, outer.to).split('\n').slice(1, -1);
    const insert = lines.map(read).join('\n');
    return { ...outer, insert, start: outer.from, end: outer.from + insert.length };
  }
  const chosen = text.slice(from, to);
  if (chosen.trim() === '') {
    const [left, right] = inset;
    const head = `${open}\n${left}`;
    const caret = from + head.length;
    return { from, to, insert: `${head}${right}\n${close}`, start: caret, end: caret };
  }
  const lines = chosen.split('\n').filter((line) => line.trim() !== '');
  const insert = [open, ...lines.map(write), close].join('\n');
  return { from, to, insert, start: from, end: from + insert.length };
}

/** The block whose lines hold the selected ones, or are they. */
function surroundingBlock(text: string, from: number, to: number, open: string, close: string) {
  const inside = text.slice(from, to).startsWith(open) ? from + open.length : from;
  const opened = text.lastIndexOf(`${open}\n`, inside);
  if (opened < 0 || text.slice(opened, Math.max(opened, from)).includes(close)) return null;
  const closed = text.indexOf(`\n${close}`, opened);
  if (closed < 0 || closed + 1 + close.length < to) return null;
  return { from: opened, to: closed + 1 + close.length };
}

/** From the start of the first selected line to the end of the last. */
function linesOf({ text, start, end }: TextSelection): { from: number; to: number } {
  const next = text.indexOf('\n', end);
  return { from: text.lastIndexOf('\n', start - 1) + 1, to: next < 0 ? text.length : next };
}

function lastNumber(text: string): number {
  const numbers = [...text.matchAll(/^(\d+)\. \s*\S/gm)];
  return Number(numbers.at(-1)?.[1] ?? 0);
}
