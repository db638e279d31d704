import {
  axonometry,
  blue,
  blueTile,
  dimension,
  faint,
  line,
  palette,
  route,
  sheet,
  wall,
  type Point,
} from '../vocabulary/index.js';

// Seven sheets lie on one another; the one that needs work is drawn out of the pile.
const view = axonometry(510, 60, 60);
const floors = 7;
const gap = 0.78;
const pulled = 3;

const paper = (level: number, fill: string, shift = 0): string => {
  const z = -(floors - 1 - level) * gap;
  const corner = (x: number, y: number): Point => [x + shift, y, z];
  const draw = level === pulled || level === floors - 1 ? wall : line;
  return draw(view.closed(corner(0, 0), corner(4.4, 0), corner(4.4, 3.4), corner(0, 3.4)), fill);
};

const ruled = (level: number, shift: number, rows: readonly number[]): string => {
  const z = -(floors - 1 - level) * gap;
  return rows
    .map((length, index) =>
      view.open([0.5 + shift + index * 0.55, 2.9, z], [0.5 + shift + index * 0.55, 2.9 - length, z]),
    )
    .join('');
};

const post = (x: number, y: number): string => view.open([x, y, 0], [x, y, -(floors - 1) * gap]);

export const contractAutomationChecklist = sheet(
  'Seven sheets of a contract in a pile, one of them drawn out to be put right',
  blue(post(4.4, 0)),
  ...[0, 1, 2].map((level) => paper(level, palette.card)),
  paper(pulled, palette.lime, 3.4),
  line(ruled(pulled, 3.4, [1.5, 2.4, 2.4, 2.4, 1.1, 2.4])),
  ...[4, 5, 6].map((level) => paper(level, palette.card)),
  faint(ruled(6, 0, [1.3, 2.4, 2.4, 1.8, 2.4, 2.4, 0.9])),
  blue(post(4.4, 3.4) + post(0, 3.4)),
  dimension(240, 162, 240, 442.8, 6),
  route('M990 222V400L925 437'),
  blueTile(990, 189, 'pen'),
);
