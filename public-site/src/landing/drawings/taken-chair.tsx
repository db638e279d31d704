import styled from 'styled-components';
import { compositions } from './compositions';
import { Dimension, Door, Route, Tree } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';
import { Taken } from './taken';
import { TakenChairNarrow } from './taken-chair-narrow';
import { tabletLettering } from './tablet-lettering';

const upper: [role: string, x: number][] = [
  ['product', 262],
  ['design', 390],
  ['front end', 518],
  ['back end', 646],
  ['data', 774],
  ['mobile', 902],
];
const lower: [role: string, x: number][] = [
  ['support', 262],
  ['quality', 390],
  ['security', 518],
  ['ops', 646],
  ['your lead', 902],
];

const TakenChairWide = (props: { className?: string }) => (
  <Sheet width={1104} height={500} {...props}>
    <path className="card bare" d={rect(2, 24, 1100, 400)} />
    <path className="wall" d="M2 400V424H1102V24H2V336" />
    <path className="card" d={rect(180, 21, 150, 6) + rect(430, 21, 150, 6) + rect(1099, 150, 6, 130)} />
    <path d={`${rect(700, 27, 240, 8)}M760 27v8M820 27v8M880 27v8`} />
    <path
      className="paper"
      d={[...upper.map(([, x]) => chair(x, 154, -1)), ...lower.map(([, x]) => chair(x, 282, 1))].join('')}
    />
    <path className="lime on-lime" d={chair(774, 282, 1)} />
    <path className="card" d={rect(190, 154, 784, 128)} />
    <OnTheTable />
    {upper.map(([role, x]) => (
      <Seat key={role} x={x} y={154} side={-1} role={role} />
    ))}
    {lower.map(([role, x]) => (
      <Seat key={role} x={x} y={282} side={1} role={role} />
    ))}
    <Route id="chair-route" d="M-40 372H758q16 0 16 -16V330" />
    <Taken>
      <Colleague x={774} y={282} side={1} />
    </Taken>
    <Door x={2} y={400} width={60} leaf="e" jamb="n" />
    <Tree x={1058} y={380} radius={24} />
    <Tree x={1052} y={70} radius={18} />
    <Dimension y={472} stops={[2, 774]} labels={['2 weeks average onboarding']} />
  </Sheet>
);

/** The plan that they are working on, and what keeps them going. */
const OnTheTable = () => (
  <>
    <path d={rect(408, 201, 92, 34) + circle(600, 218, 7) + circle(236, 218, 7) + circle(840, 212, 7)} />
    <path d="M420 208h68v20h-68zM446 208v8M446 222v6M446 216h42" />
    <path className="blue" d="M446 222a6 6 0 0 1 6 -6" />
    <path d={rect(684, 206, 30, 22) + rect(690, 210, 30, 22)} />
  </>
);

interface SeatProps {
  x: number;
  /** The table's edge. */
  y: number;
  /** Above the table (-1) or below it (1). */
  side: -1 | 1;
  role: string;
}

const chair = (x: number, y: number, side: -1 | 1): string =>
  `M${x - 26} ${y}v${side * 26}a26 20 0 0 ${side === 1 ? 0 : 1} 52 0v${side * -26}`;

/** From above: shoulders, a head that leans in, two arms, a laptop. */
const Colleague = ({ x, y, side }: Omit<SeatProps, 'role'>) => (
  <>
    <path className="card" d={`${rect(x - 19, y - side * 18 - 10, 38, 20)}`} />
    <path className="wall" d={`M${x - 23} ${y - side * 32}h46`} />
    <path
      d={`M${x - 17} ${y + side * 22}L${x - 11} ${y - side * 12}M${x + 17} ${y + side * 22}L${x + 11} ${y - side * 12}`}
    />
    <ellipse className="card" cx={x} cy={y + side * 24} rx={20} ry={8} />
    <circle className="solid bare" cx={x} cy={y + side * 19} r={8} />
  </>
);

const Seat = ({ x, y, side, role }: SeatProps) => (
  <>
    <Colleague x={x} y={y} side={side} />
    <text x={x} y={side === 1 ? y + 76 : y - 62} textAnchor="middle">
      {role}
    </text>
  </>
);

const Lettered = styled(TakenChairWide)`
  ${tabletLettering}
`;

/** Moment of the staffing page: eleven people at a table, and the twelfth chair. */
export const TakenChair = compositions(Lettered, TakenChairNarrow, 'tablet');
