import { compositions } from './compositions';
import { Dimension, Door, Route } from './fittings';
import { circle, rect, round } from './shapes';
import { Sheet } from './sheet';

const centre = { x: 300, y: 520 };

/** A point of the fan: degrees from straight up, clockwise, and distance from the stage. */
const at = (degrees: number, reach: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${round(centre.x + Math.sin(angle) * reach)} ${round(centre.y - Math.cos(angle) * reach)}`;
};
const arc = (reach: number, from: number, to: number) => `M${at(from, reach)}A${reach} ${reach} 0 0 1 ${at(to, reach)}`;

const blocks = [
  [-43, -22],
  [-16, 16],
  [22, 43],
] as const;
const wall = 404;
const aisle = -19;

interface HallProps {
  /** Distinguishes the route on the page. */
  id: string;
  /** Distance of each row's desks from the stage. */
  rows: readonly number[];
  /** From seat to seat. */
  seat: number;
  /** The row in which somebody is expected. */
  expected: number;
}

/** A lecture hall from above, fanned out between the foyer and two offices. */
const Hall = ({ id, rows, seat, expected }: HallProps) => (
  <>
    <path className="card bare" d={rect(20, 56, 560, 474)} />
    <path className="wash bare" d={`M20 229L${at(-44, 104)}V530H20zM580 229L${at(44, 104)}V530H580z`} />
    <path className="lime bare" d={`${arc(388, -16, 16)}L${at(16, 138)}A138 138 0 0 0 ${at(-16, 138)}z`} />
    <path d={rows.flatMap((reach) => [blocks[0], blocks[2]].map(([from, to]) => arc(reach, from, to))).join('')} />
    <path className="on-lime" d={rows.map((reach) => arc(reach, blocks[1][0] + 1, blocks[1][1] - 1)).join('')} />
    <path
      className="wall"
      d={rows.map((reach) => seats(reach, seat, blocks[0]) + seats(reach, seat, blocks[2])).join('')}
    />
    <path className="wall on-lime" d={rows.map((reach) => seats(reach, seat, blocks[1])).join('')} />
    <path
      className="wall"
      d={`M278 56H20V530H580V56H322M20 229L${at(-44, 104)}V486M580 229L${at(44, 104)}V530${arc(wall, -44, -21.6)}${arc(wall, -16.4, 44)}`}
    />
    <path className="wall" d={`M${at(-44, 104)}V530`} />
    <Stage />
    <Offices />
    <path
      className="card"
      d={rect(80, 52, 110, 8) + rect(410, 52, 110, 8) + rect(16, 300, 8, 90) + rect(576, 448, 8, 60)}
    />
    <Door x={278} y={56} width={44} leaf="s" jamb="e" opening />
    <Route
      id={id}
      d={`M300 20V74q0 12 -14 14C236 90 190 96 ${at(aisle, wall + 6)}L${at(aisle, expected + 23)}`}
      overLime={`M${at(aisle, expected + 23)}A${expected + 23} ${expected + 23} 0 0 1 ${at(-3, expected + 23)}L${at(-3, expected + 12)}`}
    />
    <path className="stop over-lime" d={circle(...point(-3, expected + 12), 7)} />
  </>
);

const point = (degrees: number, reach: number): [x: number, y: number] => {
  const [x = 0, y = 0] = at(degrees, reach).split(' ').map(Number);
  return [x, y];
};

/** Backs of the chairs along a row. */
function seats(reach: number, pitch: number, [from, to]: readonly [number, number]): string {
  const outer = reach + 12;
  const step = (pitch / outer) * (180 / Math.PI);
  const count = Math.floor((to - from) / step);
  const start = (from + to - (count - 1) * step) / 2;
  const half = step * 0.28;
  return Array.from({ length: count }, (_, index) => {
    const middle = start + index * step;
    return `M${at(middle - half, outer)}L${at(middle + half, outer)}`;
  }).join('');
}

const Stage = () => (
  <>
    <path className="blue wall" d="M246 516H354" />
    <path d="M232 530V452H368V530" />
    <path className="card" d={rect(284, 470, 32, 20)} />
    <path className="card" d={circle(300, 500, 7)} />
  </>
);

/** Admissions on the left, records on the right. */
const Offices = () => (
  <>
    <path className="card" d={`${rect(64, 404, 70, 24)}M76 411h30M76 419h20`} />
    <path className="card" d={circle(99, 444, 8)} />
    <path className="card" d={`${rect(546, 330, 24, 96)}M546 354h24M546 378h24M546 402h24`} />
    <path className="card" d={`${rect(452, 400, 60, 24)}M462 408h18M462 416h30`} />
  </>
);

const LectureHallWide = (props: { className?: string }) => (
  <Sheet width={600} height={572} {...props}>
    <Hall id="hall-route" rows={[150, 184, 218, 252, 286, 320, 354]} seat={20} expected={252} />
    <text x="36" y="90">
      foyer
    </text>
    <text x="36" y="506">
      admissions
    </text>
    <text x="500" y="506">
      records
    </text>
    <Dimension y={552} stops={[20, 228, 372, 580]} />
    <Dimension y={28} stops={[20, 278]} labels={['applied']} />
    <Dimension y={28} stops={[322, 580]} labels={['expected']} />
  </Sheet>
);

const LectureHallNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={344} {...props}>
    <g transform="translate(-8.5 20) scale(0.575)">
      <Hall id="hall-route-narrow" rows={[160, 214, 268, 322]} seat={32} expected={268} />
    </g>
    <text x="12" y="314">
      admissions
    </text>
    <text x="258" y="314">
      records
    </text>
    <Dimension y={28} stops={[3, 151]} labels={['applied']} />
    <Dimension y={28} stops={[177, 325]} labels={['expected']} />
  </Sheet>
);

/** Hero of the edtech page: from the front door to a seat that was kept. */
export const LectureHall = compositions(LectureHallWide, LectureHallNarrow);
