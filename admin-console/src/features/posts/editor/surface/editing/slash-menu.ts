import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';

/** A slash that was just typed, with what has been typed behind it. */
export interface Slash {
  from: number;
  to: number;
  words: string;
}

interface SlashState {
  open: Slash | null;
  /** Where a menu was closed without a choice: the slash there stays text. */
  closedAt: number | null;
}

const key = new PluginKey<SlashState>('slash-menu');

/** Sees a slash at the start of a word while somebody types; one with a blank behind it is text, as in “and / or”. */
export const slashMenu = (): Plugin<SlashState> =>
  new Plugin<SlashState>({
    key,
    state: {
      init: (): SlashState => ({ open: null, closedAt: null }),
      apply: (tr, present, _old, state) => {
        const slash = slashAt(state);
        if (!slash) return { open: null, closedAt: null };
        if (tr.getMeta(key)) return { open: null, closedAt: slash.from };
        const isTyped = tr.docChanged ? tr.getMeta('paste') === undefined : present.open !== null;
        return { open: isTyped && present.closedAt !== slash.from ? slash : null, closedAt: present.closedAt };
      },
    },
  });

export const slashOf = (state: EditorState): Slash | null => key.getState(state)?.open ?? null;

export const closeSlash = ({ tr }: EditorState): Transaction => tr.setMeta(key, true);

function slashAt({ selection }: EditorState): Slash | null {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null;
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 24), $from.parentOffset, undefined, '\n');
  const [, words] = /(?:^|\s)\/((?:[\p{L}\d][\p{L}\d ]{0,19})?)$/u.exec(before) ?? [];
  return words === undefined ? null : { from: $from.pos - words.length - 1, to: $from.pos, words };
}
