import { Door, Route } from './fittings';
import { rect } from './shapes';
import { Sheet } from './sheet';
import { Taken } from './taken';

const left: [role: string, y: number][] = [
  ['product', 86],
  ['web', 166],
  ['mobile', 246],
  ['quality', 326],
];
const right: [role: string, y: number][] = [
  ['design', 86],
  ['data', 166],
  ['lead', 326],
];

/** The same table for a phone, set along the page. */
export const TakenChairNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={430} {...props}>
    <path className="card bare" d={rect(2, 4, 324, 416)} />
    <path className="wall" d="M282 420H2V4H326V420H322" />
    <path className="card" d={rect(-1, 150, 6, 100) + rect(60, 1, 90, 6)} />
    <path
      className="paper"
      d={[...left.map(([, y]) => chair(116, y, -1)), ...right.map(([, y]) => chair(212, y, 1))].join('')}
    />
    <path className="lime on-lime" d={chair(212, 246, 1)} />
    <path className="card" d={rect(116, 46, 96, 320)} />
    {left.map(([role, y]) => (
      <Seat key={role} x={116} y={y} side={-1} role={role} />
    ))}
    {right.map(([role, y]) => (
      <Seat key={role} x={212} y={y} side={1} role={role} />
    ))}
    <Route id="chair-route-narrow" d="M304 450V262q0 -16 -16 -16H256" />
    <Taken>
      <Colleague x={212} y={246} side={1} />
    </Taken>
    <Door x={282} y={420} width={40} leaf="n" jamb="e" />
  </Sheet>
);

interface SeatProps {
  /** The table's edge. */
  x: number;
  y: number;
  /** Left of the table (-1) or right of it (1). */
  side: -1 | 1;
  role: string;
}

const chair = (x: number, y: number, side: -1 | 1): string =>
  `M${x} ${y - 22}h${side * 22}a16 22 0 0 ${side === 1 ? 1 : 0} 0 44h${side * -22}`;

const Colleague = ({ x, y, side }: Omit<SeatProps, 'role'>) => (
  <>
    <path className="card" d={rect(x - side * 16 - 8, y - 15, 16, 30)} />
    <path className="wall" d={`M${x - side * 27} ${y - 18}v36`} />
    <path
      d={`M${x + side * 18} ${y - 14}L${x - side * 11} ${y - 9}M${x + side * 18} ${y + 14}L${x - side * 11} ${y + 9}`}
    />
    <ellipse className="card" cx={x + side * 20} cy={y} rx={7} ry={16} />
    <circle className="solid bare" cx={x + side * 16} cy={y} r={6.5} />
  </>
);

const Seat = ({ x, y, side, role }: SeatProps) => (
  <>
    <Colleague x={x} y={y} side={side} />
    <text x={x + side * 46} y={y + 4} textAnchor={side === 1 ? 'start' : 'end'}>
      {role}
    </text>
  </>
);
