import path from 'node:path';
import { anchors, links } from './markdown';
import { isPlace, read } from './workspace';

/** Links of a document to files or headings that do not exist. */
export const brokenLinks = (document: string, text = read(document)): string[] =>
  links(text).filter((link) => !leadsSomewhere(document, text, link));

function leadsSomewhere(document: string, text: string, link: string): boolean {
  const [name = '', anchor] = link.split('#');
  const target = name === '' ? document : path.posix.join(path.posix.dirname(document), decodeURIComponent(name));
  if (!isPlace(target)) return false;
  return anchor === undefined || anchors(target === document ? text : read(target)).includes(anchor);
}
