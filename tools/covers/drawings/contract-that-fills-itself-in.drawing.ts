import { arrow, blue, blueTile, faint, line, palette, rect, route, sheet, tile, wall } from '../vocabulary/index.js';

const field = (x: number, y: number, width: number): string => rect(x, y, width, 36);

export const contractThatFillsItselfIn = sheet(
  'A contract sheet whose fields are filled along dashed lines from the people, the house and the calendar around it',
  wall('M420 45H720L780 105V585H420z', palette.card),
  line('M720 45V105H780'),
  line('M456 90H600'),
  faint('M456 135H744M456 159H690M456 273H744M456 297H720M456 411H744M456 435H660'),
  line(field(456, 195, 120)),
  line(field(600, 195, 144)),
  line(field(456, 333, 174), palette.lime),
  line(field(654, 333, 90)),
  line('M456 549H570M630 549H744'),
  blue('M642 540c15 -36 30 -36 24 -9s12 12 21 -6s9 18 21 9s15 -9 24 -3'),
  blue('M468 213h90M612 213h105M666 351h54'),
  line('M474 351h66'),
  blue('M552 339v24'),
  route('M213 165H330C390 165 390 213 440 213'),
  route('M213 351H440'),
  route('M987 165H870C810 165 810 213 760 213'),
  route('M987 351H760'),
  route('M987 510H860C800 510 810 535 770 540'),
  arrow(456, 213, 'e'),
  arrow(456, 351, 'e'),
  arrow(744, 213, 'w'),
  arrow(744, 351, 'w'),
  tile(180, 165, 'person'),
  tile(180, 351, 'house'),
  tile(1020, 165, 'mail'),
  tile(1020, 351, 'calendar'),
  blueTile(1020, 510, 'pen'),
);
