import { type Command, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { lookFor } from '../features/posts/editor/surface/editing/find';
import { surfaceState } from '../features/posts/editor/surface/editing/surface-state';
import { parseContent } from '../features/posts/editor/surface/model/parse-content';
import { serializeContent } from '../features/posts/editor/surface/model/serialize-content';

/** An editor whose caret stands at the end of its text, with hands to use it. */
export function anEditor(content = '') {
  const state = surfaceState(parseContent(content));
  const view = new EditorView(null, { state });
  view.dispatch(state.tr.setSelection(TextSelection.atEnd(state.doc)));
  const type = (text: string) => {
    for (const letter of text) {
      if (letter === '\n') press('Enter');
      else {
        press(letter);
        const { from, to } = view.state.selection;
        const write = () => view.state.tr.insertText(letter, from, to);
        if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, write)))
          view.dispatch(write());
      }
    }
  };
  const press = (key: string, keys: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent('keydown', { key, ...keys });
    return Boolean(view.someProp('handleKeyDown', (handle) => handle(view, event)));
  };
  const run = (command: Command) => command(view.state, view.dispatch, view);
  const select = (words: string) => {
    view.dispatch(lookFor(view.state, words));
    view.dispatch(lookFor(view.state, ''));
  };
  return { view, type, press, run, select, written: () => serializeContent(view.state.doc) };
}
