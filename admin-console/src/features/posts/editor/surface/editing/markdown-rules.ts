import { InputRule, inputRules, wrappingInputRule } from 'prosemirror-inputrules';
import type { Attrs, MarkType, NodeType } from 'prosemirror-model';
import { type Plugin, TextSelection } from 'prosemirror-state';
import { readAddress } from '../../writing/links';
import { types } from '../model/types';
import { losesPicture } from './commands';

/** What stands between its signs at the caret gets a mark, and the signs go. */
function markRule(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, ({ tr, doc }, match, start, end) => {
    const words = match[2];
    if (!words || doc.rangeHasMark(start, end, types.code)) return null;
    const from = start + (match[1]?.length ?? 0);
    const content = from + match[0].slice(match[1]?.length).indexOf(words);
    tr.delete(content + words.length, end);
    tr.delete(from, content);
    tr.addMark(from, from + words.length, type.create());
    return tr.removeStoredMark(type);
  });
}

const linkRule = new InputRule(
  /\[([^[\]]+)\]\(([^()\s]+)\)$/,
  ({ tr, doc }, [, words = '', written = ''], start, end) => {
    const address = readAddress(written);
    if (!address || doc.rangeHasMark(start, end, types.code)) return null;
    tr.delete(start + 1 + words.length, end);
    tr.delete(start, start + 1);
    tr.addMark(start, start + words.length, types.link.create({ href: address }));
    return tr.removeStoredMark(types.link);
  },
);

/** Signs at its start make a block another kind, as the tools do. */
const blockRule = (pattern: RegExp, type: NodeType, attributesOf?: (match: RegExpMatchArray) => Attrs): InputRule =>
  new InputRule(pattern, (state, match, start, end) => {
    const { $from } = state.selection;
    const isPlace = $from.node(-1).canReplaceWith($from.index(-1), $from.indexAfter(-1), type);
    if (!isPlace || losesPicture(state, type)) return null;
    return state.tr.delete(start, end).setBlockType(start, start, type, attributesOf?.(match));
  });

/** Three signs on a line of their own become a rule, with a paragraph behind it to go on in. */
const ruleRule = new InputRule(/^(?:---|\*\*\*|___)$/, ({ tr, selection }) => {
  const { $from } = selection;
  const isLine = $from.depth === 1 && $from.parent.type === types.paragraph;
  if (!isLine || $from.parentOffset < $from.parent.content.size) return null;
  tr.replaceWith($from.before(), $from.after(), [types.rule.create(), types.paragraph.create()]);
  return tr.setSelection(TextSelection.create(tr.doc, $from.before() + 2));
});

/** Markdown while typing. A number with a period stays: as a heading it is a convention of the content. */
export const markdownRules = (): Plugin =>
  inputRules({
    rules: [
      blockRule(/^(#{1,3})\s$/, types.heading, ([, signs = '']) => ({ level: Math.max(2, signs.length) })),
      wrappingInputRule(/^\s*[-+*]\s$/, types.bulletList),
      wrappingInputRule(/^\s*1\)\s$/, types.orderedList),
      wrappingInputRule(/^\s*>\s$/, types.blockquote),
      blockRule(/^```$/, types.codeBlock),
      ruleRule,
      markRule(/(^|[\s(])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, types.strong),
      markRule(/(^|[\s(])\*([^*\s](?:[^*]*[^*\s])?)\*$/, types.em),
      markRule(/(^|[\s(])_([^_\s](?:[^_]*[^_\s])?)_$/, types.em),
      markRule(/(^|[\s(])`([^`]+)`$/, types.code),
      linkRule,
    ],
  });
