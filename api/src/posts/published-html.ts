import { contentHtml } from './content-html';

/** Of both texts together; when they are more, all are let go. */
const mostLetters = 4_000_000;
const known = new Map<string, string>();
let letters = 0;

/** `contentHtml`, remembered: the same content makes the same HTML, and to make it takes longer than to read a post. */
export function publishedHtml(content: string): string {
  const before = known.get(content);
  if (before !== undefined) return before;
  const html = contentHtml(content);
  letters += content.length + html.length;
  if (letters > mostLetters) {
    known.clear();
    letters = content.length + html.length;
  }
  known.set(content, html);
  return html;
}
