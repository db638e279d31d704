import { compositions } from './compositions';
import { Dimension, Door, Route, Tree } from './fittings';
import { GrowingOfficeNarrow } from './growing-office-narrow';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

const windows = [
  rect(74, 64, 84, 8),
  rect(226, 64, 112, 8),
  rect(30, 116, 8, 68),
  rect(84, 492, 76, 8),
  rect(262, 492, 104, 8),
  rect(412, 384, 8, 68),
].join('');
const panes = 'M74 68h84M226 68h112M34 116v68M84 496h76M262 496h104M416 384v68';

const GrowingOfficeWide = (props: { className?: string }) => (
  <Sheet width={600} height={560} {...props}>
    <path className="card bare" d={rect(30, 64, 390, 436)} />
    <path className="wash bare" d={rect(212, 236, 200, 256)} />
    <path className="lime bare" d={rect(38, 240, 174, 132)} />
    <FirstRoom />
    <BigTable />
    <NextDoor />
    <PlanChest />
    <path className="wall" d="M30 340V500H420V152M420 104V64H30V292" />
    <path d="M38 340V492H412V152M412 104V72H38V292M30 292h8M30 340h8M412 104h8M412 152h8" />
    <path className="wall" d="M30 236H292M340 236H412M212 236V292M212 340V408M212 452V492M30 376H212" />
    <path className="card" d={windows} />
    <path d={panes} />
    <Ahead />
    <Route id="growing-route" d="M-8 316H30M212 316H300q16 0 16 -16V144q0 -16 16 -16H488" overLime="M30 316H212" />
    <path className="stop over-lime" d={circle(124, 316, 5)} />
    <path className="stop" d={circle(316, 272, 5) + circle(488, 128, 5)} />
    <Door x={30} y={340} width={48} leaf="e" jamb="n" overLime opening />
    <Door x={212} y={292} width={48} leaf="e" jamb="s" />
    <Door x={340} y={236} width={48} leaf="s" jamb="w" />
    <Door x={212} y={452} width={44} leaf="e" jamb="n" />
    <Door x={420} y={104} width={48} leaf="e" jamb="s" />
    <text className="on-lime-text" x="54" y="262">
      the first room
    </text>
    <text x="54" y="100">
      the big table
    </text>
    <text x="54" y="404">
      drawings
    </text>
    <text x="312" y="470" textAnchor="middle">
      next door
    </text>
    <text x="500" y="172" textAnchor="middle">
      ahead
    </text>
    <Dimension y={32} stops={[30, 420, 584]} labels={['built', 'drawn']} />
    <Dimension y={522} stops={[30, 212]} labels={['where it began']} below />
  </Sheet>
);

/** One desk, and the same form on it three times. */
const FirstRoom = () => (
  <>
    <path className="card on-lime" d={circle(144, 336, 11)} />
    <path className="card on-lime" d={rect(92, 336, 106, 30)} />
    {[101, 134, 167].map((x) => (
      <path key={x} className="paper" d={`${rect(x, 340, 20, 22)}M${x + 4} 346h12M${x + 4} 351h12M${x + 4} 356h7`} />
    ))}
  </>
);

const BigTable = () => (
  <>
    <path className="card" d={[86, 128, 170, 212].map((x) => circle(x, 118, 9) + circle(x, 194, 9)).join('')} />
    <path className="card" d={rect(66, 128, 166, 56)} />
    <path d={rect(118, 138, 62, 36)} />
    <path d="M118 158h26M144 138v10M144 158v16M162 158h18" />
  </>
);

const NextDoor = () => (
  <>
    {[248, 330].map((x) => (
      <g key={x}>
        <path className="card" d={rect(x, 384, 60, 32) + circle(x + 30, 430, 9)} />
        <path d={`M${x + 14} 392h32M${x + 20} 402h20`} />
      </g>
    ))}
    <path d={rect(384, 250, 28, 96)} />
    <path d="M384 274h28M384 298h28M384 322h28" />
  </>
);

/** Flat drawers for large paper. */
const PlanChest = () => (
  <>
    <path className="card" d={rect(54, 420, 92, 56)} />
    <path d="M54 434h92M54 448h92M54 462h92M94 427h12M94 441h12M94 455h12M94 469h12" />
  </>
);

const Ahead = () => (
  <>
    <path className="dashed" d="M420 64H584V332H420M420 236H520M566 236H584" />
    <path className="faint" d={rect(468, 262, 72, 40) + circle(486, 316, 8) + circle(522, 316, 8)} />
    <Tree x={478} y={402} radius={24} />
    <Tree x={554} y={452} radius={30} />
    <Tree x={486} y={482} radius={15} />
  </>
);

/** Hero of the story: the plan of an office that grew around its first room. */
export const GrowingOffice = compositions(GrowingOfficeWide, GrowingOfficeNarrow);
