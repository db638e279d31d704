import { area, arrow, dimension, faint, line, palette, rect, route, sheet, tile, wall } from '../vocabulary/index.js';

// Goods stand on a shelf: each is drawn from the middle of its foot.
const carton = (x: number, y: number, width: number, height: number): string =>
  line(rect(x - width / 2, y - height, width, height), palette.card) +
  faint(`M${x - width / 2 + 9} ${y - height / 2}h${width - 18}`);
const bottle = (x: number, y: number): string =>
  line(`M${x - 15} ${y}v-51l9 -15v-18h12v18l9 15v51z`, palette.card) +
  faint(`M${x - 12} ${y - 36}h24M${x - 12} ${y - 15}h24`);
const tin = (x: number, y: number): string =>
  line(rect(x - 21, y - 48, 42, 48), palette.card) + faint(`M${x - 18} ${y - 36}h36M${x - 18} ${y - 12}h36`);

const along = (from: number, pitch: number, count: number, draw: (x: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(from + index * pitch)).join('');

export const retailShelfRestockDemo = sheet(
  'The elevation of a shop shelf with one empty place, and the lime carton that has just been sent to fill it',
  area(rect(120, 105, 780, 450), palette.card),
  faint('M120 105H900'),
  along(162, 45, 7, (x) => bottle(x, 192)),
  along(492, 54, 5, (x) => carton(x, 192, 48, 60)),
  along(771, 48, 3, (x) => tin(x, 192)),
  along(168, 66, 4, (x) => carton(x, 312, 57, 75)),
  along(444, 48, 5, (x) => tin(x, 312)),
  along(690, 45, 5, (x) => bottle(x, 312)),
  along(162, 48, 5, (x) => tin(x, 432)),
  along(420, 45, 4, (x) => bottle(x, 432)),
  carton(642, 432, 84, 66),
  wall(rect(699, 366, 84, 66), palette.lime),
  carton(840, 432, 84, 66),
  along(186, 102, 4, (x) => carton(x, 552, 90, 66)),
  along(579, 54, 6, (x) => carton(x, 552, 45, 78)),
  wall('M120 75V585M900 75V585M120 195H900M120 315H900M120 435H900M120 555H900M90 585H150M870 585H930'),
  route('M1032 495V345H741V352'),
  arrow(741, 366, 's'),
  dimension(696, 462, 786, 462),
  dimension(120, 45, 900, 45, 12),
  tile(1032, 528, 'truck', 78),
);
