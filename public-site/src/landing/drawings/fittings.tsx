import { circle, rect, round } from './shapes';

export type Direction = 'n' | 'e' | 's' | 'w';

const unit: Record<Direction, readonly [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

interface DoorProps {
  /** The hinge. */
  x: number;
  y: number;
  width: number;
  /** Where the open leaf points, and where it shuts. */
  leaf: Direction;
  jamb: Direction;
  /** Opens once, when the drawing first shows. */
  opening?: boolean;
  /** Stands in the lime room. */
  overLime?: boolean;
}

/** A door leaf standing open, with the arc that it swings. */
export function Door({ x, y, width, leaf, jamb, opening = false, overLime = false }: DoorProps) {
  const [lx, ly] = unit[leaf];
  const [jx, jy] = unit[jamb];
  const clockwise = lx * jy - ly * jx > 0;
  const swing = `M${lx * width} ${ly * width}A${width} ${width} 0 0 ${clockwise ? 1 : 0} ${jx * width} ${jy * width}`;
  return (
    <g
      className={overLime ? 'door over-lime' : 'door'}
      transform={`translate(${x} ${y})`}
      data-opens={opening ? (clockwise ? 'right' : 'left') : undefined}
    >
      <path className="swing" d={swing} />
      <path className="leaf" d={`M0 0L${lx * width} ${ly * width}`} />
    </g>
  );
}

interface DimensionProps {
  y: number;
  /** Ends of the measured parts, from left to right. */
  stops: readonly number[];
  /** One to a part. */
  labels?: readonly string[];
  below?: boolean;
}

/** A horizontal dimension line with a tick at every stop. */
export function Dimension({ y, stops, labels = [], below = false }: DimensionProps) {
  const ticks = stops.map((x) => `M${x} ${y - 6}v12`).join('');
  return (
    <g className="dimension">
      <path d={`M${stops.at(0)} ${y}H${stops.at(-1)}${ticks}`} />
      {labels.map((label, index) => (
        <text
          key={label}
          x={round(((stops[index] ?? 0) + (stops[index + 1] ?? 0)) / 2)}
          y={below ? y + 20 : y - 10}
          textAnchor="middle"
        >
          {label}
        </text>
      ))}
    </g>
  );
}

interface RouteProps {
  /** Distinguishes this route on the page. */
  id: string;
  d: string;
  /** The part that runs through the lime room. */
  overLime?: string;
}

/** What now runs by itself: a dashed path, drawn once. */
export const Route = ({ id, d, overLime = '' }: RouteProps) => (
  <>
    <mask id={id} maskUnits="userSpaceOnUse" x="-50%" y="-50%" width="200%" height="200%">
      <path className="reveal" d={d + overLime} pathLength={1} strokeDasharray={1} strokeWidth={10} />
    </mask>
    <path className="route" d={d} mask={`url(#${id})`} />
    {overLime && <path className="route over-lime" d={overLime} mask={`url(#${id})`} />}
  </>
);

/** A tree from above, as landscape plans draw it. */
export function Tree({ x, y, radius }: { x: number; y: number; radius: number }) {
  const spokes = Array.from({ length: 7 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 7 + 0.3;
    const reach = radius * (index % 2 ? 0.48 : 0.74);
    return `M${x} ${y}L${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
  });
  return (
    <>
      <path className="card" d={circle(x, y, radius)} />
      <path d={spokes.join('')} />
    </>
  );
}

/** A person from above, walking to the left, with the steps taken so far. */
export const Walker = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    {[0, 1, 2, 3, 4].map((step) => (
      <ellipse
        key={step}
        className="solid bare"
        cx={26 + step * 13}
        cy={(step % 2 ? 5 : -5) + step * step}
        rx={4}
        ry={2}
      />
    ))}
    <ellipse className="solid bare" rx={6.5} ry={13} />
    <circle className="card" cx={-2} r={5.5} />
  </g>
);

/** A job done: the blue tile with its tick. */
export const Done = ({ x, y, overLime = false }: { x: number; y: number; overLime?: boolean }) => (
  <>
    <path className={overLime ? 'stop over-lime' : 'stop'} d={rect(x - 16, y - 16, 32, 32)} />
    <path className={overLime ? 'tick over-lime' : 'tick'} d={`M${x - 7} ${y}l5 5.5l9 -10.5`} />
  </>
);
