import { isMarkup, markUpLines } from '@site/contracts';
import { DOMParser as ModelParser, type Node as ModelNode } from 'prosemirror-model';
import { TableMap } from 'prosemirror-tables';
import { canonical } from './canonical';
import { hasForbiddenAttributes } from './policy-attributes';
import { type Origin, schema } from './schema';
import { serializeBlock } from './serialize-block';
import { splitContent } from './split-content';

const parser = ModelParser.fromSchema(schema);

/** Blocks as they were read, to tell whether they have been changed since. */
const readFrom = new WeakMap<Origin, ModelNode>();
/** What followed a block in the content. */
const followers = new WeakMap<Origin, Origin>();

/** The content of a post as a document. What the surface can't show without loss is an island. */
export function parseContent(content: string): ModelNode {
  const { lead, blocks } = splitContent(content);
  const last = blocks.at(-1);
  const tail = last?.gap ?? '';
  if (last) last.gap = '';
  for (const [index, block] of blocks.entries()) if (index > 0) followers.set(blocks[index - 1] as Origin, block);
  const nodes = blocks.map(readBlock);
  return schema.node('doc', { lead, tail }, nodes.length > 0 ? nodes : [schema.node('paragraph')]);
}

/** Whether a block is still as it was read. */
export function isUntouched(block: ModelNode): boolean {
  const origin = block.attrs.origin as Origin | null;
  const read = origin && readFrom.get(origin);
  return Boolean(read && (read === block || read.eq(block)));
}

/** Whether two blocks stand as they were read, one behind the other. */
export function isUntouchedPair(one: ModelNode, other: ModelNode): boolean {
  return isUntouched(one) && isUntouched(other) && followers.get(one.attrs.origin) === other.attrs.origin;
}

function readBlock(origin: Origin): ModelNode {
  const marked = markUpLines(origin.source);
  const node =
    (hasForbiddenAttributes(marked) ? undefined : showable(inertHtml(marked), origin)) ??
    schema.node('island', { origin });
  readFrom.set(origin, node);
  return node;
}

/** The block that shows the same, whatever becomes of it: written anew it has to mean what it meant. */
function showable(html: DocumentFragment, origin: Origin): ModelNode | undefined {
  const node = isMarkup(origin.source) ? markupNode(html) : lineNode(html);
  if (!node || hasBrokenTable(node)) return undefined;
  const rewritten = inertHtml(markUpLines(serializeBlock(node)));
  if (canonical(rewritten) !== canonical(html)) return undefined;
  return node.type.create({ ...node.attrs, origin }, node.content);
}

function markupNode(html: DocumentFragment): ModelNode | undefined {
  const { content } = parser.parse(html, { topNode: schema.topNodeType.create() });
  return content.childCount === 1 ? (content.firstChild ?? undefined) : undefined;
}

/** Lines of text, which `markUpLines` has made a paragraph or a heading. */
function lineNode(html: DocumentFragment): ModelNode | undefined {
  const [element, ...others] = html.children;
  if (!element || others.length > 0) return undefined;
  return parser.parse(element, { topNode: schema.node('paragraph') });
}

/** Cells that overlap or are missing would be put right at the first change. */
function hasBrokenTable(node: ModelNode): boolean {
  return node.type === schema.nodes.table && TableMap.get(node).problems !== null;
}

/** In a template of a document without a window nothing runs and nothing is fetched. */
const inertDocument = document.implementation.createHTMLDocument();

export function inertHtml(html: string): DocumentFragment {
  const template = inertDocument.createElement('template');
  template.innerHTML = html;
  return template.content;
}
