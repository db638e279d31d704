import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Attrs, MarkType, Node as ModelNode, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, Selection } from 'prosemirror-state';
import { toggleHeader } from 'prosemirror-tables';
import { types } from '../model/types';
import { endOfBlock } from './pictures';

export const toggleStrong = toggleMark(types.strong);
export const toggleEm = toggleMark(types.em);
export const toggleCode = toggleMark(types.code);

/** Makes the blocks another kind, or plain text again, unless a picture would have no place in it. */
const toggleBlock =
  (type: NodeType, attributes?: Attrs): Command =>
  (state, dispatch) => {
    const next = isIn(state, type, attributes) ? types.paragraph : type;
    return !losesPicture(state, next) && setBlockType(next, attributes)(state, dispatch);
  };

export const toggleHeading = (level: number): Command => toggleBlock(types.heading, { level });

export const toggleCodeBlock = toggleBlock(types.codeBlock);

/** A figure is its picture; code is nothing but text. */
export function losesPicture({ doc, selection }: EditorState, type: NodeType): boolean {
  let loses = false;
  const hasImage = ({ children }: ModelNode) => children.some((child) => child.type === types.image);
  for (const { $from, $to } of selection.ranges)
    doc.nodesBetween($from.pos, $to.pos, (node) => {
      loses ||= node.type === types.figure || (type === types.codeBlock && hasImage(node));
    });
  return loses;
}

export const toggleQuote: Command = (state, dispatch) =>
  (isIn(state, types.blockquote) ? lift : wrapIn(types.blockquote))(state, dispatch);

/** Makes the blocks a list, its list one of the other kind, or its items text again. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const other = depthOf(state, type === types.bulletList ? types.orderedList : types.bulletList);
    if (depthOf(state, type) > other) return liftListItem(types.listItem)(state, dispatch);
    if (other === 0) return wrapInList(type)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(other), type));
    return true;
  };

export const insertRule: Command = (state, dispatch) => {
  if (!dispatch) return true;
  const { tr, selection } = state;
  const rule = types.rule.create();
  // Within a caption it would stand between two figures with the same picture.
  if (isIn(state, types.figure)) tr.insert(endOfBlock(selection.$to), rule);
  else tr.replaceSelectionWith(rule);
  dispatch(tr.scrollIntoView());
  return true;
};

/** A table with a head and two rows, its caret in the first cell. */
export const insertTable: Command = (state, dispatch) => {
  // Tables stand by themselves: behind the block of the caret, or in its place where it is empty.
  const { $from } = state.selection;
  if ($from.depth === 0 || isIn(state, types.table)) return false;
  if (!dispatch) return true;
  const cells = (type: NodeType) => [1, 2, 3].flatMap(() => type.createAndFill() ?? []);
  const rows = [types.headerCell, types.cell, types.cell].map((type) => types.row.create(null, cells(type)));
  const table = types.table.create({ head: true }, rows);
  const isEmpty = $from.depth === 1 && $from.parent.content.size === 0;
  const to = $from.after(1);
  const from = isEmpty ? $from.before(1) : to;
  const tr = state.tr.replaceWith(from, to, table);
  if (to === state.doc.content.size) tr.insert(from + table.nodeSize, types.paragraph.create());
  dispatch(tr.setSelection(Selection.near(tr.doc.resolve(from + 1))).scrollIntoView());
  return true;
};

/** Makes the first row of the table its head, or a row like the others. */
export const toggleHead: Command = (state, dispatch) => {
  const depth = depthOf(state, types.table);
  if (depth === 0) return false;
  const table = state.selection.$from.before(depth);
  return toggleHeader('row')(state, dispatch && ((tr) => dispatch(tr.setNodeAttribute(table, 'head', true))));
};

/** Whether the selection begins in a node of this kind. */
export const isIn = (state: EditorState, type: NodeType, attributes?: Attrs): boolean =>
  depthOf(state, type, attributes) > 0;

/** Depth of the innermost node of this kind that the selection begins in, or 0. */
function depthOf({ selection: { $from } }: EditorState, type: NodeType, attributes: Attrs = {}): number {
  const isMeant = (node: ModelNode) =>
    node.type === type && Object.entries(attributes).every(([name, value]) => node.attrs[name] === value);
  let { depth } = $from;
  while (depth > 0 && !isMeant($from.node(depth))) depth -= 1;
  return depth;
}

export function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, $from, to, empty } = selection;
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);
}
