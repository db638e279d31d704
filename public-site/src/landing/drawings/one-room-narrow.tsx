import { CrossedOut, OnPaper } from './crossed-out';
import { Dimension, Done, Door, Route } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

const later: [name: string, x: number, y: number][] = [
  ['billing', 16, 64],
  ['reports', 180, 64],
  ['admin', 16, 150],
  ['search', 116, 150],
  ['mobile app', 220, 150],
  ['chat', 266, 236],
];
const outline = 'M166 346H324V40H4V346H126';
const partitions =
  'M166 40V62M166 96V126M4 126H40M74 126H196M230 126H324M104 126V150M104 184V212M208 126V150M208 184V212M4 212H324M254 212V262M254 296V346';

/** The same plan for a phone: fewer rooms, and the one that matters at the front. */
export const OneRoomNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={440} {...props}>
    <path className="card bare" d={rect(4, 40, 320, 306)} />
    <path
      className="faint"
      d={[
        rect(40, 82, 70, 26),
        rect(204, 78, 84, 36),
        'M218 106v-10h12v10M240 106v-18h12v18M262 106v-23h12v23',
        rect(24, 164, 54, 34),
        'M24 181h54M51 164v34',
        circle(152, 178, 15),
        'M163 189l16 14',
        rect(252, 160, 30, 44),
        circle(288, 286, 12) + circle(288, 320, 12),
      ].join('')}
    />
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
    <path className="lime bare" d={rect(4, 212, 250, 134)} />
    <path className="wall" d="M166 346H254V212H4V346H126" />
    <path className="on-lime" d={circle(54, 268, 9) + rect(20, 282, 68, 34)} />
    <path className="on-lime" d={rect(40, 288, 28, 22)} />
    <text className="on-lime-text" x="18" y="238">
      what they came for
    </text>
    <Door x={166} y={346} width={40} leaf="n" jamb="w" overLime />
    <Route id="one-room-route-narrow" d="M0 378H130q16 0 16 -16V346" overLime="M146 346V302q0 -16 16 -16H194" />
    <Done x={214} y={286} overLime />
    {[24, 66, 108].map((x) => (
      <g key={x}>
        <ellipse className="card" cx={x} cy={378} rx={6} ry={12} />
        <circle className="solid bare" cx={x} cy={378} r={4.5} />
      </g>
    ))}
    <text x="178" y="382">
      first users
    </text>
    <Dimension y={20} stops={[4, 324]} />
    <Dimension y={416} stops={[4, 254]} labels={['the first release']} below />
  </Sheet>
);
