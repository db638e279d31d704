import {
  area,
  arrow,
  desk,
  dimension,
  door,
  dot,
  palette,
  rect,
  route,
  sheet,
  tile,
  wall,
} from '../vocabulary/index.js';

// Ten working days along one corridor: up the first week, round the end of the spine wall, back down the second.
const rooms = [0, 1, 2, 3, 4];
const left = 180;
const width = 168;

const upper = rooms
  .map(
    (day) =>
      `M${left + day * width} 75V225H${left + day * width + 24}M${left + day * width + 84} 225H${left + (day + 1) * width}`,
  )
  .join('');
const lower = rooms
  .map(
    (day) =>
      `M${left + day * width} 555V405H${left + day * width + 24}M${left + day * width + 84} 405H${left + (day + 1) * width}`,
  )
  .join('');

export const staffAugmentationFirstTwoWeeks = sheet(
  'Ten rooms along a corridor that turns back at its end: two working weeks, the last room lime',
  area(`${rect(left, 75, 5 * width, 480)}M1020 225a90 90 0 0 1 0 180z`, palette.card),
  area(rect(left, 405, width, 150), palette.lime),
  wall(upper),
  wall(lower),
  wall(`M${left} 234V75H1020V225A90 90 0 0 1 1020 405V555H${left}V396M${left - 60} 315H990`),
  ...rooms.map((day) => door(left + day * width + 24, 225, 60, 'n', 'e')),
  ...rooms.map((day) => door(left + day * width + 24, 405, 60, 's', 'e')),
  ...rooms.map((day) => desk(left + day * width + 96, 96, 54, 78, 'w')),
  ...rooms.map((day) => desk(left + day * width + 96, 456, 54, 78, 'w')),
  route(`M${left - 60} 270H1020A45 45 0 0 1 1020 360H${left + 54}V430`),
  ...rooms.map((day) => dot(left + day * width + 54, 270)),
  ...rooms.slice(1).map((day) => dot(left + day * width + 54, 360)),
  arrow(left + 54, 448, 's'),
  dimension(left, 45, left + 5 * width, 45, 5),
  dimension(left, 585, left + 5 * width, 585, 5),
  tile(90, 270, 'person'),
);
