/**
 * Characters that start a formula or call another program in a spreadsheet, in every Unicode form that is equivalent.
 */
const trigger = `[=+\\-@\\|\\uFF1D\\uFF0B\\uFF0D\\uFF20\\uFF5C\\uFE66\\uFE62\\uFE63\\uFE6B\\u207C\\u208C\\u207A\\u208A\\uFB29\\u207B\\u208B\\u2212]`;

/**
 * What programs pass over, drop or show as nothing before a formula: blanks, quotes, control and format characters,
 * marks, and letters without a shape. No separator is among it, so a match costs linear time.
 */
const skipped = `[[\\s\\p{C}\\p{M}\\p{Default_Ignorable_Code_Point}\\u2800'"\`]--[\\t\\r\\n]]*`;

/** Start of the cell, or of what a program with another separator takes for one. */
const cellStart = '(?:^|[;\\t\\r\\n])';

const formula = new RegExp(`(${cellStart})(?=${skipped}${trigger})`, 'gv');

/**
 * Puts an apostrophe before text that a spreadsheet would take for a formula: every program shows such a cell as text.
 */
export function harmless(text: string): string {
  return text.replace(formula, "$1'").replace(/^(?=[\t\r])/, "'");
}
