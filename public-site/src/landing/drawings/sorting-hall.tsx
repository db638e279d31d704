import { compositions } from './compositions';
import { Conveyor, conveyorCentre, Envelope, Page, Station, type ConveyorShape } from './conveyor';
import { Dimension, Done, Door } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

const wide: ConveyorShape = { left: 20, top: 142, right: 500, bottom: 420, half: 18, radius: 58 };

const SortingHallWide = (props: { className?: string }) => (
  <Sheet width={600} height={560} {...props}>
    <path className="card bare" d={rect(20, 56, 560, 450)} />
    <path className="wash bare" d={rect(20, 196, 126, 170)} />
    <path className="lime bare" d={rect(146, 196, 276, 170)} />
    <Conveyor {...wide} />
    <path
      className="wall"
      d="M20 116V56H580V506H20V446M20 394V168M20 196H146M194 196H422V258M422 306V366H20M146 196V366"
    />
    <path
      className="card"
      d={rect(150, 52, 96, 8) + rect(330, 52, 120, 8) + rect(576, 200, 8, 140) + rect(330, 502, 120, 8)}
    />
    <Records />
    <g transform="translate(290 236)">
      <DecisionDesk />
    </g>
    <path className="on-lime" d={circle(182, 336, 16) + circle(182, 336, 6)} />
    <g transform="translate(32 262)">
      <Archive />
    </g>
    <path className="route" d={conveyorCentre(wide, 32)} />
    <path className="route" d="M500 282H422" />
    <path className="route over-lime" d="M422 282H352" />
    <path className="stop" d={circle(500, 282, 5)} />
    <Door x={422} y={306} width={48} leaf="w" jamb="n" opening overLime />
    <Envelope x={58} y={142} />
    <Envelope x={204} y={142} />
    <Station x={132} y={142} half={18} />
    <Page x={274} y={142} />
    <Station x={352} y={142} half={18} />
    <Page x={420} y={142} filled />
    <Station x={300} y={420} half={18} />
    <Page x={384} y={420} filled />
    <Page x={232} y={420} filled />
    <Done x={148} y={420} />
    <text x="117" y="98">
      read
    </text>
    <text x="326" y="98">
      compare
    </text>
    <text x="282" y="476">
      enter
    </text>
    <text x="130" y="476">
      reply
    </text>
    <text x="34" y="222">
      archive
    </text>
    <text className="on-lime-text" x="208" y="222">
      decide
    </text>
    <Dimension y={26} stops={[20, 250, 580]} labels={['what comes in', 'what it means']} />
    <Dimension y={528} stops={[20, 250, 580]} labels={['what goes out', 'what it changes']} below />
  </Sheet>
);

const narrow: ConveyorShape = { left: 4, top: 98, right: 276, bottom: 314, half: 15, radius: 44 };

const SortingHallNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={404} {...props}>
    <path className="card bare" d={rect(4, 38, 320, 330)} />
    <path className="wash bare" d={rect(4, 140, 72, 132)} />
    <path className="lime bare" d={rect(76, 140, 146, 132)} />
    <Conveyor {...narrow} />
    <path className="wall" d="M4 76V38H324V368H4V336M4 292V120M4 140H76M112 140H222V188M222 224V272H4M76 140V272" />
    <path className="card" d={rect(60, 34, 72, 8) + rect(320, 150, 8, 110) + rect(180, 364, 80, 8)} />
    <g transform="translate(130 166)">
      <DecisionDesk />
    </g>
    <g transform="translate(16 172)">
      <Archive />
    </g>
    <path className="route" d={conveyorCentre(narrow, 16)} />
    <path className="route" d="M276 206H222" />
    <path className="route over-lime" d="M222 206H204" />
    <path className="stop" d={circle(276, 206, 5)} />
    <Door x={222} y={224} width={36} leaf="w" jamb="n" overLime />
    <Envelope x={34} y={98} />
    <Station x={84} y={98} half={15} />
    <Page x={132} y={98} />
    <Station x={186} y={98} half={15} />
    <Page x={230} y={98} filled />
    <Page x={236} y={314} filled />
    <Station x={176} y={314} half={15} />
    <Page x={126} y={314} filled />
    <Done x={72} y={314} />
    <text x="70" y="64">
      read
    </text>
    <text x="162" y="64">
      compare
    </text>
    <text x="158" y="356">
      enter
    </text>
    <text x="54" y="356">
      reply
    </text>
    <text x="14" y="160">
      archive
    </text>
    <text className="on-lime-text" x="122" y="160">
      decide
    </text>
    <Dimension y={20} stops={[4, 150, 324]} />
    <Dimension y={388} stops={[4, 150, 324]} />
  </Sheet>
);

/** Shelves with what the hall looks things up in. */
const Records = () => (
  <>
    <path className="card" d={rect(544, 176, 26, 210)} />
    <path d={[197, 218, 239, 260, 281, 302, 323, 344, 365].map((y) => `M544 ${y}h26`).join('')} />
    <path className="blue" d="M544 229H518M544 335H518" />
  </>
);

/** The only desk, and whoever decides. */
const DecisionDesk = () => (
  <>
    <path className="on-lime" d="M-40 30h-10v32h10" />
    <ellipse className="card on-lime" cx="-28" cy="46" rx="9" ry="17" />
    <circle className="stop over-lime" cx="-26" cy="46" r="6" />
    <path className="card" d={rect(0, 0, 56, 92)} />
    <path d={`${rect(10, 12, 24, 30)}${rect(10, 54, 36, 24)}M15 20h14M15 26h14M15 32h8M15 61h26M15 68h16`} />
  </>
);

const Archive = () => (
  <path className="card" d={`${rect(0, 0, 44, 92)}M0 23h44M0 46h44M0 69h44M16 9h12M16 32h12M16 55h12M16 78h12`} />
);

/** Hero of the automation page: paper goes round by itself, and only the unusual stops at a desk. */
export const SortingHall = compositions(SortingHallWide, SortingHallNarrow);
