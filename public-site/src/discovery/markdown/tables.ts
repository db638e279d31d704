import type TurndownService from 'turndown';

/** Tables as GitHub writes them: the first row is the head, and a cell is one line. */
export const tables = (service: TurndownService) =>
  service
    .addRule('tableCell', {
      filter: ['th', 'td'],
      replacement: (content, node) => {
        const columns = Number(node.getAttribute('colspan') ?? 1);
        return ` ${oneLine(content)} |${'  |'.repeat(Math.max(0, Math.min(columns, mostColumns) - 1))}`;
      },
    })
    .addRule('tableRow', {
      filter: 'tr',
      replacement: (content, node) =>
        `|${content}\n${isFirstRow(node) ? `|${' --- |'.repeat(columnsOf(content))}\n` : ''}`,
    })
    .addRule('tablePart', { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content })
    .addRule('tableCaption', { filter: 'caption', replacement: (content) => `**${oneLine(content)}**\n\n` })
    .addRule('table', { filter: 'table', replacement: (content) => `\n\n${content.trim()}\n\n` });

/** More than anybody reads, and than a wrong number in a post may ask for. */
const mostColumns = 50;

const oneLine = (content: string): string =>
  content
    .trim()
    .replace(/\\?\s*\n\s*/g, ' ')
    .replace(/\|/g, '\\|');

const columnsOf = (row: string): number => row.match(/(?<!\\)\|/g)?.length ?? 0;

/** Looks no further than the row's neighbours: a table may have thousands of rows. */
function isFirstRow(row: HTMLElement): boolean {
  const part = row.parentElement;
  if (row.previousElementSibling && row.previousElementSibling.nodeName !== 'CAPTION') return false;
  return (
    part?.nodeName === 'TABLE' || !part?.previousElementSibling || part.previousElementSibling.nodeName === 'CAPTION'
  );
}
