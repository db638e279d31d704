import type { Node as ModelNode, ResolvedPos } from 'prosemirror-model';
import { type EditorState, NodeSelection, Selection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { types } from '../model/types';

/** A picture of the text, and its caption where it has one. */
export interface PictureAt {
  node: ModelNode;
  pos: number;
  alt: string;
  caption: string;
}

/** Asked of somebody who describes a picture. */
export interface PictureQuestion {
  picture: PictureAt;
  onWrite: (transactionOf: (state: EditorState) => Transaction) => void;
  onClose: () => void;
}

/** The picture that is selected, or whose caption the caret is in. */
export function pictureAt({ selection }: EditorState): PictureAt | undefined {
  const { $from } = selection;
  if (selection instanceof NodeSelection && isPicture(selection.node)) return at(selection.node, selection.from);
  const inFigure = $from.parent.type === types.figure;
  return inFigure ? at($from.parent, $from.before()) : undefined;
}

const isPicture = ({ type }: ModelNode): boolean => type === types.image || type === types.figure;

const at = (node: ModelNode, pos: number): PictureAt => ({
  ...{ node, pos },
  alt: node.attrs.alt ?? '',
  // A letter for each place, so that an index is a position; a field of one line shows breaks as blanks.
  caption: node.textBetween(0, node.content.size, '', ' '),
});

/** Selects what moves along with a picture that is dragged: its caption, or the block that it fills. */
export function selectDragged(view: EditorView, { target }: Event): void {
  if ((target as Element).localName !== 'img') return;
  const { doc, tr } = view.state;
  const $pos = doc.resolve(view.posAtDOM(target as Element, 0));
  const isWhole = $pos.parent.type === types.figure || $pos.parent.childCount === 1;
  view.dispatch(tr.setSelection(NodeSelection.create(doc, isWhole ? $pos.before() : $pos.pos)));
}

/** Puts the caret where something is dropped that comes into the text later, and leaves the drop to whoever takes it. */
export function selectDropped(view: EditorView, { clientX, clientY }: MouseEvent): true {
  const place = view.posAtCoords({ left: clientX, top: clientY });
  const { tr, doc } = view.state;
  if (place) view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))));
  return true;
}

/** Behind the block of the document that a place is in. */
export const endOfBlock = ($pos: ResolvedPos): number => ($pos.depth === 0 ? $pos.pos : $pos.after(1));

/**
 * Puts a picture behind the block of the caret; before it where the caret stands at its start, so that the next picture
 * follows; in its place where it is empty.
 */
export function insertPicture({ tr, selection, doc }: EditorState, src: string, alt: string): Transaction {
  const picture = types.paragraph.create(null, types.image.create({ src, alt }));
  const { $from, $to } = selection;
  const before = $from.depth === 0 ? $from.pos : $from.before(1);
  const isAtStart = Selection.near(doc.resolve(before)).eq(selection);
  // A figure is none: its text is the caption.
  const isEmpty = $from.depth === 1 && $from.parent.type !== types.figure && $from.parent.content.size === 0;
  const start = isAtStart ? before : endOfBlock($to);
  tr.replaceWith(start, isEmpty ? endOfBlock($to) : start, picture);
  const behind = start + picture.nodeSize;
  if (behind === tr.doc.content.size) tr.insert(behind, types.paragraph.create());
  return tr.setSelection(Selection.near(tr.doc.resolve(behind))).scrollIntoView();
}
