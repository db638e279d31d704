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

  const joined = content.replace(ownParagraph, (html) => html.replace(/[ \t\r\n\f]+/g, ' '));
  for (const line of joined.split(/\r\n|\r|\n/)) {
    const opensOrIs = preformatted || isMarkup(line);
    if (opensOrIs || line.trim() === '' || isHeadingLine(line)) endParagraph();
    if (opensOrIs) html.push(line);
    else if (isHeadingLine(line)) html.push(`<h2>${trimBlanks(line)}</h2>`);
    else if (line.trim() !== '') paragraph.push(trimBlanks(line));
    preformatted = isPreformattedAfter(line, preformatted);
  }
  endParagraph();
  return html.join('\n');
}

/** Without the blanks at its ends that browsers ignore. An ideographic space begins a paragraph, and stays. */
const trimBlanks = (line: string): string => line.replace(/^[ \t\f]+|(?<![ \t\f])[ \t\f]+$/g, '');

const blockTag =
  /<\/?(?:address|article|aside|blockquote|caption|col|colgroup|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\s/>])/i;

const blankOrHeadingLine = /\n\s*(?:\n|\d+\. |Conclusion)/;

/** The author's own paragraph, as long as none of its lines is blank or would be a heading: any other element ends it. */
const ownParagraph = new RegExp(`<p\\b[^<>]*>(?:(?!${blockTag.source}|${blankOrHeadingLine.source})[^])*</p>`, 'gi');

/** Such as "1. First step", and the line "Conclusion". */
export const isHeadingLine = (line: string) => /^\d+\. \s*\S/.test(line) || line.trim() === 'Conclusion';

/** Whether a line is the author's own markup: it has a tag of a block, or nothing but comments. */
export const isMarkup = (line: string): boolean => blockTag.test(line) || onlyComments.test(line);

const onlyComments = /^(\s*<!--((?!-->).)*-->)+\s*$/;

/** Blank lines mean something else inside of pre, script and style. */
export function isPreformattedAfter(line: string, before: boolean): boolean {
  const tags = line.match(/<\/?(?:pre|script|style)(?=[\s/>])/gi);
  const last = tags?.at(-1);
  return last ? !last.startsWith('</') : before;
}
