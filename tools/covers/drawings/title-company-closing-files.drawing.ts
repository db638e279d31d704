import { arrow, axonometry, faint, line, palette, route, sheet, tile, wall } from '../vocabulary/index.js';

const view = axonometry(690, 285, 54);
const [width, depth, drawerHeight] = [2.2, 2.2, 1.35];
const height = 3 * drawerHeight;
const gap = 0.12;

const drawerFront = (x: number, level: number, y: number): string => {
  const [low, high] = [level * drawerHeight + 0.1, (level + 1) * drawerHeight - 0.1];
  const middle = (low + high) / 2;
  const [left, right] = [x + 0.12, x + width - 0.12];
  return (
    line(view.closed([left, y, low], [right, y, low], [right, y, high], [left, y, high]), palette.card) +
    line(view.open([left + 0.55, y, middle], [right - 0.55, y, middle]))
  );
};

const cabinet = (index: number): string => {
  const x = index * (width + gap);
  return (
    view.box([x, 0, 0], [width, depth, height], palette.card, wall) +
    [0, 1, 2].map((level) => drawerFront(x, level, depth)).join('')
  );
};

// The open drawer: a tray drawn out towards us, with its folders standing in it.
const openX = width + gap + 0.12;
const [floor, rim, front] = [drawerHeight + 0.1, 2 * drawerHeight - 0.1, depth + 1.7];
const inner = width - 0.24;
const folder = (y: number, lift: number): [number, number, number][] => [
  [openX + 0.15, y, rim - 0.3],
  [openX + 0.15, y, rim + lift],
  [openX + 0.7, y, rim + lift],
  [openX + 0.8, y, rim + lift - 0.15],
  [openX + inner - 0.15, y, rim + lift - 0.15],
  [openX + inner - 0.15, y, rim - 0.3],
];

export const titleCompanyClosingFiles = sheet(
  'Three filing cabinets; papers from buyer, bank and house find their own way into the lime file in the open drawer',
  faint(view.closed([-0.6, -0.6, 0], [7.2, -0.6, 0], [7.2, 3.6, 0], [-0.6, 3.6, 0])),
  cabinet(0),
  cabinet(1),
  cabinet(2),
  line(
    view.closed([openX, depth, rim], [openX + inner, depth, rim], [openX + inner, front, rim], [openX, front, rim]),
    palette.card,
  ),
  ...[0.3, 0.55].map((step) => line(view.closed(...folder(depth + step, 0.3)), palette.card)),
  wall(view.closed(...folder(depth + 0.85, 0.75)), palette.lime),
  ...[1.15, 1.4].map((step) => line(view.closed(...folder(depth + step, 0.3)), palette.card)),
  line(
    view.closed(
      [openX + inner, depth, rim],
      [openX + inner, front, rim],
      [openX + inner, front, floor],
      [openX + inner, depth, floor],
    ),
    palette.card,
  ),
  line(
    view.closed([openX, front, floor], [openX + inner, front, floor], [openX + inner, front, rim], [openX, front, rim]),
    palette.card,
  ),
  line(view.open([openX + 0.55, front, (floor + rim) / 2], [openX + inner - 0.55, front, (floor + rim) / 2])),
  route('M183 135H642Q702 135 702 195V247'),
  route('M183 285H330C420 285 390 135 480 135'),
  route('M183 435H270C360 435 330 285 375 262'),
  arrow(702, 265, 's'),
  tile(150, 135, 'person'),
  tile(150, 285, 'invoice'),
  tile(150, 435, 'house'),
);
