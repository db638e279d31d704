import {
  arc,
  area,
  arrow,
  desk,
  door,
  onCircle,
  palette,
  rect,
  round,
  route,
  sheet,
  tile,
  wall,
} from '../vocabulary/index.js';

// The hall is a fan of seats round the stage; the corridor with its three desks leads to the door at its back.
const [x, y] = [990, 315];
const [from, to] = [212, 328];
const rows = [135, 185, 235];

const seats = rows.flatMap((radius) => {
  const count = Math.round(radius / 26);
  const margin = (34 / radius) * (180 / Math.PI);
  return Array.from({ length: count }, (_, index) => {
    const angle = from + margin + (index * (to - from - 2 * margin)) / (count - 1);
    return `<path transform="translate(${onCircle(x, y, radius, angle)}) rotate(${round(angle)})" d="M-13 -10h26v20h-26z" fill="${palette.card}"/>`;
  });
});

export const edtechEnrolmentAutomation = sheet(
  'A corridor with three enrolment desks leads into a fan-shaped lecture hall',
  area(rect(180, 225, 530, 180), palette.card),
  area(
    `${arc(x, y, 300, from, to)}L${onCircle(x, y, 90, to)}V${onCircle(x, y, 90, from).split(' ')[1]}z`,
    palette.lime,
  ),
  area(rect(942, 239, 138, 152), palette.card),
  wall(
    `${arc(x, y, 300, from, 257)}M${onCircle(x, y, 300, 283)}A300 300 0 0 1 ${onCircle(x, y, 300, to)}L942 239H1080V391H942L${onCircle(x, y, 300, from)}`,
  ),
  wall('M180 255V225H703M180 375V405H703'),
  door(180, 255, 60, 'e', 's'),
  door(180, 375, 60, 'e', 'n'),
  ...[270, 414, 558].map((left) => desk(left, 345, 78, 36, 'n')),
  ...seats,
  desk(984, 276, 42, 78, 'e'),
  route('M108 285H712'),
  arrow(726, 285, 'e'),
  tile(90, 285, 'person'),
);
