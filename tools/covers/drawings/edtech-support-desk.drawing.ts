import {
  area,
  axonometry,
  blue,
  circle,
  faint,
  line,
  palette,
  rounded,
  route,
  sheet,
  sign,
  wall,
} from '../vocabulary/index.js';

const view = axonometry(480, 207, 52);

// The answers are books on the back wall: they go to the counter by themselves.
const shelves = [0.9, 1.7].map((z) => view.open([1.2, 0, z], [6.8, 0, z])).join('');
const books = [0.1, 0.9, 1.7].flatMap((z) =>
  Array.from({ length: 17 }, (_, index) => {
    const [x, height] = [1.3 + index * 0.32, [0.55, 0.65, 0.45, 0.6, 0.5][(index + z * 10) % 5] ?? 0.5];
    return view.closed([x, 0, z], [x + 0.24, 0, z], [x + 0.24, 0, z + height], [x, 0, z + height]);
  }),
);
const days =
  [2, 3, 4].map((y) => view.open([0, y, 1.1], [0, y, 2.1])).join('') +
  [1.43, 1.77].map((z) => view.open([0, 1.2, z], [0, 4.8, z])).join('');

const student = (x: number, y: number): string =>
  view.drum([x, y, 0], 0.32, 0.85, palette.card) + line(circle(...view.at([x, y, 1.2]), 14), palette.card);

export const edtechSupportDesk = sheet(
  'A help desk in a school hall: a lime counter, a wall of answers behind it, and students who are served in turn',
  area(view.closed([0, 0, 0], [8, 0, 0], [8, 6.4, 0], [0, 6.4, 0]), palette.pale),
  wall(view.closed([0, 0, 0], [8, 0, 0], [8, 0, 3], [0, 0, 3]), palette.card),
  wall(view.closed([0, 0, 0], [0, 6.4, 0], [0, 6.4, 3], [0, 0, 3]), palette.card),
  wall(view.open([0, 6.4, 0], [8, 6.4, 0], [8, 0, 0])),
  faint(books.join('')),
  line(view.closed([1.2, 0, 0.1], [6.8, 0, 0.1], [6.8, 0, 2.5], [1.2, 0, 2.5]) + shelves),
  faint(days),
  line(
    view.closed([0, 1.2, 1.1], [0, 4.8, 1.1], [0, 4.8, 2.4], [0, 1.2, 2.4]) + view.open([0, 1.2, 2.1], [0, 4.8, 2.1]),
  ),
  view.box([1.6, 2.2, 0], [4.8, 1.1, 1.1], palette.lime, wall),
  line(view.closed([3.4, 2.7, 1.1], [4.6, 2.7, 1.1], [4.6, 2.7, 1.9], [3.4, 2.7, 1.9]), palette.card),
  student(1.9, 4.5),
  student(3.5, 4.5),
  student(5.1, 4.5),
  line(rounded(930, 105, 180, 90, 8), palette.card),
  sign(975, 150, 'question'),
  line('M1014 135h66M1014 165h42'),
  route('M924 150H600Q555 150 555 195V252'),
  route('M596 292C700 330 800 285 924 285'),
  blue(rounded(930, 240, 180, 90, 8), palette.card),
  sign(975, 285, 'check', palette.blue),
  blue('M1014 270h66M1014 300h66'),
);
