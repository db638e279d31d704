import {
  area,
  axonometry,
  blue,
  blueTile,
  circle,
  dimension,
  dot,
  line,
  palette,
  route,
  sheet,
  tile,
  wall,
  type Point,
} from '../vocabulary/index.js';

// One storey, its ceiling off: six rooms along a corridor that runs from the enquiry to the keys.
const view = axonometry(530, 105, 38);
const [length, depth, height] = [14, 10.2, 0.85];
const [corridorBack, corridorFront] = [4, 6.2];
const bays = [0, 4.6, 9.2, 14] as const;
const middles = [2.3, 6.9, 11.5];
const hinges = [1.7, 6.3, 10.9];

type Span = readonly [from: number, to: number];

// Walls are planes with a heavy cut edge, as in a cutaway model.
const plane = (a: Point, b: Point): string =>
  line(view.closed(a, b, [b[0], b[1], height], [a[0], a[1], height]), palette.card) +
  wall(view.open([a[0], a[1], height], [b[0], b[1], height]));
const alongX = (y: number, ...spans: Span[]): string =>
  spans.map(([from, to]) => plane([from, y, 0], [to, y, 0])).join('');
const alongY = (x: number, ...spans: Span[]): string =>
  spans.map(([from, to]) => plane([x, from, 0], [x, to, 0])).join('');

const swing = (x: number, y: number, width: number, side: 1 | -1): string => {
  const leaf = Array.from({ length: 9 }, (_, step): Point => {
    const angle = (step * Math.PI) / 16;
    return [x + width * Math.sin(angle), y + side * width * Math.cos(angle), 0];
  });
  return blue(view.open([x, y, 0], ...leaf));
};

const workplace = (x: number, y: number): string =>
  view.box([x, y, 0], [1.5, 0.75, 0.55], palette.card) +
  line(
    view.closed([x + 0.4, y + 0.3, 0.55], [x + 1.1, y + 0.3, 0.55], [x + 1.1, y + 0.3, 1], [x + 0.4, y + 0.3, 1]),
    palette.card,
  );
const person = (x: number, y: number): string =>
  view.drum([x, y, 0], 0.24, 0.65, palette.card) + line(circle(...view.at([x, y, 0.92]), 9), palette.card);
const paper = (x: number, y: number): string =>
  line(view.closed([x, y, 0.55], [x + 0.5, y, 0.55], [x + 0.5, y + 0.36, 0.55], [x, y + 0.36, 0.55]), palette.card);

const enquiries = [workplace(0.7, 1), person(1.5, 2.3), workplace(2.6, 1), person(3.4, 2.3)].join('');
const showings = [
  line([5.2, 5.7, 6.2, 6.7].map((x) => view.open([x, 0, 0.8], [x, 0, 0.5]) + view.disc([x, 0, 0.42], 0.07)).join('')),
  view.drum([7, 2, 0], 0.8, 0.5, palette.card),
  person(5.7, 2.3),
  person(7.2, 3.3),
].join('');
const contracts = [
  view.box([10, 1.2, 0], [3, 1, 0.55], palette.card),
  paper(10.3, 1.5),
  paper(11.2, 1.5),
  paper(12.1, 1.5),
].join('');
const marketing = [
  line(
    view.closed([0, 7, 0.15], [0, 9.4, 0.15], [0, 9.4, 0.7], [0, 7, 0.7]) +
      view.open([0, 9.1, 0.28], [0, 8.5, 0.48], [0, 8, 0.36], [0, 7.3, 0.6]),
  ),
  workplace(1.3, 7.8),
  person(2.1, 9.1),
].join('');
const maintenance = [
  view.box([5, 7, 0], [0.7, 2.5, 0.6], palette.card),
  view.drum([7.6, 7.6, 0], 0.45, 0.9, palette.card),
  person(6.8, 9),
].join('');
const accounts =
  [0, 0.75, 1.5].map((step) => view.box([9.5 + step, 6.4, 0], [0.65, 0.6, 0.9], palette.card)).join('') +
  workplace(11.2, 8.2);

const pane = (x: number, y: number, dx: number, dy: number): string =>
  view.closed([x, y, 0.28], [x + dx, y + dy, 0.28], [x + dx, y + dy, 0.65], [x, y, 0.65]);
const windows = [
  ...[0.8, 2.8, 5.4, 7.4, 10.1, 12.2].map((x) => pane(x, depth, 1, 0)),
  ...[0.7, 2.4, 6.9, 8.6].map((y) => pane(length, y, 0, 0.9)),
].join('');

const floor = (fill: string, x: Span, y: Span): string =>
  area(view.closed([x[0], y[0], 0], [x[1], y[0], 0], [x[1], y[1], 0], [x[0], y[1], 0]), fill);
const axis = (corridorBack + corridorFront) / 2;
const lane = view.open([-3.2, axis, 0], [17, axis, 0]);
const branches = middles.map((x) => view.open([x, 2.7, 0], [x, 7.5, 0]));

// A pin names a room from outside the walls, at the end of a line that keeps to the model's axes.
const above = (x: number): [number, number] => view.at([x, -2.2, height]);
const below = (x: number): [number, number] => view.at([x, depth + 2.4, 0]);

export const anatomyOfAnAutomatedAgency = sheet(
  'An agency with its ceiling off: enquiries, showings, contracts, marketing, maintenance and accounts along one corridor, joined by what runs by itself',
  blue(middles.map((x) => view.open([x, 0, height], [x, -2.2, height])).join('')),
  floor(palette.card, [0, length], [0, depth]),
  floor(palette.pale, [0, length], [corridorBack, corridorFront]),
  floor(palette.lime, [bays[2], bays[3]], [0, corridorBack]),
  alongX(0, [0, length]),
  alongY(0, [0, corridorBack], [corridorFront, depth]),
  enquiries,
  alongY(bays[1], [0, corridorBack]),
  showings,
  alongY(bays[2], [0, corridorBack]),
  contracts,
  route(lane + branches.join('')),
  middles.map((x) => dot(...view.at([x, axis, 0]))).join(''),
  hinges.map((x) => swing(x, corridorBack, 1.2, -1)).join(''),
  alongX(corridorBack, [0, 1.7], [2.9, 6.3], [7.5, 10.9], [12.1, length]),
  alongX(corridorFront, [0, 1.7], [2.9, 6.3], [7.5, 10.9], [12.1, length]),
  hinges.map((x) => swing(x, corridorFront, 1.2, 1)).join(''),
  marketing,
  alongY(bays[1], [corridorFront, depth]),
  maintenance,
  alongY(bays[2], [corridorFront, depth]),
  accounts,
  alongY(length, [0, corridorBack], [corridorFront, depth]),
  alongX(depth, [0, length]),
  line(windows),
  blue(middles.map((x) => view.open([x, depth, 0], [x, depth + 2.4, 0])).join('')),
  dimension(...view.at([0, depth + 0.9, 0]), ...view.at([length, depth + 0.9, 0]), 3),
  tile(...above(2.3), 'mail', 60),
  tile(...above(6.9), 'calendar', 60),
  tile(...above(11.5), 'sheet', 60),
  tile(...below(2.3), 'chart', 60),
  tile(...below(6.9), 'wrench', 60),
  tile(...below(11.5), 'invoice', 60),
  tile(...view.at([-3.2, axis, 0]), 'person'),
  blueTile(...view.at([17, axis, 0]), 'key'),
);
