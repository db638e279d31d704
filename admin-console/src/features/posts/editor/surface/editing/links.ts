import type { Mark, Node as ModelNode } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import type { LinkDraft } from '../../writing/links';
import type { Range } from '../../writing/text-edit';
import { schema } from '../model/schema';
import { types } from '../model/types';
import { endOfBlock } from './pictures';

/** The link at the selection, or the selected words that can become one. */
export function linkAt({ doc, selection: { from, to, empty } }: EditorState): LinkDraft {
  const selected = withoutBlanks(doc, { from, to });
  const $from = doc.resolve(selected.from);
  const mark = types.link.isInSet(empty ? $from.marks() : ($from.nodeAfter?.marks ?? []));
  const range = mark ? rangeOf(doc, selected.from, mark) : selected;
  return { ...range, words: doc.textBetween(range.from, range.to, ' '), address: String(mark?.attrs.href ?? '') };
}

/** Without an address the words stay and the link goes. */
export function writeLink(state: EditorState, { from, to, words, address }: LinkDraft): Transaction {
  const { tr, doc } = state;
  const shown = words.trim();
  const $from = doc.resolve(from);
  if (address && isPlainText(doc, { from, to })) rewrite(tr, withoutBlanks(doc, { from, to }), shown || address);
  // A picture can be a link, but shows no words. A rule, or the place before a table, can't.
  else if (address && !doc.textBetween(from, to) && (shown || !$from.parent.isTextblock)) {
    const link = schema.text(shown || address, [types.link.create({ href: address })]);
    return tr.insert(endOfBlock(doc.resolve(to)), types.paragraph.create(null, link)).scrollIntoView();
  }
  const end = tr.mapping.map(to);
  tr.removeMark(from, end, types.link);
  if (address) tr.addMark(from, end, types.link.create({ href: address }));
  return tr.scrollIntoView();
}

/** A double click takes the blank behind a word along. Ends of lines and blocks are blanks, too. */
export function withoutBlanks(doc: ModelNode, { from, to }: Range): Range {
  const isBlank = (at: number) =>
    doc.textBetween(at, at + 1, '', ({ type }) => (type === types.hardBreak ? '' : type.name)).trim() === '';
  while (from < to && isBlank(from)) from += 1;
  while (from < to && isBlank(to - 1)) to -= 1;
  return { from, to };
}

/** Words of one block: what else a range holds, no field of a dialog can show. */
function isPlainText(doc: ModelNode, { from, to }: Range): boolean {
  const $from = doc.resolve(from);
  let plain = $from.parent.isTextblock && $from.sameParent(doc.resolve(to));
  doc.nodesBetween(from, to, ({ isInline, isText }) => void (plain &&= isText || !isInline));
  return plain;
}

/** Replaces only what differs: the letters around it keep their marks, and new ones are marked like what they replace. */
export function rewrite(tr: Transaction, { from, to }: Range, words: string): void {
  const present = tr.doc.textBetween(from, to, '', ' ');
  const shorter = Math.min(present.length, words.length);
  let start = 0;
  while (start < shorter && present[start] === words[start]) start += 1;
  let end = 0;
  while (end < shorter - start && present.at(-end - 1) === words.at(-end - 1)) end += 1;
  const written = words.slice(start, words.length - end);
  const marks = tr.doc.nodeAt(Math.min(from + start, to - 1))?.marks;
  tr.replaceWith(from + start, to - end, written ? schema.text(written, marks) : []);
}

/** All that has the mark around a place, whatever other marks a part of it has. */
function rangeOf(doc: ModelNode, pos: number, mark: Mark): Range {
  const $pos = doc.resolve(pos);
  let run = { from: pos, to: pos };
  let found = run;
  $pos.parent.forEach((child, offset) => {
    if (!mark.isInSet(child.marks)) return;
    const start = $pos.start() + offset;
    run = { from: run.to === start ? run.from : start, to: start + child.nodeSize };
    if (run.from <= pos && pos <= run.to) found = run;
  });
  return found;
}
