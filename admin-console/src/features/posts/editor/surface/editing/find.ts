import type { Node as ModelNode } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

interface Found {
  words: string;
  places: { from: number; to: number }[];
  /** Index of the place that is shown. */
  at: number;
}

const nothing: Found = { words: '', places: [], at: 0 };
const key = new PluginKey<Found>('find');

/** Marks all places of some words. */
export const find = (): Plugin<Found> =>
  new Plugin({
    key,
    state: {
      init: () => nothing,
      apply: (tr, present) => {
        const change = tr.getMeta(key) as Partial<Found> | undefined;
        if (!change && (!tr.docChanged || present.words === '')) return present;
        const words = change?.words ?? present.words;
        const places = tr.docChanged || words !== present.words ? placesOf(tr.doc, words) : present.places;
        return { words, places, at: Math.min(change?.at ?? present.at, Math.max(0, places.length - 1)) };
      },
    },
    props: {
      decorations: (state) => {
        const { places, at } = foundIn(state);
        const look = (index: number) => ({ class: index === at ? 'found found-now' : 'found' });
        return DecorationSet.create(
          state.doc,
          places.map(({ from, to }, index) => Decoration.inline(from, to, look(index))),
        );
      },
    },
  });

export const foundIn = (state: EditorState): Found => key.getState(state) ?? nothing;

/** Looks for words from the caret on; none end the search. */
export function lookFor(state: EditorState, words: string): Transaction {
  const places = placesOf(state.doc, words);
  const next = places.findIndex(({ to }) => to >= state.selection.from);
  const at = Math.max(0, next);
  return showPlace(state.tr.setMeta(key, { words, at }), places[at]);
}

/** Goes on to another of the places, round and round. */
export function goBy(state: EditorState, step: 1 | -1): Transaction {
  const { places, at } = foundIn(state);
  const next = (at + step + places.length) % Math.max(1, places.length);
  return showPlace(state.tr.setMeta(key, { at: next }), places[next]);
}

function showPlace(tr: Transaction, place: { from: number; to: number } | undefined): Transaction {
  return place ? tr.setSelection(TextSelection.create(tr.doc, place.from, place.to)).scrollIntoView() : tr;
}

function placesOf(doc: ModelNode, words: string): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = [];
  const wanted = lowerCase(words);
  if (wanted === '') return places;
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    // A letter for each place of the block, so that an index is a position.
    const text = lowerCase(node.textBetween(0, node.content.size, undefined, '\ufffc'));
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      places.push({ from: pos + 1 + at, to: pos + 1 + at + wanted.length });
    }
    return false;
  });
  return places;
}

/** As long as the text itself: in lower case İ alone would become two characters, an i and its dot. */
const lowerCase = (text: string): string => text.replaceAll('İ', 'i').toLowerCase();
