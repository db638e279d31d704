import { inertHtml } from '../model/parse-content';
import { renameForbiddenAttributes } from '../model/policy-attributes';
import { flattenBlocks } from './flatten-blocks';
import { marksFromStyles } from './marks-from-styles';
import { gatherWordLists } from './word-lists';

interface CleanHtml {
  html: string;
  /** Addresses of pictures of other places, which would not be ours to show. */
  foreignPictures: string[];
}

const junk =
  'script, style, meta, link, title, xml, noscript, template, button, input, select, textarea, svg, math, object, embed, audio, canvas, nav, [hidden], [aria-hidden=true], .mw-editsection, sup.reference, [data-style*="mso-hide:all"]';

/** HTML of a clipboard without what programs add to it: structure and words stay, looks and leftovers go. */
export function cleanHtml(html: string): CleanHtml {
  const body = html.replace(/<!\[if[^>]*>|<!\[endif\]>/g, '').replace(/^[\s\S]*<body[^>]*>|<\/body>[\s\S]*$/gi, '');
  const root = inertHtml(renameForbiddenAttributes(body));
  removeComments(root);
  gatherWordLists(root);
  for (const element of root.querySelectorAll<HTMLElement>('*')) if (isHidden(element)) element.remove();
  codeOfEditors(root);
  const foreignPictures = keepOwnPictures(root);
  for (const element of root.querySelectorAll('iframe, video')) replaceByLink(element);
  marksFromStyles(root);
  flattenBlocks(root);
  for (const link of root.querySelectorAll('a')) cleanLink(link);
  headingsBelowTitle(root);
  for (const element of root.querySelectorAll('*')) keepAttributes(element);
  const holder = root.ownerDocument.createElement('div');
  holder.append(root);
  return { html: holder.innerHTML, foreignPictures };
}

/** `NodeFilter.SHOW_COMMENT` */
const showComments = 128;

function removeComments(root: DocumentFragment): void {
  const comments = root.ownerDocument.createNodeIterator(root, showComments);
  let comment: Node | null;
  while ((comment = comments.nextNode())) (comment as Comment).remove();
}

const isHidden = (element: HTMLElement): boolean =>
  element.matches(junk) ||
  element.localName.startsWith('o:') ||
  /display:\s*none/i.test(element.getAttribute('data-style') ?? '');

/** Editors of code copy a block for each line. */
function codeOfEditors(root: DocumentFragment): void {
  for (const block of root.querySelectorAll<HTMLElement>('div')) {
    const style = block.getAttribute('data-style') ?? '';
    if (!/white-space:\s*pre/i.test(style) || !/mono|consolas|courier|menlo/i.test(style)) continue;
    const pre = root.ownerDocument.createElement('pre');
    const code = pre.appendChild(root.ownerDocument.createElement('code'));
    code.textContent = [...block.childNodes]
      .map(({ textContent, nodeName }) => (nodeName === 'BR' ? '' : textContent))
      .join('\n');
    block.replaceWith(pre);
  }
}

function keepOwnPictures(root: DocumentFragment): string[] {
  const foreign: string[] = [];
  for (const picture of root.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? '';
    const path = pathHere(address);
    if (path) picture.setAttribute('src', path);
    else {
      foreign.push(address);
      const figure = picture.closest('figure');
      picture.remove();
      if (figure && !figure.querySelector('img')) figure.replaceWith(...figure.childNodes);
    }
  }
  return foreign;
}

/** A video that a page shows in a frame is a link here. */
function replaceByLink(frame: Element): void {
  const [, id] =
    /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(frame.getAttribute('src') ?? '') ?? [];
  if (!id) return frame.remove();
  const paragraph = frame.ownerDocument.createElement('p');
  const link = paragraph.appendChild(frame.ownerDocument.createElement('a'));
  link.href = `https://www.youtube.com/watch?v=${id}`;
  link.textContent = frame.getAttribute('title') ?? link.href;
  frame.replaceWith(paragraph);
}

/**
 * Addresses of this site are paths; those that a search engine or a document program counts clicks with lead on. A place
 * of the document, such as a footnote, stays behind with it, and no link without an address: chapters of a page have other
 * names.
 */
function cleanLink(link: HTMLAnchorElement): void {
  const written = (link.getAttribute('href') ?? '').replace(/^#(?:ftnt|sd\w+note|.*[_.=]).*/, '');
  const counted = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(written)?.[1];
  const address = counted ? decodeURIComponent(counted) : written;
  link.setAttribute('href', pathHere(address) ?? address);
}

/** The path of an address of this site; none for that of another. */
export function pathHere(address: string): string | undefined {
  const path = address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address;
  return /^\/(?![/\\])/.test(path) ? path : undefined;
}

/** A page has its first heading: the title. */
function headingsBelowTitle(root: DocumentFragment): void {
  const shift = root.querySelector('h1') ? 1 : 0;
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(6, Number(heading.localName.slice(1)) + shift);
    const renamed = root.ownerDocument.createElement(`h${level}`);
    renamed.append(...heading.childNodes);
    heading.replaceWith(renamed);
  }
}

const allowed: Record<string, string[]> = {
  a: ['href'],
  img: ['src', 'alt'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  ol: ['start'],
};

function keepAttributes(element: Element): void {
  for (const { name } of [...element.attributes]) {
    if (!allowed[element.localName]?.includes(name)) element.removeAttribute(name);
  }
}
