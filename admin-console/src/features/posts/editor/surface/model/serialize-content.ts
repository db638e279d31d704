import { isHeadingLine, isMarkup } from '@site/contracts';
import type { Node as ModelNode } from 'prosemirror-model';
import { isUntouched, isUntouchedPair } from './parse-content';
import type { Origin } from './schema';
import { serializeBlock } from './serialize-block';

/** Nodes never change: what one was written as holds for as long as it is there. */
const written = new WeakMap<ModelNode, string>();

/** A document as the content of a post: to the letter as it was read, except for the blocks that were changed. */
export function serializeContent(doc: ModelNode): string {
  let content = '';
  let before: ModelNode | undefined;
  for (const block of doc.children) {
    const text = sourceOf(block);
    if (text === '') continue;
    if (before) content += gapBetween(before, block);
    content += text;
    before = block;
  }
  return `${doc.attrs.lead}${content}${doc.attrs.tail}`;
}

function sourceOf(block: ModelNode): string {
  const known = written.get(block);
  if (known !== undefined) return known;
  const text = isUntouched(block) ? (block.attrs.origin as Origin).source : serializeBlock(block);
  written.set(block, text);
  return text;
}

/** What stood behind the first block, as long as it keeps the two apart. */
function gapBetween(before: ModelNode, after: ModelNode): string {
  const gap = (before.attrs.origin as Origin | null)?.gap ?? '';
  return isUntouchedPair(before, after) || parts(gap, sourceOf(before), sourceOf(after)) ? gap : '\n\n';
}

/** Whether a gap keeps two blocks apart. */
function parts(gap: string, before: string, after: string): boolean {
  const ends = gap.match(/\r\n|\r|\n/g)?.length ?? 0;
  if (ends > 1) return true;
  const isTextBefore = isText(before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1));
  const isTextAfter = isText(/^[^\r\n]*/.exec(after)?.[0] ?? '');
  return ends === 1 && (!isTextBefore || !isTextAfter);
}

const isText = (line: string): boolean => !isMarkup(line) && !isHeadingLine(line);
