import type { Slice } from 'prosemirror-model';
import { Plugin, PluginKey, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

interface Place {
  from: number;
  to: number;
}

/** Where each text stands that is still being read. */
type Places = ReadonlyMap<object, Place>;

const key = new PluginKey<Places>('pasted-markdown');

/** Knows the places of what is pasted while that is being read: the writing goes on meanwhile. */
export const pastePlaces = (): Plugin<Places> =>
  new Plugin<Places>({
    key,
    state: {
      init: () => new Map(),
      apply: (tr, present) => {
        // What is written at its edges is not part of it.
        const moved = ({ from, to }: Place) => ({ from: tr.mapping.map(from), to: tr.mapping.map(to, -1) });
        const next = new Map([...present].map(([paste, place]) => [paste, moved(place)]));
        const change = tr.getMeta(key) as { paste: object; place?: Place } | undefined;
        if (change?.place) next.set(change.paste, change.place);
        else if (change) next.delete(change.paste);
        return next;
      },
    },
  });

/** Pastes plain text at once, so that it can't be lost, and puts what `read` resolves to in its place. */
export async function pasteAndRead(view: EditorView, plain: Slice, read: () => Promise<Slice>): Promise<void> {
  const paste = {};
  const { from, to } = view.state.selection;
  const pasting = view.state.tr.replaceSelection(plain).setMeta('paste', true).scrollIntoView();
  const place = { from: pasting.mapping.map(from, -1), to: pasting.mapping.map(to) };
  const pasted = pasting.doc.slice(place.from, place.to);
  view.dispatch(pasting.setMeta(key, { paste, place }));
  const slice = await read().catch(() => undefined);
  const present = key.getState(view.state)?.get(paste);
  if (view.isDestroyed || !slice || !present) return;
  const { tr, doc, selection } = view.state;
  // Whoever has changed it meanwhile goes on with what they see.
  if (!doc.slice(present.from, present.to).eq(pasted)) return;
  const isThere = selection.empty && selection.to === present.to;
  tr.setSelection(TextSelection.between(doc.resolve(present.from), doc.resolve(present.to)));
  tr.replaceSelection(slice).setMeta('paste', true).setMeta(key, { paste });
  // Whoever went on elsewhere stays there.
  if (!isThere) tr.setSelection(selection.getBookmark().map(tr.mapping).resolve(tr.doc));
  view.dispatch(isThere ? tr.scrollIntoView() : tr);
}
