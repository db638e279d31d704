import { type Piece, piecesOf, runsOf, targetsIn } from './pieces';
import { isInline, readTags, type Tag } from './tags';
import type { Range, TextEdit, TextSelection } from './text-edit';
import { wordsIn } from './words-in';

/**
 * Puts a tag around the selected words, line by line, or takes it away where all of them have it. At a caret it is
 * what is typed next that gets the tag or loses it.
 */
export function toggleMark(name: 'strong' | 'em' | 'code', selection: TextSelection): TextEdit {
  const { text } = selection;
  const tags = readTags(text);
  const isMark = (tag: Tag) => tag.name === name && tag.partner !== undefined;
  const chosen = wordsIn(selection, tags);
  const region = regionOf(chosen, tags, isMark);
  const pieces = piecesOf({ text, tags, chosen }, region, isMark);
  const targets = targetsIn(pieces, text);
  const marks = targets.some(({ kind, marked }) => kind === 'word' && !marked);
  const changed = marks ? targets : withEmptiedTags(pieces);
  for (const piece of changed) piece.marked = marks;
  return write(text, region, pieces, changed, { open: `<${name}>`, close: `</${name}>` });
}

/** What is chosen, and the tags around it of which nothing else would be left in the mark. */
function withEmptiedTags(pieces: Piece[]): Piece[] {
  let from = pieces.findIndex(({ chosen }) => chosen);
  let to = pieces.findLastIndex(({ chosen }) => chosen);
  const emptied = () => {
    const [before, after] = [pieces[from - 1], pieces[to + 1]];
    return before?.marked && after?.marked && before.tag && before.tag === after.tag?.partner;
  };
  while (emptied()) [from, to] = [from - 1, to + 1];
  return pieces.slice(from, to + 1);
}

/** The parts of the selection, line by line, that can have a tag around them without crossing another. */
export function runsIn(selection: TextSelection): Range[] {
  const { text } = selection;
  const tags = readTags(text);
  const chosen = wordsIn(selection, tags);
  const pieces = piecesOf({ text, tags, chosen }, chosen, () => false);
  for (const piece of targetsIn(pieces, text)) piece.marked = true;
  return runsOf(pieces).map((run) => {
    const [start, end] = [run[0]?.from ?? chosen.from, run.at(-1)?.to ?? chosen.to];
    return wordsIn({ text, start, end }, tags);
  });
}

/** What has to be written anew: the selection with the marks that it is in or beside of. */
function regionOf(chosen: Range, tags: Tag[], isMark: (tag: Tag) => boolean): Range {
  const { from, to } = tags.reduce<Range>(({ from, to }, tag) => {
    if (!isMark(tag) && !isInline(tag)) return { from, to };
    const [first, last] = isMark(tag) && tag.partner ? endsOf(tag, tag.partner) : [tag.from, tag.to];
    return first <= to && last >= from ? { from: Math.min(from, first), to: Math.max(to, last) } : { from, to };
  }, chosen);
  return from === chosen.from && to === chosen.to ? chosen : regionOf({ from, to }, tags, isMark);
}

const endsOf = (tag: Tag, partner: Tag): [number, number] => [
  Math.min(tag.from, partner.from),
  Math.max(tag.to, partner.to),
];

interface Tags {
  open: string;
  close: string;
}

/** Writes the region with its marks. What was changed stays selected, within them, so that a second mark goes inside. */
function write(text: string, region: Range, pieces: Piece[], changed: Piece[], { open, close }: Tags): TextEdit {
  const runs = runsOf(pieces);
  const starts = new Set(runs.map((run) => run[0]));
  const ends = new Set(runs.map((run) => run.at(-1)));
  const [first, last] = [changed[0], changed.at(-1)];
  const severalLines = first && last && text.slice(first.from, last.to).includes('\n');
  let insert = '';
  let [start, end] = [0, 0];
  for (const piece of pieces) {
    const before = insert.length;
    if (starts.has(piece)) insert += open;
    if (piece === first) start = severalLines ? before : insert.length;
    insert += text.slice(piece.from, piece.to);
    if (piece === last) end = insert.length;
    if (ends.has(piece)) insert += close;
    if (piece === last && severalLines) end = insert.length;
  }
  return { ...region, insert, start: region.from + start, end: region.from + end };
}
