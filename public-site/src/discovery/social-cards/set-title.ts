import { setHeadline, type SetHeadline } from './headline';
import { column, leading, tracking } from './sheet';

/** How wide each letter is that a headline can be set in, as a share of the letters' size. */
export type LetterWidths = Record<string, number>;

const sizes = [60, 54, 48, 42, 36, 32];
const smallest = Math.min(...sizes);
const most = Math.floor(column.height / (smallest * leading));

/** Whether the typeface has each letter of a text. */
export const canBeSet = (text: string, widths: LetterWidths): boolean =>
  Array.from(text).every((letter) => Object.hasOwn(widths, letter));

/** Sets whatever an editor has written into a column. Undefined where the typeface lacks one of its letters. */
export function setTitle(title: string, width: number, widths: LetterWidths): SetHeadline | undefined {
  const text = title.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (text === '' || !canBeSet(text, widths)) return undefined;
  const measure = (text: string, size: number) =>
    Array.from(text).reduce((sum, letter) => sum + ((widths[letter] ?? 0) + tracking) * size, 0);
  const fits = (text: string) => measure(text, smallest) <= width;
  const set = setHeadline(breakWords(text, fits), '', { width, height: column.height, leading, sizes }, measure);
  if (set.lines.length <= most) return set;
  const [last = ''] = set.lines.slice(most - 1).map(({ text }) => text);
  return { ...set, lines: [...set.lines.slice(0, most - 1), { text: shortened(last, fits) }] };
}

/** A word that is wider than the column even in small letters goes on in the next line. */
const breakWords = (title: string, fits: (text: string) => boolean): string =>
  title
    .split(' ')
    .flatMap((word) => (fits(word) ? [word] : pieces(word, fits)))
    .join(' ');

function pieces(word: string, fits: (text: string) => boolean): string[] {
  const found: string[] = [];
  for (const letter of word) {
    const longer = (found.at(-1) ?? '') + letter;
    if (found.length > 0 && fits(longer)) found[found.length - 1] = longer;
    else found.push(letter);
  }
  return found;
}

function shortened(line: string, fits: (text: string) => boolean): string {
  let text = line;
  while (text && !fits(`${text}…`)) text = text.slice(0, -1);
  return `${text.trimEnd()}…`;
}
