import {
  area,
  blue,
  desk,
  dimension,
  door,
  faint,
  line,
  palette,
  rect,
  removed,
  round,
  sheet,
  sign,
  wall,
} from '../vocabulary/index.js';

/** The scalloped line that marks what a revision changed. */
const cloud = (x: number, y: number, width: number, height: number, across: number, down: number): string => {
  const [dx, dy] = [round(width / across), round(height / down)];
  const bump = (mx: number, my: number) =>
    `a${round(Math.hypot(mx, my) * 0.56)} ${round(Math.hypot(mx, my) * 0.56)} 0 0 1 ${mx} ${my}`;
  return `M${x} ${y}${bump(dx, 0).repeat(across)}${bump(0, dy).repeat(down)}${bump(-dx, 0).repeat(across)}${bump(0, -dy).repeat(down)}z`;
};

export const constructionChangeOrders = sheet(
  'A construction drawing with a revision cloud round the changed room, and a signed title block',
  line(rect(75, 45, 1050, 540), palette.card),
  faint(rect(99, 69, 1002, 492)),
  area(rect(420, 135, 240, 210), palette.lime),
  wall('M150 135H780V465H150zM150 315H255M345 315H420M420 135V195M420 285V465M420 345H510M600 345H660V135'),
  removed('M570 141V339'),
  line('M705 462V360H777M723 360V462M741 360V462M759 360V462'),
  dimension(150, 510, 780, 510, 4),
  door(420, 285, 90, 'w', 'n'),
  door(345, 315, 90, 's', 'w'),
  door(510, 345, 90, 's', 'e'),
  desk(195, 180, 90, 48, 's'),
  desk(456, 186, 66, 42, 's'),
  blue(cloud(393, 108, 300, 264, 8, 7)),
  blue('M750 69l27 48h-54z', palette.card),
  blue('M750 86v12M750 105v3'),
  line('M840 69V561M840 399H1101M840 453H1101M840 507H1101M960 399V507'),
  line('M870 426h60M870 480h42M990 480h60'),
  sign(1029, 426, 'calendar'),
  faint('M870 105h201M870 135h150M870 165h180M870 195h90M870 255h201M870 285h120'),
  blue('M876 543c18 -36 36 -36 30 -9s15 12 27 -6s12 18 27 9s21 -12 36 -3s36 -3 60 -6'),
);
