import type { MeasuredPage } from './measure-page';

const columns = [
  ['perf', 5],
  ['a11y', 5],
  ['best', 5],
  ['seo', 5],
  ['LCP s', 7],
  ['TBT ms', 7],
  ['CLS', 6],
  ['JS KB', 7],
] as const;
const pathWidth = 36;

export const tableHead = row(
  'page',
  columns.map(([name]) => name),
);

export function tableRow(path: string, { scores, lcpMs, tbtMs, cls, scriptBytes }: MeasuredPage): string {
  return row(path, [
    `${scores.performance}`,
    `${scores.accessibility}`,
    `${scores['best-practices']}`,
    `${scores.seo}`,
    (lcpMs / 1000).toFixed(2),
    tbtMs.toFixed(0),
    cls.toFixed(3),
    (scriptBytes / 1024).toFixed(1),
  ]);
}

function row(path: string, cells: string[]): string {
  return path.padEnd(pathWidth) + cells.map((cell, index) => cell.padStart(columns[index]?.[1] ?? 0)).join('');
}
