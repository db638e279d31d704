import { circle } from './shapes';

interface FindingProps {
  number: number;
  x: number;
  y: number;
  label: string;
  /** Where the label stands: over its number, or right of it. */
  to?: 'top' | 'right';
}

/** A number of the list below, where it is found. */
export const Finding = ({ number, x, y, label, to = 'top' }: FindingProps) => (
  <g className="dimension">
    <path className="card" d={circle(x, y, 15)} />
    <text x={x} y={y + 4.5} textAnchor="middle">
      {number}
    </text>
    {to === 'top' ? (
      <text x={x} y={y - 25} textAnchor="middle">
        {label}
      </text>
    ) : (
      <text x={x + 24} y={y + 4.5}>
        {label}
      </text>
    )}
  </g>
);
