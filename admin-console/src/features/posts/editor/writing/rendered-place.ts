const unseen = /<(script|style)\b[^]*?(?:<\/\1>|$)|<\/?[a-z][^<>]*>|<[^<>]*$|\s/gi;
const entity = /&(?:#\w+|[a-z]\w*);/gi;

/** How many letters readers see of a content before a place in it. */
export const lettersBefore = (content: string, place: number): number =>
  content.slice(0, place).replace(unseen, '').replace(entity, 'x').length;

/** The letter of that number in a text, the last one where there are fewer; null where there is no text. */
export function letterAt(root: HTMLElement, number: number): Range | null {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let [before, last]: [number, Text | null] = [0, null];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const { length } = text.data.replace(/\s/g, '');
    if (length === 0) continue;
    if (before + length >= number) return rangeOf(text, number - before);
    before += length;
    last = text;
  }
  return last && rangeOf(last, Infinity);
}

function rangeOf(text: Text, number: number): Range {
  const letters = [...text.data.matchAll(/\S/g)];
  const { index } = letters[Math.max(0, number - 1)] ?? letters[letters.length - 1] ?? { index: 0 };
  const range = document.createRange();
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  return range;
}
