/** What makes a spreadsheet compute, full-width forms included. */
const trigger = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]';

/** What programs pass over before they look for a formula. No separator is among it, so a match costs linear time. */
const skipped = `[[\\s\\p{C}'"\`]--[\\t\\r\\n]]*`;

/** Start of the cell, or of what a program that expects another separator takes for one. */
const cellStart = '(?:^|[;\\t\\r\\n])';

const formula = new RegExp(`(${cellStart}${skipped})(?=${trigger})`, 'gv');

/** Puts an apostrophe where a spreadsheet would take text for a formula: every program shows such a cell as text. */
export function harmless(text: string): string {
  return text.replace(formula, "$1'").replace(/^(?=[\t\r])/, "'");
}
