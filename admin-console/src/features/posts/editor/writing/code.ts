import { escapeHtml, unescapeHtml } from './html-text';
import { toggleMark } from './marks';
import { type Element, readTags, type Tag } from './tags';
import type { Range, TextEdit, TextSelection } from './text-edit';
import { outsideTags, wholeElements, wordsIn } from './words-in';

/** Marks code within a line, or whole lines of it. What stands for tags in it is shown as it is. */
export function toggleCode(selection: TextSelection): TextEdit {
  const { text } = selection;
  const tags = readTags(text);
  const words = wordsIn(selection, tags);
  if (words.from === words.to) return toggleMark('code', selection);
  const code = codeAround(words, tags);
  if (code) return unwrap(text, code, tags);

  const lines = wholeElements(outsideTags(selection, tags), tags);
  const isBlock = text.slice(lines.from, lines.to).includes('\n');
  const { from, to } = isBlock ? lines : wholeElements(words, tags);
  const [open, close] = isBlock ? ['<pre><code>', '</code></pre>'] : ['<code>', '</code>'];
  const written = escapeHtml(text.slice(from, to));
  const insert = open + written + close;
  if (isBlock) return { from, to, insert, start: from, end: from + insert.length };
  const start = from + open.length;
  return { from, to, insert, start, end: start + written.length };
}

function unwrap(text: string, code: Element, tags: Tag[]): TextEdit {
  const { partner } = code;
  const pre = tags.find(({ name, to, partner: end }) => name === 'pre' && to === code.from && end?.from === partner.to);
  const [from, to] = [pre?.from ?? code.from, pre?.partner?.to ?? partner.to];
  const shown = text.slice(code.to, partner.from);
  const written = unescapeHtml(shown);
  // Half an element, which was only meant to be shown, must not become one, nor when a mark in the middle of it goes.
  const isWhole = readTags(written).every((tag) => tag.kind === 'void' || tag.partner) && !/<<\/?[a-z]/i.test(written);
  const insert = isWhole ? written : shown;
  return { from, to, insert, start: from, end: from + insert.length };
}

/** The code that the range is in, or is. */
const codeAround = ({ from, to }: Range, tags: Tag[]) =>
  tags.find((tag): tag is Element => {
    const { name, kind, partner } = tag;
    if (name !== 'code' || kind !== 'open' || !partner) return false;
    const pre = tags.find((each) => each.name === 'pre' && each.to === tag.from);
    return (pre ?? tag).from <= from && to <= (pre?.partner ?? partner).to;
  });
