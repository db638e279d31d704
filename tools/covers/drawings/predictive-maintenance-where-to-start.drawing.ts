import { area, axonometry, blue, faint, line, palette, rect, route, sheet, wall } from '../vocabulary/index.js';

const view = axonometry(480, 210, 52);

// A boiler stands on its plinth and sends its pipe to the main along the back wall.
const boiler = (x: number, fill: string): string =>
  [
    line(view.open([x, 1.6, 2.2], [x, 1.6, 2.75], [x, 0.15, 2.75])),
    view.box([x - 0.85, 0.75, 0], [1.7, 1.7, 0.2], palette.card),
    view.drum([x, 1.6, 0.2], 0.72, 2, fill, fill === palette.lime ? wall : line),
    line(view.disc([x, 1.6, 2.2], 0.28)),
  ].join('');

export const predictiveMaintenanceWhereToStart = sheet(
  'A boiler room with three boilers, one of them lime and fitted with a sensor whose trace shows a jolt',
  line(view.closed([0, 0, 0], [8, 0, 0], [8, 6, 0], [0, 6, 0]), palette.pale),
  wall(view.closed([0, 0, 0], [8, 0, 0], [8, 0, 3.2], [0, 0, 3.2]), palette.card),
  wall(view.closed([0, 0, 0], [0, 6, 0], [0, 6, 3.2], [0, 0, 3.2]), palette.card),
  wall(view.open([0, 6, 0], [8, 6, 0], [8, 0, 0])),
  line(view.closed([0, 3.1, 0], [0, 4.7, 0], [0, 4.7, 2.3], [0, 3.1, 2.3])),
  faint(view.closed([0, 1, 1.5], [0, 2.2, 1.5], [0, 2.2, 2.5], [0, 1, 2.5]) + view.open([0, 1.6, 1.5], [0, 1.6, 2.5])),
  line(view.open([0.3, 0.15, 2.75], [8, 0.15, 2.75]) + view.open([0.3, 0.15, 2.6], [8, 0.15, 2.6])),
  boiler(1.6, palette.card),
  boiler(4, palette.lime),
  boiler(6.4, palette.card),
  view.box([3.6, 4.4, 0], [2.2, 1, 0.9], palette.card),
  route('M588 306V420L760 519L1005 378V276'),
  area(rect(573, 285, 30, 30), palette.blue),
  wall(rect(885, 120, 240, 150), palette.card),
  faint('M885 165h240M885 225h240'),
  line('M903 195h24l9 -12l12 24l12 -24l9 12h33l9 -18l12 36l12 -36l9 18h21'),
  blue('M1065 195l9 -45l15 84l9 -39h9'),
);
