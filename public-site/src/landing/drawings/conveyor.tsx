import { circle, rect, round } from './shapes';

export interface ConveyorShape {
  /** Where it comes in, and, below, where it goes out. */
  left: number;
  /** Centre line of its three runs. */
  top: number;
  right: number;
  bottom: number;
  /** Half its width, and the radius of its two turns. */
  half: number;
  radius: number;
}

/** A belt from above that comes in on the left, turns round and leaves on the left. */
export function Conveyor(shape: ConveyorShape) {
  const { left, top, right, bottom, half, radius } = shape;
  const edge = (offset: number) => {
    const turn = radius + offset;
    const arc = `A${turn} ${turn} 0 0 1`;
    return {
      start: `${left} ${top - offset}`,
      d: `H${right - radius}${arc} ${right + offset} ${top + radius}V${bottom - radius}${arc} ${right - radius} ${bottom + offset}H${left}`,
    };
  };
  const outer = edge(half);
  const inner = edge(-half);
  return (
    <>
      <path className="card bare" d={`M${outer.start}${outer.d}V${bottom - half}${backwards(shape)}z`} />
      <path className="faint" d={rollers(shape)} />
      <path d={`M${outer.start}${outer.d}M${inner.start}${inner.d}`} />
    </>
  );
}

/** The way of what lies on it, from and to `outside` its ends. */
export const conveyorCentre = ({ left, top, right, bottom, radius }: ConveyorShape, outside: number) =>
  `M${left - outside} ${top}H${right - radius}A${radius} ${radius} 0 0 1 ${right} ${top + radius}V${bottom - radius}A${radius} ${radius} 0 0 1 ${right - radius} ${bottom}H${left - outside}`;

function backwards({ left, top, right, bottom, half, radius }: ConveyorShape) {
  const turn = radius - half;
  const arc = `A${turn} ${turn} 0 0 0`;
  return `H${right - radius}${arc} ${right - half} ${bottom - radius}V${top + radius}${arc} ${right - radius} ${top + half}H${left}`;
}

function rollers({ left, top, right, bottom, half, radius }: ConveyorShape) {
  const pitch = 12;
  const along = (from: number, to: number, draw: (at: number) => string) =>
    Array.from({ length: Math.floor((to - from) / pitch) }, (_, index) => draw(from + (index + 0.5) * pitch)).join('');
  const turn = (centreY: number, fromDegrees: number) =>
    [9, 27, 45, 63, 81].map((degrees) => {
      const angle = ((fromDegrees + degrees) * Math.PI) / 180;
      const at = (reach: number) =>
        `${round(right - radius + Math.cos(angle) * reach)} ${round(centreY + Math.sin(angle) * reach)}`;
      return `M${at(radius - half)}L${at(radius + half)}`;
    });
  return [
    along(left, right - radius, (x) => `M${x} ${top - half}v${2 * half}M${x} ${bottom - half}v${2 * half}`),
    along(top + radius, bottom - radius, (y) => `M${right - half} ${y}h${2 * half}`),
    ...turn(top + radius, -90),
    ...turn(bottom - radius, 0),
  ].join('');
}

interface PlaceProps {
  x: number;
  y: number;
}

export const Envelope = ({ x, y }: PlaceProps) => (
  <path className="card" d={`${rect(x - 15, y - 10, 30, 20)}M${x - 15} ${y - 10}l15 11l15 -11`} />
);

/** A page with its heading; `filled` has its blanks filled in. */
export const Page = ({ x, y, filled = false }: PlaceProps & { filled?: boolean }) => (
  <>
    <path className="card" d={rect(x - 10, y - 13, 20, 26)} />
    <path d={`M${x - 5} ${y - 6}h10M${x - 5} ${y}h10`} />
    {filled && <path className="blue" d={`M${x - 5} ${y + 6}h7`} />}
  </>
);

/** A gate that the belt runs through: something is read or written here. */
export const Station = ({ x, y, half }: PlaceProps & { half: number }) => (
  <>
    <path className="card" d={rect(x - 15, y - half - 10, 30, 2 * half + 20)} />
    <path className="blue" d={`M${x} ${y - half - 4}v${2 * half + 8}`} />
    <path className="stop" d={circle(x, y - half - 4, 3.5) + circle(x, y + half + 4, 3.5)} />
  </>
);
