import styled from 'styled-components';
import { compositions } from './compositions';
import { CrossedOut, OnPaper } from './crossed-out';
import { Dimension, Done, Door, Route } from './fittings';
import { OneRoomNarrow } from './one-room-narrow';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';
import { tabletLettering } from './tablet-lettering';

/** Rooms that the business plan has and the first release does not: where their name stands. */
const later: [name: string, x: number, y: number][] = [
  ['billing', 58, 114],
  ['teams and roles', 268, 114],
  ['search', 538, 114],
  ['reports', 708, 114],
  ['mobile app', 928, 114],
  ['admin', 58, 274],
  ['notifications', 228, 274],
  ['languages', 758, 274],
  ['settings', 938, 274],
];
const outline = 'M640 404H1140V84H40V404H584';
const partitions =
  'M250 84V144M250 194V244M520 84V144M520 194V244M690 84V144M690 194V244M910 84V144M910 194V244M40 244H110M160 244H350M400 244H560M610 244H780M830 244H980M1030 244H1140M210 244V300M210 350V404M920 244V300M920 350V404';

const OneRoomWide = (props: { className?: string }) => (
  <Sheet width={1104} height={500} {...props}>
    <g transform="translate(-38 0)">
      <path className="card bare" d={rect(40, 84, 1100, 320)} />
      <Unbuilt />
      <OnPaper>
        <path className="dashed" d={outline + partitions} />
        {later.map(([name, x, y]) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
      </OnPaper>
      <CrossedOut>
        <path className="wall" d={outline + partitions} />
      </CrossedOut>
      <path className="lime bare" d={rect(440, 244, 300, 160)} />
      <path className="wall" d="M640 404H740V244H440V404H584" />
      <Counter />
      <text className="on-lime-text" x="458" y="274">
        what they came for
      </text>
      <Door x={640} y={404} width={56} leaf="n" jamb="w" overLime />
      <Street />
      <Dimension y={44} stops={[40, 1140]} labels={['the business plan']} />
      <Dimension y={484} stops={[440, 740]} labels={['the first release']} />
    </g>
  </Sheet>
);

/** The one thing that the whole idea hangs on, and somebody behind it. */
const Counter = () => (
  <>
    <path className="on-lime" d={circle(512, 306, 11) + rect(468, 322, 88, 40)} />
    <path className="on-lime" d={rect(494, 329, 36, 26)} />
  </>
);

/** Furniture that nobody has bought yet. */
const Unbuilt = () => (
  <path
    className="faint"
    d={[
      rect(96, 144, 90, 30) + circle(141, 192, 10),
      rect(300, 156, 150, 40),
      [322, 375, 428].map((x) => circle(x, 143, 9) + circle(x, 209, 9)).join(''),
      circle(600, 170, 24),
      'M617 187l23 23',
      rect(744, 140, 120, 74),
      'M764 200v-20h16v20M796 200v-34h16v34M828 200v-44h16v44',
      rect(1000, 134, 50, 88),
      'M1000 148h50M1000 208h50',
      rect(76, 300, 84, 66),
      'M76 322h84M76 344h84M118 300v66',
      rect(280, 306, 96, 60),
      'M280 306l48 34l48 -34',
      rect(786, 304, 88, 26) + rect(786, 344, 88, 26),
      circle(1034, 336, 28) + circle(1034, 336, 11),
    ].join('')}
  />
);

/** Those who walk in from the street, and find it. */
const Street = () => (
  <>
    <Route id="one-room-route" d="M0 440H596q16 0 16 -16V404" overLime="M612 404V358q0 -16 16 -16H662" />
    <Done x={690} y={342} overLime />
    {[96, 196, 296].map((x) => (
      <g key={x}>
        <ellipse className="card" cx={x} cy={440} rx={7} ry={14} />
        <circle className="solid bare" cx={x} cy={440} r={5} />
      </g>
    ))}
    <text x="40" y="476">
      first users
    </text>
  </>
);

const LetteredOneRoom = styled(OneRoomWide)`
  ${tabletLettering}
`;

/** Moment of the startups page: of all the rooms in the plan, the one that proves the idea. */
export const OneRoom = compositions(LetteredOneRoom, OneRoomNarrow, 'tablet');
