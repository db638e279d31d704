import { blue, desk, dimension, door, line, palette, rect, sheet, tree, wall } from '../vocabulary/index.js';

// Above, the day as it was: eight rooms. Below, the same day: five rooms and a courtyard.
const before = Array.from({ length: 8 }, (_, index) => desk(147 + index * 120, 150, 66, 36, 's')).join('');
const after = Array.from({ length: 5 }, (_, index) => desk(147 + index * 120, 360, 66, 36, 's')).join('');
const partitions = (y: number, count: number) =>
  Array.from({ length: count }, (_, index) => `M${240 + index * 120} ${y}v90`).join('');
const ruler = Array.from(
  { length: 65 },
  (_, index) => `M${120 + index * 15} 540v${index % 8 === 0 ? 36 : index % 4 === 0 ? 24 : 12}`,
).join('');

export const measuringHoursSaved = sheet(
  'A day of eight rooms above the same day with five; a lime courtyard stands where three hours were',
  wall(rect(120, 105, 960, 135), palette.card),
  wall(partitions(105, 7)),
  before,
  wall(rect(120, 315, 600, 135), palette.card),
  wall(partitions(315, 4)),
  after,
  wall('M720 315H1080V450H720', palette.lime),
  wall('M720 315V336M720 426V450'),
  door(720, 426, 90, 'e', 'n'),
  tree(885, 383, 42),
  tree(990, 405, 27),
  blue('M720 255v45M1080 255v45'),
  dimension(720, 278, 1080, 278, 3),
  dimension(120, 66, 1080, 66, 8),
  line('M120 540H1080'),
  blue(ruler),
);
