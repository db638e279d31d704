import { isHeadingLine } from '@site/contracts';
import type { Node as ModelNode } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { serializeLines } from '../model/serialize-inline';
import { types } from '../model/types';

const key = new PluginKey<DecorationSet>('heading-lines');

/** Lines that the page makes headings look and read like headings here, and stay text. */
export const headingLines = (): Plugin<DecorationSet> =>
  new Plugin({
    key,
    state: {
      init: (_config, { doc }) => decorationsOf(doc),
      apply: (tr, present) => (tr.docChanged ? decorationsOf(tr.doc) : present),
    },
    props: { decorations: (state) => key.getState(state) },
  });

const look = { class: 'heading-line', role: 'heading', 'aria-level': '2' };

function decorationsOf(doc: ModelNode): DecorationSet {
  const decorations: Decoration[] = [];
  doc.forEach((block, offset) => {
    if (block.type !== types.paragraph || block.attrs.tagged) return;
    const headings = headingsIn(block);
    if (block.childCount > 0 && headings.length === 1 && headings[0]?.isWhole) {
      decorations.push(Decoration.node(offset, offset + block.nodeSize, look));
    } else {
      for (const heading of headings) decorations.push(...ofLine(block, offset + 1, heading));
    }
  });
  return DecorationSet.create(doc, decorations);
}

/**
 * The editor draws each run of equal marks as an element of its own. Only the first is a heading, with the words of all as
 * its name: a screen reader would else find as many headings as runs.
 */
function ofLine(paragraph: ModelNode, start: number, { from, to }: HeadingLine): Decoration[] {
  const runs: [from: number, to: number][] = [];
  paragraph.nodesBetween(from, to, (node, offset) => {
    runs.push([Math.max(from, offset), Math.min(to, offset + node.nodeSize)]);
  });
  const named = runs.length > 1 ? { ...look, 'aria-label': paragraph.textBetween(from, to) } : look;
  return runs.map(([first, end], index) =>
    Decoration.inline(start + first, start + end, index === 0 ? named : { class: look.class }),
  );
}

interface HeadingLine {
  from: number;
  to: number;
  isWhole: boolean;
}

const known = new WeakMap<ModelNode, HeadingLine[]>();

function headingsIn(paragraph: ModelNode): HeadingLine[] {
  const present = known.get(paragraph);
  if (present) return present;
  const found = mayHoldHeading(paragraph.textContent) ? findHeadings(paragraph) : [];
  known.set(paragraph, found);
  return found;
}

/** Cheap to ask at each key. */
const mayHoldHeading = (text: string): boolean => /(?:^|\n)\s*(?:\d+\. |Conclusion\s*(?:\n|$))/.test(text);

function findHeadings(paragraph: ModelNode): HeadingLine[] {
  const ends = [-1];
  paragraph.forEach((child, offset) => {
    if (child.type === types.hardBreak) ends.push(offset);
  });
  ends.push(paragraph.content.size);
  return serializeLines(paragraph.content).flatMap((line, index) =>
    isHeadingLine(line) ? [{ from: (ends[index] ?? 0) + 1, to: ends[index + 1] ?? 0, isWhole: ends.length === 2 }] : [],
  );
}
