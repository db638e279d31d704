import { round } from './shapes';

/** x runs down to the right, y down to the left, z up. */
export type Point = readonly [x: number, y: number, z: number];

/** An isometric view whose (0, 0, 0) lies at (left, top), `unit` units of the sheet to one of the model. */
export function axonometry(left: number, top: number, unit: number) {
  const at = ([x, y, z]: Point): string =>
    `${round(left + (x - y) * Math.cos(Math.PI / 6) * unit)} ${round(top + ((x + y) / 2 - z) * unit)}`;
  const open = (...points: Point[]): string => `M${points.map(at).join('L')}`;
  const closed = (...points: Point[]): string => `${open(...points)}z`;

  const floor = (x: number, y: number, width: number, depth: number, z = 0): string =>
    closed([x, y, z], [x + width, y, z], [x + width, y + depth, z], [x, y + depth, z]);

  /** The faces of a box that one sees; (x, y, z) is its far lower corner. */
  const box = ([x, y, z]: Point, width: number, depth: number, height: number) => {
    const [right, near, upper] = [x + width, y + depth, z + height];
    return {
      top: floor(x, y, width, depth, upper),
      sides:
        closed([x, near, z], [right, near, z], [right, near, upper], [x, near, upper]) +
        closed([right, y, z], [right, near, z], [right, near, upper], [right, y, upper]),
    };
  };

  /** A quarter circle on the floor, such as a door's swing. */
  const arc = (x: number, y: number, radius: number, from: number): string =>
    open(
      ...Array.from({ length: 10 }, (_, index): Point => {
        const angle = ((from + index * 10) * Math.PI) / 180;
        return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, 0];
      }),
    );

  return { at, open, closed, floor, box, arc };
}

export type Axonometry = ReturnType<typeof axonometry>;

interface BlockProps {
  view: Axonometry;
  at: Point;
  /** Width, depth, height. */
  size: Point;
  className?: string;
}

/** A closed box. */
export function Block({ view, at, size: [width, depth, height], className = 'card' }: BlockProps) {
  const { top, sides } = view.box(at, width, depth, height);
  return <path className={className} d={sides + top} />;
}

/** A wall, cut at its top: the cut is solid ink, as in any section. */
export function CutWall({ view, at, size: [width, depth, height] }: BlockProps) {
  const { top, sides } = view.box(at, width, depth, height);
  return (
    <>
      <path className="card" d={sides} />
      <path className="solid" d={top} />
    </>
  );
}
