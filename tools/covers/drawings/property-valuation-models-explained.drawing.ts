import {
  axonometry,
  dimension,
  dot,
  faint,
  line,
  palette,
  route,
  sheet,
  wall,
  type Point,
} from '../vocabulary/index.js';

type View = ReturnType<typeof axonometry>;
type Stroke = (d: string, fill?: string) => string;

const [length, depth, eaves, ridge] = [5, 4, 2.4, 4.2];

// One house type, drawn once for the subject and again for its comparables.
const house = (view: View, stroke: Stroke, gable: string): string => {
  const front: Point[] = [
    [0, depth, 0],
    [length, depth, 0],
    [length, depth, eaves],
    [0, depth, eaves],
  ];
  const end: Point[] = [
    [length, depth, 0],
    [length, 0, 0],
    [length, 0, eaves],
    [length, depth / 2, ridge],
    [length, depth, eaves],
  ];
  const roof: Point[] = [
    [0, depth, eaves],
    [length, depth, eaves],
    [length, depth / 2, ridge],
    [0, depth / 2, ridge],
  ];
  return (
    stroke(view.closed(...front), palette.card) +
    stroke(view.closed(...end), gable) +
    stroke(view.closed(...roof), palette.card)
  );
};

const subject = axonometry(570, 270, 64);
const comparables = [axonometry(195, 165, 25), axonometry(150, 420, 25), axonometry(1020, 165, 25)];

const pane = (x: number): string =>
  subject.closed([x, depth, 0.8], [x + 0.9, depth, 0.8], [x + 0.9, depth, 1.8], [x, depth, 1.8]);
const courses = [0.25, 0.5, 0.75].map((part) => {
  const [y, z] = [depth - (depth / 2) * part, eaves + (ridge - eaves) * part];
  return subject.open([0.06, y, z], [length - 0.06, y, z]);
});

export const propertyValuationModelsExplained = sheet(
  'A house measured along three axes, with three fainter houses it is compared to',
  ...comparables.map((view) => house(view, faint, palette.card)),
  route('M225 165C285 105 340 105 398 149M180 420C240 345 280 320 336 320M990 165C930 105 850 150 802 236'),
  house(subject, wall, palette.lime),
  faint(courses.join('')),
  line(pane(0.6) + pane(1.9)),
  line(subject.closed([3.4, depth, 0], [4.3, depth, 0], [4.3, depth, 1.8], [3.4, depth, 1.8])),
  line(subject.closed([length, 2.6, 0.9], [length, 1.4, 0.9], [length, 1.4, 2.2], [length, 2.6, 2.2]), palette.card),
  line(subject.open([length, 2, 0.9], [length, 2, 2.2])),
  dimension(...subject.at([0, depth + 0.7, 0]), ...subject.at([length, depth + 0.7, 0]), 5),
  dimension(...subject.at([length + 0.7, 0, 0]), ...subject.at([length + 0.7, depth, 0]), 4),
  dimension(...subject.at([length + 0.5, -0.5, 0]), ...subject.at([length + 0.5, -0.5, eaves]), 2),
  dot(225, 165),
  dot(180, 420),
  dot(990, 165),
);
