import fc from 'fast-check';
import { type Gap, type Piece, diffText } from './diff-text';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });

const shown = (pieces: (Piece | Gap)[]) =>
  pieces.map((piece) => {
    switch (piece.kind) {
      case 'gap':
        return `(${piece.lines})`;
      case 'added':
        return `+${piece.text}`;
      case 'removed':
        return `-${piece.text}`;
      case 'same':
        return piece.text;
    }
  });

it('shows a change by words', () => {
  expect(shown(diffText('The red door', 'The blue door'))).toEqual(['The ', '-red', '+blue', ' door']);
});

it('shows words that were replaced side by side as one replacement', () => {
  expect(shown(diffText('The rest is spent on it', 'The remainder goes into it'))).toEqual([
    'The ',
    '-rest is spent on ',
    '+remainder goes into ',
    'it',
  ]);
});

it('shows whole lines that came or went', () => {
  expect(shown(diffText('one\ntwo\n', 'one\n'))).toEqual(['one\n', '-two\n']);
  expect(shown(diffText('', 'new'))).toEqual(['+new']);
});

it('leaves out what is far from a change', () => {
  const lines = [1, 2, 3, 4, 5, 6, 7].join('\n');
  expect(shown(diffText(`${lines}\nend`, `${lines}\nEND`))).toEqual(['(5)', '6\n7\n', '-end', '+END']);
});

const linesOf = (text: string) => text.split(/(?<=\n)/);

it('has all that was there and all that is there', () => {
  const text = fc
    .array(fc.constantFrom('a', ' b', ' c ', 'd\n', '\n'), { maxLength: 5 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = diffText(before, after);
      const behind = (whole: string, other: Piece['kind']) =>
        pieces.reduce((rest, piece) => {
          if (piece.kind === other) return rest;
          if (piece.kind === 'gap') return linesOf(rest).slice(piece.lines).join('');
          expect(rest.slice(0, piece.text.length)).toBe(piece.text);
          return rest.slice(piece.text.length);
        }, whole);
      expect(behind(before, 'added')).toBe('');
      expect(behind(after, 'removed')).toBe('');
    }),
  );
});
