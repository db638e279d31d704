import { circle } from './shapes';

interface RoomLetterProps {
  x: number;
  y: number;
  /** As in the list beside the drawing: a, b, c. */
  children: string;
}

/** The letter of a room, as the legend beside the plan has it. */
export const RoomLetter = ({ x, y, children }: RoomLetterProps) => (
  <g className="dimension">
    <path className="card" d={circle(x, y, 13)} />
    <text x={x} y={y + 4} textAnchor="middle">
      {children}
    </text>
  </g>
);
