/** Lists of Word: paragraphs that say in a style of its own which list and level they are of, with their sign as text. */
export function gatherWordLists(root: DocumentFragment): void {
  const lists: Element[] = [];
  for (const paragraph of root.querySelectorAll<HTMLElement>(':is(p, h1, h2, h3)[data-style*="mso-list"]')) {
    const level = Number(/mso-list:[^;]*level(\d+)/i.exec(paragraph.getAttribute('data-style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const sign = paragraph.querySelector<HTMLElement>(
      '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]',
    );
    // Perhaps behind those of the levels above, as in 2.1, with or without a sign at its end.
    const number = /^(?=.*[.)])[(\s]*(?:\w{1,4}\.)*(\w{1,4})\b/s.exec(sign?.textContent ?? '')?.[1];
    const name = number ? 'ol' : 'ul';
    sign?.remove();
    if (/^h\d$/i.test(paragraph.localName)) continue;
    const follows = lists[0] !== undefined && paragraph.previousElementSibling === lists[0];
    lists.length = follows ? Math.min(lists.length, level) : 0;
    if (lists[level - 1]?.localName !== name) lists.length = Math.min(lists.length, level - 1);
    while (lists.length < level) openList(lists, paragraph, name);
    const list = lists.at(-1);
    // Behind a paragraph or a picture numbers go on.
    if (!list?.firstChild && Number(number) > 1) list?.setAttribute('start', String(number));
    const item = root.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list?.append(item);
    paragraph.remove();
  }
}

function openList(lists: Element[], before: Element, name: string): void {
  const list = before.ownerDocument.createElement(name);
  const outer = lists.at(-1);
  if (outer) (outer.lastElementChild ?? outer.appendChild(before.ownerDocument.createElement('li'))).append(list);
  else before.before(list);
  lists.push(list);
}
