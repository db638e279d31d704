const blockNames =
  'address, article, aside, blockquote, center, details, div, dl, dd, dt, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, ol, p, pre, section, summary, table, ul';

/** Paragraphs are `p`, lists stand in items, blank lines and boxes go. */
export function flattenBlocks(root: DocumentFragment): void {
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    // Document programs put a list beside the item that it belongs to.
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
  }
  for (const box of [
    ...root.querySelectorAll(
      'div, section, article, main, aside, header, footer, center, details, dl, dt, dd, summary',
    ),
  ].reverse())
    unbox(box);
  if (root.querySelector('br')) gatherLooseWords(root);
  for (const paragraph of root.querySelectorAll('p')) partAtBlankLines(paragraph);
  tidyBlanks(root);
  for (const line of root.querySelectorAll('br')) if (isLoneBreak(line)) line.remove();
  for (const block of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, blockquote'))
    if (isEmpty(block)) block.remove();
  for (const paragraph of root.querySelectorAll(
    'li > p:only-child, td > p:only-child, th > p:only-child, li > p:first-child',
  ))
    paragraph.replaceWith(...paragraph.childNodes);
  for (const table of root.querySelectorAll('table')) headOf(table);
}

/** A box of blocks goes; one of words is a paragraph. */
function unbox(box: Element): void {
  if (box.querySelector(blockNames) || box.closest('li, td, th') === box.parentElement) {
    const ownWords = [...box.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    if (!ownWords || box.querySelector(blockNames)) return box.replaceWith(...box.childNodes);
  }
  const paragraph = box.ownerDocument.createElement('p');
  paragraph.append(...box.childNodes);
  box.replaceWith(paragraph);
}

/** Words beside blocks, and those with breaks, are paragraphs too. */
function gatherLooseWords(root: DocumentFragment): void {
  let paragraph: Element | undefined;
  for (const node of [...root.childNodes]) {
    if (node.nodeType === Node.ELEMENT_NODE && (node as Element).matches(blockNames)) paragraph = undefined;
    else {
      paragraph ??= root.insertBefore(root.ownerDocument.createElement('p'), node);
      paragraph.append(node);
    }
  }
}

/** Two breaks in a row were meant as the end of a paragraph. */
function partAtBlankLines(paragraph: Element): void {
  const parts: Node[][] = [[]];
  let breaks: Node[] = [];
  for (const node of [...paragraph.childNodes]) {
    if (node.nodeName === 'BR') {
      breaks.push(node);
      continue;
    }
    if (breaks.length > 0 && !node.textContent?.trim() && node.nodeType === Node.TEXT_NODE) continue;
    if (breaks.length > 1) parts.push([]);
    else parts.at(-1)?.push(...breaks);
    breaks = [];
    parts.at(-1)?.push(node);
  }
  if (parts.length === 1) return;
  const paragraphs = parts.map((nodes) => {
    const part = paragraph.ownerDocument.createElement('p');
    part.append(...nodes);
    return part;
  });
  paragraph.replaceWith(...paragraphs);
}

/** Blanks that a program put in to keep its own apart are blanks like any other. */
function tidyBlanks(root: DocumentFragment): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.parentElement?.closest('pre')) continue;
    const text = node.nodeValue ?? '';
    node.nodeValue = text
      .replace(/[\u00a0\s]*(?:\s\u00a0|\u00a0\s)[\u00a0\s]*|^\u00a0+|\u00a0+$/g, ' ')
      .replace(/[\u200b\ufeff]/g, '');
  }
}

/** Between blocks, or at the end of one. */
function isLoneBreak(line: Element): boolean {
  const isBlock = (node: Element | null) => node?.matches(blockNames) ?? false;
  const parent = line.parentElement;
  if (!parent || isBlock(line.previousElementSibling) || isBlock(line.nextElementSibling)) return true;
  return parent.matches(blockNames) && !line.nextSibling;
}

const isEmpty = (block: Element): boolean => !block.textContent?.trim() && !block.querySelector('img, table, hr');

/** A first row of head cells is a head. */
function headOf(table: HTMLTableElement): void {
  for (const part of table.querySelectorAll('colgroup, col, caption')) part.remove();
  const [first] = table.rows;
  if (!first || table.tHead || [...first.cells].some(({ localName }) => localName !== 'th')) return;
  table.createTHead().append(first);
}
