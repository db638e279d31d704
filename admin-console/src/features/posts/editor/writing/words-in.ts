import { readTags, type Tag } from './tags';
import type { Range, TextSelection } from './text-edit';

/** What is selected, without halves of tags. */
export function outsideTags({ text, start, end }: TextSelection, tags = readTags(text)): Range {
  const cut = (place: number) => tags.find(({ from, to }) => from < place && place < to);
  const from = cut(start)?.to ?? start;
  return { from, to: Math.max(from, cut(end)?.from ?? end) };
}

/** What is selected, without halves of tags and without blanks at its ends. */
export function wordsIn(selection: TextSelection, tags = readTags(selection.text)): Range {
  const { from, to } = outsideTags(selection, tags);
  const chosen = selection.text.slice(from, to);
  if (chosen.trim() === '') return { from, to: from };
  return { from: to - chosen.trimStart().length, to: from + chosen.trimEnd().length };
}

/** A range with the whole of every element that it has a part of. */
export function wholeElements(range: Range, tags: Tag[]): Range {
  const inside = tags.filter(({ from, to }) => range.from <= from && to <= range.to);
  const ends = inside.flatMap(({ partner }) => partner ?? []);
  const from = Math.min(range.from, ...ends.map((end) => end.from));
  const to = Math.max(range.to, ...ends.map((end) => end.to));
  return from === range.from && to === range.to ? range : wholeElements({ from, to }, tags);
}
