import { palette } from './palette.js';
import { circle, rect, round } from './shapes.js';
import { area, blue, line } from './strokes.js';

export type Direction = 'n' | 'e' | 's' | 'w';

const unit: Record<Direction, readonly [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** A door hung at (x, y): its leaf stands open towards `leaf`, and it shuts towards `jamb`. */
export const door = (x: number, y: number, width: number, leaf: Direction, jamb: Direction): string => {
  const [lx, ly] = unit[leaf];
  const [jx, jy] = unit[jamb];
  const sweep = lx * jy - ly * jx > 0 ? 1 : 0;
  return blue(
    `M${x} ${y}l${lx * width} ${ly * width}A${width} ${width} 0 0 ${sweep} ${x + jx * width} ${y + jy * width}`,
  );
};

/** A dimension line with a tick at both ends and at every part between. */
export const dimension = (x1: number, y1: number, x2: number, y2: number, parts = 1): string => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const tx = round(((y1 - y2) / length) * 10);
  const ty = round(((x2 - x1) / length) * 10);
  const ticks = Array.from({ length: parts + 1 }, (_, index) => {
    const x = round(x1 + ((x2 - x1) * index) / parts);
    const y = round(y1 + ((y2 - y1) * index) / parts);
    return `M${round(x - tx)} ${round(y - ty)}l${2 * tx} ${2 * ty}`;
  });
  return blue(`M${x1} ${y1}L${x2} ${y2}${ticks.join('')}`);
};

/** The head of a route, its tip at (x, y). */
export const arrow = (x: number, y: number, towards: Direction): string => {
  const [dx, dy] = unit[towards];
  const [bx, by] = [x - dx * 20, y - dy * 20];
  return area(`M${x} ${y}L${bx - dy * 11} ${by + dx * 11}L${bx + dy * 11} ${by - dx * 11}z`, palette.blue);
};

/** A desk with its chair on one side, seen from above. */
export const desk = (x: number, y: number, width: number, height: number, chair: Direction): string => {
  const [dx, dy] = unit[chair];
  const seatX = x + width / 2 + dx * (width / 2 + 10);
  const seatY = y + height / 2 + dy * (height / 2 + 10);
  return line(circle(seatX, seatY, 15), palette.card) + line(rect(x, y, width, height), palette.card);
};

/** A tree from above, as landscape plans draw it. */
export const tree = (x: number, y: number, radius: number): string => {
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4 + 0.2;
    const reach = index % 2 === 0 ? 0.72 : 0.5;
    return `M${x} ${y}L${round(x + Math.cos(angle) * radius * reach)} ${round(y + Math.sin(angle) * radius * reach)}`;
  });
  return line(circle(x, y, radius), palette.card) + line(spokes.join(''));
};
