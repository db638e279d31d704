import type { Fragment, Mark, Node as ModelNode } from 'prosemirror-model';
import { escapeAttribute } from '../../writing/html-text';
import { htmlAttributes } from './schema';

/** The lines of some text, each with whole tags: a mark that goes over a line end is closed there and opened again. */
export function serializeLines(content: Fragment): string[] {
  const lines = [''];
  let open: readonly Mark[] = [];
  const write = (text: string) => lines.push((lines.pop() ?? '') + text);
  const leave = (shared: readonly Mark[]) => {
    for (const mark of open.slice(shared.length).reverse()) write(`</${mark.type.name}>`.replace('link', 'a'));
    open = shared;
  };

  content.forEach((node) => {
    if (node.type.name === 'hard_break') {
      leave([]);
      lines.push('');
      return;
    }
    leave(open.slice(0, commonStart(open, node.marks)));
    for (const mark of node.marks.slice(open.length)) write(openingTag(mark.type.name, mark.attrs));
    open = node.marks;
    write(node.isText ? escapeText(node.text ?? '') : openingTag(node.type.name, node.attrs));
  });
  leave([]);
  // An ideographic space begins a paragraph, and stays.
  return lines.map((line) => line.replace(/^ +|(?<! ) +$/g, ''));
}

/** As one line, with tags for its breaks. */
export const serializeInline = (content: Fragment): string => serializeLines(content).join('<br>');

export function openingTag(type: string, attributes: ModelNode['attrs']): string {
  const name = { link: 'a', image: 'img', figure: 'img', ordered_list: 'ol' }[type] ?? type;
  const written = (htmlAttributes[type] ?? []).flatMap((each) =>
    typeof attributes[each] === 'string' ? ` ${each}="${escapeAttribute(attributes[each])}"` : [],
  );
  return `<${name}${written.join('')}>`;
}

/** Only what would mean something else is escaped: an author reads the source as well. */
const escapeText = (text: string): string =>
  text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/&(?![\s\d&.,;:]|$)/g, '&amp;')
    .replace(/<(?![\s\d=]|$)/g, '&lt;')
    .replaceAll('\u00a0', '&nbsp;');

function commonStart(one: readonly Mark[], other: readonly Mark[]): number {
  let count = 0;
  while (count < one.length && count < other.length && other[count] && one[count]?.eq(other[count] as Mark)) count += 1;
  return count;
}
