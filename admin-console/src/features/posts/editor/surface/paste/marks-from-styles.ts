/** What a style makes of words, as the element that means it. */
const meanings: [element: string, style: RegExp][] = [
  ['strong', /(?<!-)font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /(?<!-)font-style:\s*italic/i],
  ['s', /text-decoration(?:-line)?:[^;]*line-through/i],
  ['sup', /vertical-align:\s*super/i],
  ['sub', /vertical-align:\s*sub(?!\w)/i],
  ['code', /font-family:[^;]*(?:courier|consolas|menlo|mono)/i],
];

/** Makes elements of styles, and takes away elements whose style says the opposite of what they are. */
export function marksFromStyles(root: DocumentFragment): void {
  for (const element of root.querySelectorAll<HTMLElement>('b, strong, i, em')) {
    if (/(?<!-)font-(?:weight|style):\s*(?:normal|400)/i.test(styleOf(element))) unwrap(element);
  }
  for (const element of root.querySelectorAll<HTMLElement>('span, font')) {
    const found = meanings.filter(([, style]) => style.test(styleOf(element))).map(([name]) => name);
    const isHeading = element.closest('h1, h2, h3, h4, h5, h6, th, pre, code') !== null;
    for (const name of found) if (!isHeading || name === 'em') wrapContent(element, name);
    unwrap(element);
  }
  // A heading and the head of a table are bold by themselves, and what is underlined is most often a link.
  for (const element of root.querySelectorAll<HTMLElement>(':is(h1, h2, h3, h4, th) :is(b, strong), u, a:not([href])'))
    unwrap(element);
}

const styleOf = (element: HTMLElement): string => element.getAttribute('data-style') ?? '';

function wrapContent(element: HTMLElement, name: string): void {
  const mark = element.ownerDocument.createElement(name);
  mark.append(...element.childNodes);
  element.append(mark);
}

function unwrap(element: HTMLElement): void {
  element.replaceWith(...element.childNodes);
}
