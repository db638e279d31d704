import { harmless } from './harmless';

/** Cells as the programs would cut them whose list separator is another than the comma. */
const cellsOf = (text: string) => text.split(/[;\t\r\n]/);

const triggers = [
  '=',
  '+',
  '-',
  '@',
  '|',
  '\uFF1D',
  '\uFF0B',
  '\uFF0D',
  '\uFF20',
  '\uFF5C',
  '\uFE66',
  '\u207A',
  '\u2212',
];
const disguises = [
  '',
  ' ',
  '   ',
  '\u00A0',
  '\u3000',
  '"',
  "'",
  '`',
  ' "',
  '""',
  '\uFEFF',
  '\u200B',
  '\u0001',
  '\u202E',
  '\u00AD',
  '\u00AD\u2060',
  '\u034F',
  '\u115F',
  '\u3164',
  '\u2800',
  '\uFE0F',
  '\u{E0001}',
];
const places = ['', '\t', '\r', '\n', '\r\n', 'Hello;', 'Hello\t', 'Hello\r', 'Hello\n', 'Hello\n\n', ';;', '\t\t'];

describe('a cell of an exported table', () => {
  // ASVS 1.3.3
  it.each(triggers)('never starts with %s, however it is disguised and wherever a program may cut', (trigger) => {
    for (const place of places) {
      for (const disguise of disguises) {
        const cells = cellsOf(harmless(`${place}${disguise}${trigger}cmd|' /C calc'!A0`));
        // Before the disguise: a program may take the cell for a text that begins with it, or drop it.
        expect(cells.at(-1)).toBe(`'${disguise}${trigger}cmd|' /C calc'!A0`);
      }
    }
  });

  it.each(['\t', '\r', '\tx', '\r\nx'])('never starts with a tab or a carriage return: %j', (text) => {
    expect(harmless(text)).toBe(`'${text}`);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+44 20 7946 0000', "'+44 20 7946 0000"],
    ['Points:\n- one\n- two', "Points:\n'- one\n'- two"],
  ])('shows %j as text', (text, shown) => {
    expect(harmless(text)).toBe(shown);
  });

  it.each([
    '',
    'Ada',
    'ada@example.com',
    'a-b',
    '1 + 1 = 2',
    'Well - yes',
    '"Quoted", she said',
    "it's 5:30",
    'a | b',
    'soft\u00ADhyphen',
    '\u00ADsoft',
  ])('stays as it is when it is no formula: %j', (text) => {
    expect(harmless(text)).toBe(text);
  });

  it.each([' ', '\n', "'", '\n ', ' ;'])('takes no longer than its length deserves: many of %j', (unit) => {
    const long = unit.repeat(200_000);
    const began = performance.now();
    harmless(long);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
