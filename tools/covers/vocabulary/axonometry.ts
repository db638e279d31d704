import { ellipse, round } from './shapes.js';
import { line } from './strokes.js';

type Stroke = typeof line;

/** x runs down to the right, y down to the left, z up. */
export type Point = readonly [x: number, y: number, z: number];

/** An isometric view whose (0, 0, 0) lies at (left, top), `unit` units of the sheet to one unit of the model. */
export const axonometry = (left: number, top: number, unit: number) => {
  const at = ([x, y, z]: Point): [number, number] => [
    round(left + (x - y) * Math.cos(Math.PI / 6) * unit),
    round(top + ((x + y) / 2 - z) * unit),
  ];
  const open = (...points: Point[]): string => `M${points.map((point) => at(point).join(' ')).join('L')}`;
  const closed = (...points: Point[]): string => `${open(...points)}z`;

  /** A closed box; (x, y, z) is its far lower corner. The subject of a drawing takes a wall's profile. */
  const box = ([x, y, z]: Point, [width, depth, height]: Point, fill: string, profile: Stroke = line): string => {
    const [right, near, top_] = [x + width, y + depth, z + height];
    const outline = closed(
      [x, y, top_],
      [right, y, top_],
      [right, y, z],
      [right, near, z],
      [x, near, z],
      [x, near, top_],
    );
    const edges =
      open([x, near, top_], [right, near, top_], [right, y, top_]) + open([right, near, top_], [right, near, z]);
    return profile(outline, fill) + line(edges);
  };

  /** A circle lying flat. */
  const disc = ([x, y, z]: Point, radius: number): string => {
    const [cx, cy] = at([x, y, z]);
    return ellipse(cx, cy, radius * Math.sqrt(1.5) * unit, radius * Math.sqrt(0.5) * unit);
  };

  /** A standing cylinder on the point given. */
  const drum = ([x, y, z]: Point, radius: number, height: number, fill: string, profile: Stroke = line): string => {
    const [cx, foot] = at([x, y, z]);
    const [rx, ry] = [round(radius * Math.sqrt(1.5) * unit), round(radius * Math.sqrt(0.5) * unit)];
    const head = round(foot - height * unit);
    const body = `M${round(cx - rx)} ${head}V${foot}a${rx} ${ry} 0 0 0 ${2 * rx} 0V${head}a${rx} ${ry} 0 0 0 ${-2 * rx} 0z`;
    return profile(body, fill) + line(`M${round(cx - rx)} ${head}a${rx} ${ry} 0 0 0 ${2 * rx} 0`);
  };

  return { at, open, closed, box, disc, drum };
};
