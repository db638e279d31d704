import {
  arc,
  area,
  arrow,
  blue,
  circle,
  desk,
  dimension,
  door,
  dot,
  faint,
  onCircle,
  palette,
  rect,
  route,
  sheet,
  tile,
  wall,
} from '../vocabulary/index.js';

// The rule is a round room: one door in, four doors out; the lead takes the one whose turn it is.
const [x, y, radius] = [510, 330, 120];
const offices = [90, 210, 330, 450];
const exits = [50, 77, 103, 130];
const open = 9;
const bounds = [270 + open, ...exits.flatMap((angle) => [360 + angle - open, 360 + angle + open]), 270 + 360 - open];

const ring = bounds.flatMap((from, index) => {
  const to = bounds[index + 1];
  return index % 2 === 0 && to !== undefined ? [arc(x, y, radius, from, to)] : [];
});

const lane = (index: number): string => {
  const end = (offices[index] ?? 0) + 60;
  return `M${onCircle(x, y, radius, exits[index] ?? 0)}C720 ${onCircle(x, y, radius * 1.9, exits[index] ?? 0).split(' ')[1]} 720 ${end} 790 ${end}`;
};

export const leadRoutingInTenMinutes = sheet(
  'A lead enters a round switching room and is sent on to one of four offices',
  area(rect(270, 90, 810, 480), palette.card),
  area(rect(810, 330, 270, 120), palette.lime),
  area(circle(x, y, radius), palette.pale),
  wall('M270 285V90H1080V570H270V375M810 210H1080M810 330H1080M810 450H1080'),
  wall(offices.map((top) => `M810 ${top}v30M810 ${top + 90}v30`).join('')),
  wall(ring.join('')),
  faint([0, 1, 3].map(lane).join('')),
  route(`M183 330H${x}`),
  route(`M${x} ${y}L${onCircle(x, y, radius, 103)}${lane(2).replace('M', 'L')}H880`),
  arrow(892, 390, 'e'),
  blue(circle(x, y, 24), palette.card),
  dot(x, y),
  door(270, 375, 90, 'e', 'n'),
  ...offices.map((top) => desk(930, top + 30, 66, 60, 'e')),
  tile(150, 330, 'mail'),
  dimension(270, 51, 1080, 51, 10),
);
