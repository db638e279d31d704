import {
  area,
  blue,
  circle,
  door,
  faint,
  line,
  palette,
  rect,
  sheet,
  sign,
  wall,
  type Glyph,
} from '../vocabulary/index.js';

// A ledger whose right margin is a wall: each vendor has a door in it, open for those who turn up.
const vendors: readonly { trade: Glyph; score: number; turnsUp: boolean }[] = [
  { trade: 'wrench', score: 9, turnsUp: true },
  { trade: 'drop', score: 7, turnsUp: true },
  { trade: 'bolt', score: 3, turnsUp: false },
  { trade: 'key', score: 8, turnsUp: true },
  { trade: 'truck', score: 5, turnsUp: false },
];
const height = 90;
const top = (row: number): number => 105 + row * height;

const entry = ({ trade, score, turnsUp }: (typeof vendors)[number], row: number): string => {
  const y = top(row);
  const middle = y + height / 2;
  return [
    sign(195, middle, trade, palette.ink, 1.25),
    line(`M300 ${middle}H780`),
    line(Array.from({ length: 11 }, (_, mark) => `M${300 + mark * 48} ${middle - 9}v18`).join('')),
    blue(circle(300 + score * 48, middle, 16), palette.card),
    area(circle(300 + score * 48, middle, 7), palette.blue),
    turnsUp ? door(900, y + 75, 60, 'e', 'n') : blue(`M900 ${y + 15}v60`),
  ].join('');
};

export const vendorManagementScorecards = sheet(
  'A ledger of five vendors, each with a score on a scale and a door that is open or shut',
  area(rect(150, 105, 750, 5 * height), palette.card),
  area(rect(150, top(0), 750, height), palette.lime),
  faint(
    vendors
      .slice(1)
      .map((_, row) => `M150 ${top(row + 1)}H900`)
      .join(''),
  ),
  line('M240 105V555'),
  wall('M900 105H150V555H900'),
  wall(vendors.map((_, row) => `M900 ${top(row)}v12M900 ${top(row) + 78}v12`).join('')),
  ...vendors.map(entry),
  wall('M990 75V585'),
);
