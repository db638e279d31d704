import {
  arc,
  area,
  arrow,
  blue,
  circle,
  desk,
  dot,
  faint,
  line,
  onCircle,
  palette,
  route,
  sheet,
  tile,
  wall,
} from '../vocabulary/index.js';

// The hour is a round room; its minute hand is a door leaf that has swung open over the first ten minutes.
const x = 795;
const y = 315;
const radius = 240;
const opened = 60;

const ticks = (from: number, to: number, every: number, length: number): string =>
  Array.from({ length: (to - from) / every }, (_, index) => {
    const angle = (from + index * every) * 6;
    return `M${onCircle(x, y, radius - 14, angle)}L${onCircle(x, y, radius - 14 - length, angle)}`;
  }).join('');

export const leadResponseTimeRealEstate = sheet(
  'A round room as the clock of the first hour: a lead walks in and the first ten minutes are lime',
  area(circle(x, y, radius), palette.card),
  area(
    `M${x} ${y}L${onCircle(x, y, radius, 0)}A${radius} ${radius} 0 0 1 ${onCircle(x, y, radius, opened)}z`,
    palette.lime,
  ),
  faint(ticks(15, 43, 1, 12) + ticks(48, 60, 1, 12)),
  line(ticks(0, 15, 1, 12) + ticks(0, 45, 5, 26) + ticks(50, 60, 5, 26)),
  wall(arc(x, y, radius, 282, 258 + 360)),
  blue(`M${x} ${y}L${onCircle(x, y, radius - 8, opened)}`),
  blue(
    arc(x, y, radius + 36, 0, opened) +
      `M${onCircle(x, y, radius + 24, 0)}L${onCircle(x, y, radius + 48, 0)}M${onCircle(x, y, radius + 24, opened)}L${onCircle(x, y, radius + 48, opened)}`,
  ),
  wall(`M${x} ${y}V${y - radius}`),
  wall('M375 75V255M375 375V555'),
  blue('M375 375h-120A120 120 0 0 1 375 255'),
  route(`M183 315H700C760 315 790 290 ${x + 42} 232`),
  tile(150, 315, 'mail'),
  desk(825, 165, 66, 36, 's'),
  dot(x, y),
  arrow(495, 315, 'e'),
);
