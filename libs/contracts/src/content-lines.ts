/**
 * HTML of a post's content before it is made safe: its lines are joined by line breaks, its blank lines part paragraphs,
 * and heading lines become headings. Lines of the author's own markup stay as they are, as do those
 * that go on with its p, heading or the like.
 */
export function markUpLines(content: string): string {
  const html: string[] = [];
  let paragraph: string[] = [];
  let open = '';
  const endParagraph = () => {
    if (paragraph.length > 0) html.push(`<p>${paragraph.join('<br>')}</p>`);
    paragraph = [];
  };

  for (const [, line = ''] of linesOf(content)) {
    const opensOrIs = open !== '' || isMarkup(line);
    if (opensOrIs || line.trim() === '' || isHeadingLine(line)) endParagraph();
    if (opensOrIs) html.push(line);
    else if (isHeadingLine(line)) html.push(`<h2>${line.trim()}</h2>`);
    else if (line.trim() !== '') paragraph.push(line.trim());
    open = openAfter(line, open);
  }
  endParagraph();
  return html.join('\n');
}

/** Each line and its end. A tag that is written over several lines stays in one piece. */
export const linesOf = (content: string) =>
  content.matchAll(/(?!$)((?:<\/?[a-z][^<>]*>|<|[^\r\n<]+)*)(\r\n|\r|\n|$)/gi);

/** Such as "1. First step", and the line "Conclusion". */
export const isHeadingLine = (line: string) => /^\d+\. \s*\S/.test(line) || line.trim() === 'Conclusion';

/** Whether a line is the author's own markup: it has a tag of a block, or nothing but comments. */
export const isMarkup = (line: string): boolean => line.search(blockTag) >= 0 || onlyComments.test(line);

const onlyComments = /^(?:\s*<!--(?:(?!-->).)*-->)+\s*$/;

const blockTag =
  /<(\/?)(address|article|aside|blockquote|caption|col|colgroup|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\s/>])/gi;

const preformatted = /^(?:pre|script|style)$/;
const withoutParagraphs = /^(?:caption|dt|h[1-6]|p|pre|script|style)$/;

/** The element that a line leaves open, if lines in it are no paragraphs of their own; else nothing. */
export function openAfter(line: string, before: string): string {
  // Blank lines part paragraphs, and mean something else inside of pre, script and style.
  let open = line.trim() || preformatted.test(before) ? before : '';
  for (const [, end, tag = ''] of line.matchAll(blockTag)) {
    const name = tag.toLowerCase();
    if (preformatted.test(open) && !(end && name === open)) continue;
    open = !end && withoutParagraphs.test(name) ? name : '';
  }
  return open;
}
