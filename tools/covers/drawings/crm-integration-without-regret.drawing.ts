import { area, arrow, desk, door, faint, palette, rect, route, sheet, tile, wall } from '../vocabulary/index.js';

// Two houses built on two grids; the passage between them is the piece of work.
const turned = (...parts: string[]): string => `<g transform="rotate(12 900 315)">${parts.join('')}</g>`;

export const crmIntegrationWithoutRegret = sheet(
  'Two floor plans at an angle to each other, joined by one passage with a door at each end',
  area(rect(90, 105, 420, 420), palette.card),
  turned(
    area(rect(720, 135, 360, 360), palette.card),
    faint(
      'M780 135v360M840 135v360M900 135v360M960 135v360M1020 135v360M720 195h360M720 255h360M720 315h360M720 375h360M720 435h360',
    ),
  ),
  area('M510 255L736.4 218.9L711.4 336.3L510 375z', palette.lime),
  wall('M510 255V105H90V525H510V375M90 315H165M255 315H300M300 105V165M300 255V315M300 405V525'),
  door(300, 165, 90, 'w', 's'),
  door(165, 315, 90, 's', 'e'),
  door(510, 255, 60, 'w', 's'),
  door(510, 375, 60, 'w', 'n'),
  desk(120, 135, 60, 36, 's'),
  desk(120, 465, 90, 36, 'n'),
  wall('M510 255L736.4 218.9M510 375L711.4 336.3'),
  turned(
    wall('M720 255V135H1080V495H720V375M930 135V180M930 270V495M930 345H975M1065 345H1080'),
    door(720, 255, 60, 'e', 's'),
    door(720, 375, 60, 'e', 'n'),
    door(1065, 345, 90, 's', 'w'),
    desk(990, 165, 66, 36, 's'),
    tile(855, 195, 'mail'),
    tile(855, 435, 'calendar'),
  ),
  route('M405 228C440 300 560 285 640 264C730 244 790 250 855 225'),
  route('M852 400C800 330 740 295 680 300C600 320 470 320 405 375'),
  arrow(405, 384, 's'),
  tile(405, 195, 'person'),
  tile(405, 435, 'invoice'),
);
