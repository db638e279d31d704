import { isHeadingLine } from '@site/contracts';
import type { Node as ModelNode } from 'prosemirror-model';
import { escapeHtml } from '../../writing/html-text';
import { openingTag, serializeInline, serializeLines } from './serialize-inline';

/** A block as content that the API makes the same block of. */
export function serializeBlock(node: ModelNode): string {
  switch (node.type.name) {
    case 'paragraph':
      return node.attrs.tagged ? `<p>${serializeInline(node.content)}</p>` : textLines(node);
    case 'heading':
      return `<h${node.attrs.level}>${serializeInline(node.content)}</h${node.attrs.level}>`;
    case 'blockquote':
      return quotation(node);
    case 'bullet_list':
      return `<ul>\n${children(node, item)}\n</ul>`;
    case 'ordered_list':
      return `${openingTag('ordered_list', node.attrs)}\n${children(node, item)}\n</ol>`;
    case 'code_block':
      return codeBlock(node);
    case 'horizontal_rule':
      return '<hr>';
    case 'figure':
      return figure(node);
    case 'table':
      return table(node);
    case 'island':
      return node.attrs.origin?.source ?? '';
    default:
      throw new Error(`A ${node.type.name} is no block`);
  }
}

/** A paragraph of lines. A line of nothing needs a tag: as a blank line it would end the paragraph. */
function textLines(node: ModelNode): string {
  const lines = serializeLines(node.content);
  if (lines.every((line) => line === '')) return '';
  let written = '';
  let begun = false;
  for (const [index, line] of lines.entries()) {
    if (index > 0)
      written += line !== '' && begun && !written.endsWith('<br>\n') && lines[index - 1] !== '' ? '\n' : '<br>';
    written += line;
    begun ||= line !== '';
  }
  return written;
}

const children = (node: ModelNode, write: (child: ModelNode) => string): string => node.children.map(write).join('\n');

/** Blocks within another: a paragraph without tags stands right behind the tag before it, and alone. */
function pieces(node: ModelNode): string {
  let written = '';
  for (const [index, child] of node.children.entries()) {
    const before = node.children[index - 1];
    const isBare = isUntagged(child) && !(before && isUntagged(before));
    if (isBare) written += serializeInline(child.content);
    else
      written +=
        (index > 0 ? '\n' : '') +
        (isUntagged(child) ? `<p>${serializeInline(child.content)}</p>` : serializeBlock(child));
  }
  return written;
}

const isUntagged = (node: ModelNode): boolean => node.type.name === 'paragraph' && !node.attrs.tagged;

function item(node: ModelNode): string {
  const inner = pieces(node);
  return node.childCount > 1 ? `<li>${inner}\n</li>` : `<li>${inner}</li>`;
}

function quotation(node: ModelNode): string {
  const lines = node.children.map(textLines);
  const untagged = node.children.filter(isUntagged).length;
  const areLines =
    node.children.every((child, index) => child.type.name === 'paragraph' && isPlainText(lines[index])) &&
    (untagged === 0 || (untagged > 1 && untagged === node.childCount));
  if (areLines) return `<blockquote>\n${lines.join('\n\n')}\n</blockquote>`;
  return `<blockquote>${pieces(node)}</blockquote>`;
}

const isPlainText = (text: string | undefined): boolean => Boolean(text) && !text?.split('\n').some(isHeadingLine);

function codeBlock(node: ModelNode): string {
  const text = escapeHtml(node.textContent);
  if (!node.attrs.bare) return `<pre><code>${text}</code></pre>`;
  // Readers of HTML leave out a first line that is blank.
  return `<pre>${text.startsWith('\n') ? '\n' : ''}${text}</pre>`;
}

function figure(node: ModelNode): string {
  const caption = serializeInline(node.content);
  const picture = openingTag('figure', node.attrs);
  return `<figure>${picture}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
}

function table(node: ModelNode): string {
  const rows = node.children.map((row) => `<tr>${row.children.map(cell).join('')}</tr>`);
  const isHead = node.attrs.head && node.firstChild?.children.every(({ type }) => type.name === 'table_header');
  if (!isHead) return `<table>\n${rows.join('\n')}\n</table>`;
  const [head, ...others] = rows;
  const body = others.length > 0 ? `<tbody>\n${others.join('\n')}\n</tbody>\n` : '';
  return `<table>\n<thead>\n${head}\n</thead>\n${body}</table>`;
}

function cell(node: ModelNode): string {
  const name = node.type.name === 'table_header' ? 'th' : 'td';
  // A span of one is none.
  const attributes = ['colspan', 'rowspan', 'scope'].map((each) => {
    const value = node.attrs[each];
    return value && value !== 1 ? ` ${each}="${value}"` : '';
  });
  return `<${name}${attributes.join('')}>${pieces(node)}</${name}>`;
}
