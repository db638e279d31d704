import { circle } from './shapes';

interface LeaderProps {
  /** The point of the model that is named, on the sheet. */
  from: string;
  /** Where the line ends, its text beside it. */
  x: number;
  y: number;
  children: string;
}

/** A name outside a model, tied to its part. */
export function Leader({ from, x, y, children }: LeaderProps) {
  const [fromX = 0, fromY = 0] = from.split(' ').map(Number);
  const above = y < fromY;
  return (
    <g className="dimension">
      <path className="stop" d={circle(fromX, fromY, 4)} />
      <path d={`M${fromX} ${fromY}V${y}H${x}`} />
      <text x={x} y={above ? y - 8 : y + 20} textAnchor={x < fromX ? 'start' : x > fromX ? 'end' : 'middle'}>
        {children}
      </text>
    </g>
  );
}
