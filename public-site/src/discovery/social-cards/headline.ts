/** Width of a text at a size, in the headline's face. */
export type Measure = (text: string, size: number) => number;

export interface HeadlineLine {
  text: string;
  /** Part of the line under which the marker lies. */
  marked?: { text: string; before: string };
}

export interface SetHeadline {
  size: number;
  lines: HeadlineLine[];
}

export interface HeadlineSpace {
  width: number;
  height: number;
  leading: number;
  /** From the largest to the smallest. */
  sizes: readonly number[];
}

/** Sets a headline in the largest size at which it fits; the smallest has to do in any case. */
export function setHeadline(headline: string, marked: string, space: HeadlineSpace, measure: Measure): SetHeadline {
  const { width, height, leading, sizes } = space;
  const settings = sizes.map((size) => ({ size, lines: wrap(headline, width, (text) => measure(text, size)) }));
  const fits = ({ size, lines }: { size: number; lines: string[] }) =>
    lines.length * size * leading <= height && lines.every((line) => measure(line, size) <= width);
  const chosen = settings.find(fits) ?? settings.at(-1);
  if (!chosen) throw new Error('A headline needs a size.');
  return { size: chosen.size, lines: mark(chosen.lines, headline.indexOf(marked), marked.length) };
}

function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Finds what each line has of the marked words, which may begin on one line and end on the next. */
function mark(lines: string[], start: number, length: number): HeadlineLine[] {
  let offset = 0;
  return lines.map((text) => {
    const from = Math.max(0, start - offset);
    const to = Math.min(text.length, start + length - offset);
    offset += text.length + 1;
    return from < to && start >= 0
      ? { text, marked: { text: text.slice(from, to), before: text.slice(0, from) } }
      : { text };
  });
}
