import type { EditorState, Transaction } from 'prosemirror-state';
import { schema } from '../model/schema';
import { types } from '../model/types';
import type { PictureAt } from './pictures';

/** A picture with a caption is a figure, which stands by itself; without one it is part of a paragraph. */
export function describePicture(
  state: EditorState,
  { node, pos }: PictureAt,
  alt: string,
  caption: string,
): Transaction {
  const { tr, doc } = state;
  const isFigure = node.type === types.figure;
  const attributes = { ...node.attrs, alt, origin: null };
  if (isFigure && caption === node.textContent) return tr.setNodeMarkup(pos, undefined, attributes);
  if (isFigure && caption === '') {
    return tr.replaceWith(pos, pos + node.nodeSize, types.paragraph.create(null, types.image.create(attributes)));
  }
  const words = caption ? schema.text(caption) : undefined;
  if (isFigure) return tr.replaceWith(pos, pos + node.nodeSize, types.figure.create(attributes, words));
  if (caption === '') return tr.setNodeMarkup(pos, undefined, attributes);
  const $pos = doc.resolve(pos);
  const isAlone = $pos.parent.type === types.paragraph && $pos.parent.childCount === 1;
  const figure = types.figure.create(attributes, words);
  if (isAlone) return tr.replaceWith($pos.before(), $pos.after(), figure);
  return tr.insert($pos.after(), figure).delete(pos, pos + node.nodeSize);
}
