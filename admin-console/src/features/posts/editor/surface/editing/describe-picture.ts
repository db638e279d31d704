import type { EditorState, Transaction } from 'prosemirror-state';
import { schema } from '../model/schema';
import { types } from '../model/types';
import { rewrite } from './links';
import type { PictureAt } from './pictures';

/** A picture with a caption is a figure, which stands by itself; without one it is part of a paragraph. */
export function describePicture(
  state: EditorState,
  { node, pos, caption: shown }: PictureAt,
  alt: string,
  caption: string,
): Transaction {
  const { tr, doc } = state;
  const isFigure = node.type === types.figure;
  const attributes = { ...node.attrs, alt, origin: null };
  const present = shown.trim();
  if (caption === present) return tr.setNodeMarkup(pos, undefined, attributes);
  if (isFigure && caption) {
    const from = pos + 1 + shown.indexOf(present);
    rewrite(tr.setNodeMarkup(pos, undefined, attributes), { from, to: from + present.length }, caption);
    return tr;
  }
  if (isFigure) {
    return tr.replaceWith(pos, pos + node.nodeSize, types.paragraph.create(null, types.image.create(attributes)));
  }
  const $pos = doc.resolve(pos);
  const isAlone = $pos.parent.type === types.paragraph && $pos.parent.childCount === 1;
  // A figure can be no link, its words can.
  const figure = types.figure.create(attributes, schema.text(caption, node.marks));
  if (isAlone) return tr.replaceWith($pos.before(), $pos.after(), figure);
  return tr.insert($pos.after(), figure).delete(pos, pos + node.nodeSize);
}
