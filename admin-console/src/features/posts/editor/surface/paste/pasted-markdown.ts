import type { Slice } from 'prosemirror-model';
import { Plugin, PluginKey, type SelectionBookmark } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** Where each text belongs that is still being read. */
type Places = ReadonlyMap<object, SelectionBookmark>;

const key = new PluginKey<Places>('pasted-markdown');

/** Keeps the places of what is pasted while that is being read: the writing goes on meanwhile. */
export const pastePlaces = (): Plugin<Places> =>
  new Plugin<Places>({
    key,
    state: {
      init: () => new Map(),
      apply: (tr, present) => {
        const next = new Map([...present].map(([paste, place]) => [paste, place.map(tr.mapping)]));
        const change = tr.getMeta(key) as { paste: object; place?: SelectionBookmark } | undefined;
        if (change?.place) next.set(change.paste, change.place);
        else if (change) next.delete(change.paste);
        return next;
      },
    },
  });

/** Pastes what `read` resolves to where the selection is now; `plain` in its place where that fails. */
export async function pasteLater(view: EditorView, read: () => Promise<Slice>, plain: () => Slice): Promise<void> {
  const paste = {};
  view.dispatch(view.state.tr.setMeta(key, { paste, place: view.state.selection.getBookmark() }));
  const slice = await read().catch(plain);
  const { state, isDestroyed } = view;
  const place = key.getState(state)?.get(paste);
  if (isDestroyed || !place) return;
  const { tr, selection } = state;
  const isThere = place.resolve(tr.doc).eq(selection);
  tr.setSelection(place.resolve(tr.doc)).replaceSelection(slice).setMeta('paste', true).setMeta(key, { paste });
  // Whoever went on elsewhere stays there.
  if (!isThere) tr.setSelection(selection.getBookmark().map(tr.mapping).resolve(tr.doc));
  view.dispatch(isThere ? tr.scrollIntoView() : tr);
}
