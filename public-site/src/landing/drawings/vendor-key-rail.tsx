import { compositions } from './compositions';
import { Route } from './fittings';
import { Person } from './person';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

const RailWide = (props: { className?: string }) => (
  <Sheet width={600} height={540} {...props}>
    <Rail x={30} width={540} />
    <HungKey x={84} tag="electrics" />
    <HungKey x={192} tag="lift" />
    <HungKey x={300} tag="plumber" out />
    <HungKey x={408} tag="roof" />
    <HungKey x={516} tag="garden" />
    <Slip x={36} y={366} />
    <Doorway x={450} y={500} />
    <Person x={372} y={500} />
    <Toolbox x={322} y={500} />
    <path d="M387 412L404 424" />
    <SmallKey x={404} y={424} />
    <Route id="key-rail" d="M300 306V356q0 14 14 14H398q14 0 14 14V410" />
    <path className="wall" d="M0 500H450M534 500H600" />
    <path className="faint" d={Array.from({ length: 9 }, (_, index) => `M${12 + index * 70} 522l14 -14`).join('')} />
  </Sheet>
);

const RailNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={500} {...props}>
    <Rail x={4} width={320} />
    <HungKey x={58} tag="lift" />
    <HungKey x={164} tag="plumber" out />
    <HungKey x={270} tag="roof" />
    <Doorway x={220} y={476} />
    <Person x={144} y={476} />
    <Toolbox x={92} y={476} />
    <path d="M159 388L176 400" />
    <SmallKey x={176} y={400} />
    <Route id="key-rail-narrow" d="M164 306V330q0 10 10 10t10 10V386" />
    <path className="wall" d="M0 476H220M304 476H328" />
    <path className="faint" d={Array.from({ length: 6 }, (_, index) => `M${8 + index * 56} 496l12 -12`).join('')} />
    <text x="14" y="360">
      out: plumber
    </text>
    <text x="14" y="378">
      flat 12
    </text>
  </Sheet>
);

const Rail = ({ x, width }: { x: number; width: number }) => (
  <>
    <path className="card wall" d={rect(x, 40, width, 40)} />
    <path className="faint" d={`M${x + 8} 52h${width - 16}M${x + 8} 64h${width - 16}`} />
  </>
);

interface HungKeyProps {
  x: number;
  tag: string;
  /** Somebody has it. */
  out?: boolean;
}

/** A key on its hook with the tag of the trade that may take it. */
const HungKey = ({ x, tag, out = false }: HungKeyProps) => (
  <>
    <path className="card" d={circle(x, 60, 7)} />
    <path d={`M${x} 67v22q0 8 -8 8`} />
    <path
      className={out ? 'dashed blue' : 'card'}
      d={`${circle(x, 122, 28)}M${x - 7} 149V252h14v-14h14v-10h-8v-12h8v-10H${x + 7}V149`}
    />
    <path className={out ? 'dashed blue' : undefined} d={circle(x, 108, 9)} />
    <path d={`M${x} 252v20`} />
    <path className="card" d={rect(x - 46, 272, 92, 30)} />
    <text x={x} y={291} textAnchor="middle">
      {tag}
    </text>
  </>
);

/** What the rail knows about the key that is out. */
const Slip = ({ x, y }: { x: number; y: number }) => (
  <>
    <path className="card" d={rect(x, y, 208, 116)} />
    <path d={`M${x} ${y + 32}h208`} />
    <path className="stop" d={circle(x + 18, y + 16, 4.5)} />
    <text x={x + 34} y={y + 20}>
      key is out
    </text>
    <text x={x + 16} y={y + 58}>
      flat 12, kitchen tap
    </text>
    <text x={x + 16} y={y + 80}>
      back by noon
    </text>
    <path className="blue" d={`M${x + 16} ${y + 98}h120`} />
  </>
);

const Doorway = ({ x, y }: { x: number; y: number }) => (
  <>
    <path className="lime" d={rect(x, y - 158, 84, 158)} />
    <path className="on-lime" d={`M${x + 12} ${y}V${y - 146}H${x + 72}V${y}`} />
    <path className="on-lime" d={circle(x + 22, y - 72, 4)} />
    <text className="on-lime-text" x={x + 42} y={y - 116} textAnchor="middle">
      12
    </text>
    <path className="wall" d={`M${x} ${y}V${y - 158}H${x + 84}V${y}`} />
  </>
);

const Toolbox = ({ x, y }: { x: number; y: number }) => (
  <path className="card" d={`M${x + 8} ${y - 22}v-10h16v10${rect(x, y - 22, 32, 22)}M${x} ${y - 13}h32`} />
);

const SmallKey = ({ x, y }: { x: number; y: number }) => (
  <path className="blue" d={`${circle(x + 7, y, 7)}M${x + 14} ${y}h20v6M${x + 28} ${y}v5`} />
);

/** Hero of the vendor page: every trade has its key, and the rail knows which one is out. */
export const KeyRail = compositions(RailWide, RailNarrow);
