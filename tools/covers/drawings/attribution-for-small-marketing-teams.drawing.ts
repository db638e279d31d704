import { area, arrow, desk, dimension, palette, rect, route, sheet, tile, wall } from '../vocabulary/index.js';

// Three channels, one door: the lanes keep their order and their width all the way in.
const lane = (mouth: number, throat: number): string =>
  `M240 ${mouth}C540 ${mouth} 540 ${throat} 780 ${throat}V${throat + 40}C540 ${throat + 40} 540 ${mouth + 120} 240 ${mouth + 120}z`;
const edge = (mouth: number, throat: number): string => `M240 ${mouth}C540 ${mouth} 540 ${throat} 780 ${throat}`;
const middle = (mouth: number, throat: number): string =>
  `M183 ${mouth}H240C540 ${mouth} 540 ${throat} 780 ${throat}H838`;

export const attributionForSmallMarketingTeams = sheet(
  'Three funnels from three sources run side by side into the one door of a lime room with three desks',
  area(lane(75, 255) + lane(435, 335), palette.card),
  area(lane(255, 295), palette.pale),
  area(rect(780, 135, 300, 360), palette.lime),
  wall(edge(75, 255) + edge(195, 295) + edge(255, 295) + edge(375, 335) + edge(435, 335) + edge(555, 375)),
  wall('M780 255V135H1080V495H780V375'),
  route(middle(135, 275) + middle(315, 315) + middle(495, 355)),
  arrow(852, 275, 'e'),
  arrow(852, 315, 'e'),
  arrow(852, 355, 'e'),
  desk(960, 165, 78, 42, 's'),
  desk(960, 288, 78, 54, 'w'),
  desk(960, 423, 78, 42, 'n'),
  tile(150, 135, 'mail'),
  tile(150, 315, 'search'),
  tile(150, 495, 'phone'),
  dimension(90, 75, 90, 555, 3),
);
