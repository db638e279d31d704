import { compositions } from './compositions';
import { Door, Route } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

const TableWide = (props: { className?: string }) => (
  <Sheet width={600} height={540} {...props}>
    <path className="card bare" d={rect(30, 40, 540, 460)} />
    <path className="wall" d="M30 330V40H570V500H30V394" />
    <path
      className="card"
      d={`${rect(110, 37, 140, 6)}${rect(350, 37, 140, 6)}${rect(567, 180, 6, 160)}${rect(190, 497, 220, 6)}`}
    />
    <Chairs
      seats={[
        [300, 104],
        [480, 270],
        [300, 436],
        [120, 270],
      ]}
    />
    <path className="card wall" d={rect(160, 140, 280, 260)} />
    <Pen x={216} y={166} />
    <Pen x={396} y={330} />
    <path d={circle(400, 180, 16) + circle(400, 180, 11)} />
    <path className="blue" d="M416 180h8q3 0 3 -5" />
    <Paper x={246} y={186} />
    <path className="lime" d={circle(330, 318, 24)} />
    <path className="on-lime" d={`${circle(330, 318, 17)}M321 318l7 7l12 -14`} />
    <Route
      id="signing-table"
      d="M-16 362H106q14 0 14 -14V300M120 244q0 -140 148 -140M332 104q148 0 148 132M480 304q0 132 -148 132"
    />
    <path className="stop" d={circle(120, 270, 5) + circle(300, 104, 5) + circle(480, 270, 5) + circle(300, 436, 5)} />
    <Door x={30} y={394} width={64} leaf="e" jamb="n" opening />
    <text x="300" y="70" textAnchor="middle">
      owner
    </text>
    <text x="516" y="316" textAnchor="middle">
      tenant
    </text>
    <text x="300" y="480" textAnchor="middle">
      witness
    </text>
    <text x="88" y="232" textAnchor="middle">
      agent
    </text>
  </Sheet>
);

const TableNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={440} {...props}>
    <path className="card bare" d={rect(4, 10, 320, 420)} />
    <path className="wall" d="M4 300V10H324V430H4V352" />
    <path
      className="card"
      d={`${rect(60, 7, 90, 6)}${rect(190, 7, 90, 6)}${rect(321, 150, 6, 120)}${rect(110, 427, 120, 6)}`}
    />
    <Chairs
      seats={[
        [164, 62],
        [290, 216],
        [164, 380],
        [38, 216],
      ]}
    />
    <path className="card wall" d={rect(66, 92, 196, 256)} />
    <Pen x={96} y={112} />
    <Paper x={110} y={118} />
    <path className="lime" d={circle(204, 262, 24)} />
    <path className="on-lime" d={`${circle(204, 262, 17)}M195 262l7 7l12 -14`} />
    <path d={circle(230, 316, 14) + circle(230, 316, 9)} />
    <Route id="signing-table-narrow" d="M38 192Q38 62 134 62M194 62Q290 62 290 186M290 246Q290 380 194 380" />
    <path className="stop" d={circle(38, 216, 5) + circle(164, 62, 5) + circle(290, 216, 5) + circle(164, 380, 5)} />
    <Door x={4} y={352} width={52} leaf="e" jamb="n" opening />
    <path className="card bare" d={rect(8, 160, 54, 18) + rect(264, 252, 58, 18)} />
    <text x="164" y="32" textAnchor="middle">
      owner
    </text>
    <text x="318" y="266" textAnchor="end">
      tenant
    </text>
    <text x="164" y="420" textAnchor="middle">
      witness
    </text>
    <text x="14" y="174">
      agent
    </text>
  </Sheet>
);

const Chairs = ({ seats }: { seats: readonly (readonly [number, number])[] }) => (
  <path className="wash" d={seats.map(([x, y]) => circle(x, y, 24)).join('')} />
);

/** The contract in the middle, signed by three and about to be by the fourth. */
const Paper = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="paper" d={rect(8, 8, 108, 160)} />
    <path className="paper" d={rect(0, 0, 108, 160)} />
    <path d="M14 18H70M14 36H94M14 48H94M14 60H94M14 72H60" />
    <path d="M14 106H48M60 106H94M14 134H48M60 134H94" />
    <path
      className="blue"
      d="M16 102c4 -12 7 -12 8 -3s6 6 9 -3s6 4 12 -1M62 102c2 -8 6 -14 8 -6s2 10 7 2s6 6 14 -2M16 130c6 -14 9 -10 8 -2s6 4 8 -2s8 6 13 0"
    />
  </g>
);

const Pen = ({ x, y }: { x: number; y: number }) => <path className="card" d={`M${x} ${y}l6 -3l22 40l-1 9l-7 -5z`} />;

/** Hero of the contract page: one sheet that goes round the table by itself. */
export const SigningTable = compositions(TableWide, TableNarrow);
