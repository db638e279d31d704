/**
 * HTML of a post's content before it is made safe: its lines are joined by line breaks, its blank lines part paragraphs,
 * and heading lines become headings. A line of the author's own markup stays as it is.
 */
export function markUpLines(content: string): string {
  const html: string[] = [];
  let paragraph: string[] = [];
  let preformatted = false;
  const endParagraph = () => {
    if (paragraph.length > 0) html.push(`<p>${paragraph.join('<br>')}</p>`);
    paragraph = [];
  };

  for (const { line } of linesOf(content)) {
    const opensOrIs = preformatted || isMarkup(line);
    if (opensOrIs || line.trim() === '' || isHeadingLine(line)) endParagraph();
    if (opensOrIs) html.push(line);
    else if (isHeadingLine(line)) html.push(`<h2>${line.trim()}</h2>`);
    else if (line.trim() !== '') paragraph.push(line.trim());
    preformatted = isPreformattedAfter(line, preformatted);
  }
  endParagraph();
  return html.join('\n');
}

const blockTag =
  /<\/?(?:address|article|aside|blockquote|caption|col|colgroup|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\s/>])/i;

/** Each attribute has a value: the `<` of a comparison in a text is no tag that goes on to the next `>`. */
const tag = /<[a-z][a-z\d]*(?:\s+[a-z][\w:-]*\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>=]+))+\s*\/?>/;

const blankOrHeadingLine = /(?:\r\n|\r(?!\n)|\n)(?:[ \t]*(?:[\r\n]|$)|\d+\. |[ \t]*Conclusion[ \t]*(?:[\r\n]|$))/;
const paragraphOrHeading = new RegExp(
  `<(p|h[1-6])(?=[\\s>])[^<>]*>(?:(?!${blockTag.source}|${blankOrHeadingLine.source})[^])*</\\2\\s*>`,
);

const lines = new RegExp(
  `(?!$)((?:${paragraphOrHeading.source}|${tag.source}|<|[^\\r\\n<]+)*)(\\r\\n|\\r|\\n|$)`,
  'gi',
);

/**
 * Each line and its end. A tag over several lines is part of one, and so is a paragraph or heading of the author's own, as
 * long as it has no line that would be a heading, or blank.
 */
export const linesOf = (content: string): { line: string; end: string }[] =>
  Array.from(content.matchAll(lines), ([, line = '', , end = '']) => ({ line, end }));

/** Such as "1. First step", and the line "Conclusion". */
export const isHeadingLine = (line: string) => /^\d+\. \s*\S/.test(line) || line.trim() === 'Conclusion';

/** Whether a line is the author's own markup: it has a tag of a block, or nothing but comments. */
export const isMarkup = (line: string): boolean => blockTag.test(line) || onlyComments.test(line);

const onlyComments = /^(?:\s*<!--(?:(?!-->).)*-->)+\s*$/;

/** Blank lines mean something else inside of pre, script and style. */
export function isPreformattedAfter(line: string, before: boolean): boolean {
  const tags = line.match(/<\/?(?:pre|script|style)(?=[\s/>])/gi);
  const last = tags?.at(-1);
  return last ? !last.startsWith('</') : before;
}
