import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  newlineInCode,
  splitBlock,
} from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import { addRowAfter, goToNextCell } from 'prosemirror-tables';
import { types } from '../model/types';
import {
  isIn,
  toggleCode,
  toggleCodeBlock,
  toggleEm,
  toggleHeading,
  toggleList,
  toggleQuote,
  toggleStrong,
} from './commands';

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(types.hardBreak.create(), true).scrollIntoView());
  return true;
};

/** A caption goes on in a paragraph behind its picture, which can't be split. */
const leaveCaption: Command = ({ tr, selection: { $from, from, to } }, dispatch) => {
  if ($from.parent.type !== types.figure) return false;
  dispatch?.(
    tr
      .delete(from, to)
      .split(from, 1, [{ type: types.paragraph }])
      .scrollIntoView(),
  );
  return true;
};

/** Behind the last cell a table gets another row. */
const goToCellOrAddRow: Command = (state, dispatch, view) => {
  if (!isIn(state, types.table)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  addRowAfter(state, dispatch);
  return view ? goToNextCell(1)(view.state, dispatch) : true;
};

/** A second blank line at the end of code is the way out of it. */
const leaveCode: Command = (state, dispatch) => {
  const { $head, empty } = state.selection;
  const before = $head.parent.textContent;
  const isAtBlankLine = empty && before.endsWith('\n\n') && $head.parentOffset === before.length;
  return isAtBlankLine && exitCode(state, dispatch && ((tr) => dispatch(tr.delete($head.pos - 2, $head.pos))));
};

/** Below code that ends the text nothing is there that the caret could go to. */
const goBelowCode: Command = (state, dispatch, view) => {
  const { $head } = state.selection;
  const isLast = $head.end() + $head.depth === state.doc.content.size;
  return isLast && view?.endOfTextblock('down') === true && exitCode(state, dispatch);
};

const keys: Record<string, Command> = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  Backspace: undoInputRule,
  'Mod-b': toggleStrong,
  'Mod-i': toggleEm,
  'Mod-e': toggleCode,
  'Mod-Alt-2': toggleHeading(2),
  'Mod-Alt-3': toggleHeading(3),
  'Mod-Alt-c': toggleCodeBlock,
  'Mod-Shift-7': toggleList(types.orderedList),
  'Mod-Shift-8': toggleList(types.bulletList),
  'Mod-Shift-9': toggleQuote,
  Enter: chainCommands(
    leaveCaption,
    leaveCode,
    newlineInCode,
    splitListItem(types.listItem),
    createParagraphNear,
    liftListItem(types.listItem),
    liftEmptyBlock,
    splitBlock,
  ),
  'Shift-Enter': chainCommands(exitCode, insertBreak),
  'Mod-Enter': exitCode,
  ArrowDown: goBelowCode,
};

const tabKeys: Record<string, Command> = {
  Tab: chainCommands(goToCellOrAddRow, sinkListItem(types.listItem)),
  'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(types.listItem)),
};

/** Tab moves in lists and tables; after Escape it leaves the text, as everywhere else. */
function tabPlugin(): Plugin {
  let leaves = false;
  const tab = keymap(tabKeys);
  return new Plugin({
    props: {
      handleKeyDown(view, event) {
        if (event.key === 'Escape') leaves = true;
        else if (event.key === 'Tab') return !leaves && Boolean(tab.props.handleKeyDown?.call(tab, view, event));
        else if (event.key !== 'Shift') leaves = false;
        return false;
      },
    },
  });
}

export const keyPlugins = (): Plugin[] => [keymap(keys), tabPlugin(), keymap(baseKeymap)];
