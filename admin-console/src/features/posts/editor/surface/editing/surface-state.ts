import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import type { Node as ModelNode } from 'prosemirror-model';
import { EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { find } from './find';
import { headingLines } from './heading-lines';
import { keyPlugins } from './keys';
import { markdownRules } from './markdown-rules';
import { pastePlaces } from '../paste/pasted-markdown';
import { slashMenu } from './slash-menu';

/** `before`: what sees a key first. `last`: a state that another editor ended with, whose text and undo history go on. */
export function surfaceState(doc: ModelNode, before: Plugin[] = [], last?: EditorState | null): EditorState {
  const plugins = [
    ...before,
    markdownRules(),
    ...keyPlugins(),
    history(),
    gapCursor(),
    tableEditing(),
    headingLines(),
    slashMenu(),
    pastePlaces(),
    find(),
  ];
  // What other plugins knew, such as words that were found, ended with that editor.
  return last?.reconfigure({ plugins: [history()] }).reconfigure({ plugins }) ?? EditorState.create({ doc, plugins });
}

/** Puts another document in the place of the one that is there; it can be undone. */
export function replaceDocument({ tr, doc }: EditorState, next: ModelNode): Transaction {
  return tr
    .replaceWith(0, doc.content.size, next.content)
    .setDocAttribute('lead', next.attrs.lead)
    .setDocAttribute('tail', next.attrs.tail);
}
