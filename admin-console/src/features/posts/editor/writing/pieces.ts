import { isInline, type Tag } from './tags';
import type { Range } from './text-edit';

/** A stretch of text that is marked as a whole: a word, the blanks beside it, a tag; or what no mark goes across. */
export interface Piece extends Range {
  kind: 'word' | 'blank' | 'tag' | 'border';
  tag?: Tag;
  /** Within what is selected. */
  chosen: boolean;
  /** Within the mark that is toggled. */
  marked: boolean;
}

interface Selected {
  text: string;
  tags: Tag[];
  /** A caret, where it is empty: then an empty word stands for what is typed next. */
  chosen: Range;
}

/** Takes a region of a text apart. The mark's own tags are left out: they become `marked` of what they surround. */
export function piecesOf({ text, tags, chosen }: Selected, region: Range, isMark: (tag: Tag) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let place = region.from;
  let depth = 0;
  const add = (kind: Piece['kind'], from: number, to: number, tag?: Tag) =>
    pieces.push({ kind, from, to, tag, chosen: chosen.from <= from && to <= chosen.to, marked: depth > 0 });
  const addText = (to: number) => {
    const ends = [chosen.from, chosen.to].filter((end) => place < end && end < to);
    for (const end of [...ends, to]) {
      for (const { 0: found, index } of text.slice(place, end).matchAll(/\n|[^\S\n]+|\S+/g)) {
        add(found.trim() ? 'word' : 'blank', place + index, place + index + found.length);
      }
      place = end;
    }
  };
  const addCaret = (next: number) => {
    if (chosen.from !== chosen.to || pieces.some(({ from, to }) => from === to)) return;
    if (place <= chosen.from && chosen.from <= next) {
      addText(chosen.from);
      add('word', chosen.from, chosen.from);
    }
  };

  for (const tag of tags.filter(({ from, to }) => region.from <= from && to <= region.to)) {
    addCaret(tag.from);
    addText(tag.from);
    place = tag.to;
    if (isMark(tag)) depth += tag.kind === 'open' ? 1 : -1;
    else add(isInline(tag) ? 'tag' : 'border', tag.from, tag.to, tag);
  }
  addCaret(region.to);
  addText(region.to);
  return pieces;
}

/** What a mark is put around: of each line the selected words, with the tags and blanks between them. */
export function targetsIn(pieces: Piece[], text: string): Piece[] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === 'border' || (piece.kind === 'blank' && text[piece.from] === '\n')) lines.push([]);
    else if (piece.chosen) lines.at(-1)?.push(piece);
  }
  return lines.flatMap((line) => {
    const first = line.findIndex(({ kind }) => kind === 'word');
    const last = line.findLastIndex(({ kind }) => kind === 'word');
    return line.filter(({ kind }, index) => kind === 'tag' || (first <= index && index <= last));
  });
}

/** Marked pieces that can have a tag around them: none holds half of an element. */
export function runsOf(pieces: Piece[]): Piece[][] {
  return neighbours(pieces, ({ kind, marked }) => kind === 'tag' || (kind !== 'border' && marked))
    .map(withoutForeignEnds)
    .flatMap((run) => neighbours(run, ({ tag }) => !tag || isWhole(tag, run)))
    .filter((run) => run.some(({ kind }) => kind === 'word'));
}

/** Tags at the ends stay outside, unless they were chosen with the rest or end what begins inside. */
function withoutForeignEnds(run: Piece[]): Piece[] {
  const isOwn = ({ kind, marked }: Piece) => kind !== 'tag' || marked;
  let [from, to] = [run.findIndex(isOwn), run.findLastIndex(isOwn) + 1];
  if (from < 0) return [];
  const holds = (tag: Tag | undefined) => run.slice(from, to).some((piece) => piece.tag && piece.tag === tag);
  while (holds(run[to]?.tag?.partner)) to += 1;
  while (holds(run[from - 1]?.tag?.partner)) from -= 1;
  return run.slice(from, to);
}

const isWhole = ({ kind, partner }: Tag, run: Piece[]): boolean =>
  kind === 'void' || run.some(({ tag }) => tag !== undefined && tag === partner);

/** Splits into rows of pieces that belong, by those that don't. */
function neighbours(pieces: Piece[], belongs: (piece: Piece) => boolean): Piece[][] {
  const rows: Piece[][] = [[]];
  for (const piece of pieces) {
    if (belongs(piece)) rows.at(-1)?.push(piece);
    else rows.push([]);
  }
  return rows;
}
