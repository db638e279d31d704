import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff';

export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Lines that were left out, since nothing changed far and wide. */
export interface Gap {
  kind: 'gap';
  lines: number;
}

/** Lines that stay around a change, to tell where it is. */
const context = 2;

/** Beyond it the comparison of words takes too long to be waited for. */
const wordsUpTo = 20_000;

/** What became of a text, by words; long unchanged passages are left out. */
export function diffText(before: string, after: string): (Piece | Gap)[] {
  const lines = diffLines(before, after);
  return lines.flatMap((part, index): (Piece | Gap)[] => {
    const next = lines[index + 1];
    const previous = lines[index - 1];
    if (part.added && previous?.removed) return [];
    if (part.removed && next?.added) return diffPassage(part.value, next.value);
    if (part.added || part.removed) return [pieceOf(part)];
    return shortened(part.value, { first: !previous, last: !next });
  });
}

function diffPassage(before: string, after: string): Piece[] {
  if (before.length + after.length > wordsUpTo) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  return joinReplacements(diffWordsWithSpace(before, after).map(pieceOf));
}

/** Words beside each other that were all replaced are one replacement, and no riddle of single words. */
function joinReplacements(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  let [removed, added] = ['', ''];
  const end = () => {
    if (removed) joined.push({ kind: 'removed', text: removed });
    if (added) joined.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const piece of pieces) {
    const between = piece.kind === 'same' && removed && added && /^[ \t]+$/.test(piece.text);
    if (piece.kind === 'same' && !between) {
      end();
      joined.push(piece);
    }
    if (piece.kind === 'removed' || between) removed += piece.text;
    if (piece.kind === 'added' || between) added += piece.text;
  }
  end();
  return joined;
}

const pieceOf = ({ added, removed, value }: ChangeObject<string>): Piece => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text: value,
});

/** Keeps the lines that touch a change. */
function shortened(text: string, { first, last }: { first: boolean; last: boolean }): (Piece | Gap)[] {
  const lines = text.split(/(?<=\n)/);
  const head = first ? [] : lines.slice(0, context);
  const tail = last ? [] : lines.slice(-context);
  const left = lines.length - head.length - tail.length;
  if (left < 2) return [{ kind: 'same', text }];
  const gap: Gap = { kind: 'gap', lines: left };
  const piece = (part: string[]): Piece[] => (part.length > 0 ? [{ kind: 'same', text: part.join('') }] : []);
  return [...piece(head), gap, ...piece(tail)];
}
