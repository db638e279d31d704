import type { TextEdit, TextSelection } from './text-edit';

/** Puts a tag around the selected words, line by line, or takes it away where it is. */
export function toggleMark(tag: 'strong' | 'em', selection: TextSelection): TextEdit {
  return toggleTags({ open: `<${tag}>`, close: `</${tag}>` }, selection, (words) => words);
}

/** Marks code within a line, or whole lines of it. What stands for tags in it is shown as it is. */
export function toggleCode(selection: TextSelection): TextEdit {
  const { text, start, end } = selection;
  const isBlock = text.slice(start, end).includes('\n');
  if (!isBlock) return toggleTags({ open: '<code>', close: '</code>' }, selection, escapeHtml, unescapeHtml);
  const chosen = text.slice(start, end);
  const inner = /^<pre><code>([^]*)<\/code><\/pre>$/.exec(chosen)?.[1];
  const insert = inner === undefined ? `<pre><code>${escapeHtml(chosen)}</code></pre>` : unescapeHtml(inner);
  return { from: start, to: end, insert, start, end: start + insert.length };
}

interface Tags {
  open: string;
  close: string;
}

type Change = (words: string) => string;

function toggleTags({ open, close }: Tags, selection: TextSelection, write: Change, read: Change = write): TextEdit {
  const { text } = selection;
  const { start, end } = withoutBlanks(selection);
  const chosen = text.slice(start, end);
  const before = start - open.length;
  if (before >= 0 && text.startsWith(open, before) && text.startsWith(close, end)) {
    const insert = read(chosen);
    return { from: before, to: end + close.length, insert, start: before, end: before + insert.length };
  }
  if (chosen === '') {
    const caret = start + open.length;
    return { from: start, to: start, insert: open + close, start: caret, end: caret };
  }
  const lines = chosen.split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const isMarked = written.every((line) => line.trim().startsWith(open) && line.trim().endsWith(close));
  const change: Change = isMarked
    ? (line) => read(line.trim().slice(open.length, -close.length))
    : (line) => open + write(line) + close;
  const insert = lines.map((line) => (line.trim() === '' ? line : change(line))).join('\n');
  // The words stay selected, not their tags, so that a second mark goes inside of the first.
  const inset = !isMarked && lines.length === 1;
  return {
    ...{ from: start, to: end, insert },
    start: inset ? start + open.length : start,
    end: start + insert.length - (inset ? close.length : 0),
  };
}

function withoutBlanks({ text, start, end }: TextSelection): { start: number; end: number } {
  const chosen = text.slice(start, end);
  if (chosen.trim() === '') return { start, end: start };
  return {
    start: start + chosen.length - chosen.trimStart().length,
    end: end - chosen.length + chosen.trimEnd().length,
  };
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const unescapeHtml = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
