import {
  area,
  arrow,
  blueTile,
  dimension,
  door,
  dot,
  line,
  palette,
  rect,
  route,
  sheet,
  tile,
  wall,
  type Glyph,
} from '../vocabulary/index.js';

const requests: readonly { glyph: Glyph; before: readonly [number, number] }[] = [
  { glyph: 'drop', before: [195, 195] },
  { glyph: 'bolt', before: [435, 165] },
  { glyph: 'key', before: [255, 345] },
  { glyph: 'bell', before: [450, 330] },
  { glyph: 'wrench', before: [180, 465] },
];

export const propertyManagerMaintenanceQueue = sheet(
  'Two rooms: in the left one requests lie about in a tangle, in the right one they stand in a queue before a lime door',
  area(rect(90, 105, 1020, 420), palette.card),
  area(rect(870, 105, 240, 420), palette.lime),
  wall('M90 105H1110V525H90V105M540 105V255M540 375V525M870 105V255M870 375V525'),
  line(
    'M195 195C300 105 330 165 435 165C555 165 180 225 255 345C300 390 540 240 450 330C360 420 90 300 180 465C210 540 480 480 420 405C360 330 150 420 210 285C270 150 540 420 510 450C450 510 300 300 330 240C360 180 240 150 195 195',
  ),
  ...requests.map(({ glyph, before: [x, y] }) => tile(x, y, glyph, 60)),
  route('M540 315H990'),
  ...requests.map(({ glyph }, index) => tile(597 + index * 57, 315, glyph, 48)),
  door(870, 375, 120, 'e', 'n'),
  arrow(1002, 315, 'e'),
  blueTile(1047, 315, 'check'),
  dimension(568, 405, 854, 405, 5),
  dot(540, 315),
);
