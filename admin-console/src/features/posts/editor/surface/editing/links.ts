import type { Mark } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import type { LinkDraft } from '../../writing/links';
import { schema } from '../model/schema';
import { types } from '../model/types';

/** The link at the selection, or the selected words that can become one. */
export function linkAt({ doc, selection }: EditorState): LinkDraft {
  const { $from, from, to, empty } = selection;
  const mark = types.link.isInSet(empty ? $from.marks() : ($from.nodeAfter?.marks ?? []));
  if (!mark) return { from, to, words: doc.textBetween(from, to, ' '), address: '' };
  const range = rangeOf(selection, mark);
  return { ...range, words: doc.textBetween(range.from, range.to, ' '), address: String(mark.attrs.href) };
}

/** Without an address the words stay and the link goes. */
export function writeLink(state: EditorState, { from, to, words, address }: LinkDraft): Transaction {
  const { tr, doc } = state;
  const shown = words.trim() || address;
  if (address && shown !== doc.textBetween(from, to, ' ')) {
    const marks = doc.resolve(from).marksAcross(doc.resolve(to)) ?? [];
    tr.replaceWith(from, to, schema.text(shown, types.link.removeFromSet(marks)));
  }
  const end = tr.mapping.map(to);
  tr.removeMark(from, end, types.link);
  if (address) tr.addMark(from, end, types.link.create({ href: address }));
  return tr.scrollIntoView();
}

function rangeOf({ $from }: EditorState['selection'], mark: Mark): { from: number; to: number } {
  const parent = $from.parent;
  let [from, to] = [$from.pos, $from.pos];
  parent.forEach((child, offset) => {
    const start = $from.start() + offset;
    if (!mark.isInSet(child.marks)) return;
    if (start <= to && start + child.nodeSize >= from)
      [from, to] = [Math.min(from, start), Math.max(to, start + child.nodeSize)];
  });
  return { from, to };
}
