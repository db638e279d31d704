import type TurndownService from 'turndown';

/** Tables as GitHub writes them: the first row is the head, and a cell is one line. */
export const tables = (service: TurndownService) => {
  const parts = new WeakMap<Element, RowSpans>();
  service
    .addRule('tableCell', {
      filter: ['th', 'td'],
      replacement: (content, node) => {
        const columns = Math.min(spanOf(node, 'colspan'), mostColumns);
        const covered = spansAround(node.parentElement).addCell(columns, spanOf(node, 'rowspan'));
        return `${emptyCells(covered)} ${oneLine(content).replace(/\|/g, '\\|')} |${emptyCells(columns - 1)}`;
      },
    })
    .addRule('tableRow', {
      filter: 'tr',
      replacement: (content, node) => {
        const cells = content + emptyCells(spansAround(node).endRow());
        return `|${cells}\n${isFirstRow(node) ? `|${' --- |'.repeat(columnsOf(cells))}\n` : ''}`;
      },
    })
    .addRule('tablePart', { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content })
    .addRule('tableCaption', { filter: 'caption', replacement: (content) => `**${oneLine(content)}**\n\n` })
    .addRule('table', { filter: 'table', replacement: (content) => `\n\n${content.trim()}\n\n` });

  /** As in browsers, no cell reaches beyond its part of the table. */
  function spansAround(row: HTMLElement | null): RowSpans {
    const part = row?.parentElement;
    const spans = (part && parts.get(part)) ?? new RowSpans();
    if (part) parts.set(part, spans);
    return spans;
  }
};

/** More than anybody reads, and than a wrong number in a post may ask for. */
const mostColumns = 50;

/** Which columns of a row the cells of the rows above reach into. Cells and rows come in their order. */
class RowSpans {
  #rowsLeft = new Array<number>(mostColumns).fill(0);
  #column = 0;

  /** Takes the next free columns, and returns how many before them are covered from above. */
  addCell(columns: number, rows: number): number {
    const first = this.#column;
    while ((this.#rowsLeft[this.#column] ?? 0) > 0) this.#column += 1;
    const covered = this.#column - first;
    this.#rowsLeft.fill(rows, this.#column, this.#column + columns);
    this.#column += columns;
    return covered;
  }

  /** Returns how many columns follow the last cell, up to the last one covered from above. */
  endRow(): number {
    const covered = this.#rowsLeft.findLastIndex((rows) => rows > 0) + 1 - this.#column;
    this.#rowsLeft = this.#rowsLeft.map((rows) => rows - 1);
    this.#column = 0;
    return Math.max(0, covered);
  }
}

const spanOf = (cell: HTMLElement, name: 'colspan' | 'rowspan'): number =>
  Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '', 10) || 1);

const emptyCells = (count: number): string => '  |'.repeat(count);

/** What Markdown has on several lines, such as paragraphs and line breaks. */
export const oneLine = (content: string): string => content.trim().replace(/\\?\s*\n\s*/g, ' ');

const columnsOf = (row: string): number => row.match(/(?<!\\)\|/g)?.length ?? 0;

/** Looks no further than the row's neighbours: a table may have thousands of rows. */
function isFirstRow(row: HTMLElement): boolean {
  const part = row.parentElement;
  if (row.previousElementSibling && row.previousElementSibling.nodeName !== 'CAPTION') return false;
  return (
    part?.nodeName === 'TABLE' || !part?.previousElementSibling || part.previousElementSibling.nodeName === 'CAPTION'
  );
}
