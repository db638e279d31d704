import { compositions } from './compositions';
import { Done, Route } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

const channels = ['web', 'mail', 'phone', 'portal', 'street'];

const FrameWide = (props: { className?: string }) => (
  <Sheet width={600} height={540} {...props}>
    {channels.map((channel, index) => (
      <Chute key={channel} x={64 + index * 118} y={60} label={channel} />
    ))}
    <path className="card" d="M20 124H580L548 176H338V210H262V176H52z" />
    <path d="M64 132l18 36M182 132l18 36M300 132v36M418 132l-18 36M536 132l-18 36" className="faint" />
    <path className="card wall" d={rect(238, 210, 124, 76)} />
    <path className="card" d={circle(300, 240, 20)} />
    <path className="blue" d="M300 240l12 -12M282 240a18 18 0 0 1 36 0" />
    <text x="300" y="276" textAnchor="middle">
      score
    </text>
    <path className="card wall" d={rect(30, 336, 540, 164)} />
    <path className="lime bare" d={rect(212, 338, 176, 160)} />
    <path className="wall" d="M30 336H570V500H30zM210 336V500M390 336V500M30 418H210M390 418H570" />
    <Letters x={50} y={410} count={3} />
    <Letters x={50} y={492} count={2} />
    <Letters x={410} y={410} count={1} />
    <Letters x={410} y={492} count={4} />
    <path className="on-lime" d={`${rect(244, 424, 112, 60)}M244 424l56 34l56 -34`} />
    <path className="wall" d="M30 500V524M570 500V524M0 524H600" />
    <Route id="sorting-frame" d="M300 72V210M300 286V336" overLime="M300 336V424" />
    <path className="route" d="M238 248H150q-14 0 -14 14V330M362 248H466q14 0 14 14V330" />
    <Done x={352} y={372} overLime />
    <text x="120" y="360" textAnchor="middle">
      north
    </text>
    <text x="120" y="442" textAnchor="middle">
      south
    </text>
    <text x="480" y="360" textAnchor="middle">
      rentals
    </text>
    <text x="480" y="442" textAnchor="middle">
      later
    </text>
    <text className="on-lime-text" x="222" y="360">
      call now
    </text>
  </Sheet>
);

const FrameNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={440} {...props}>
    {channels.map((channel, index) => (
      <Chute key={channel} x={34 + index * 65} y={48} label={channel} slim />
    ))}
    <path className="card" d="M4 98H324L300 134H194V154H134V134H28z" />
    <path className="card wall" d={rect(108, 154, 112, 70)} />
    <path className="card" d={circle(164, 182, 18)} />
    <path className="blue" d="M164 182l10 -10M148 182a16 16 0 0 1 32 0" />
    <text x="164" y="216" textAnchor="middle">
      score
    </text>
    <path className="card bare" d={rect(6, 268, 316, 150)} />
    <path className="lime bare" d={rect(108, 268, 112, 150)} />
    <path
      className="wall"
      d="M6 268H322V418H6zM108 268V418M220 268V418M6 343H108M220 343H322M6 418V436M322 418V436M0 436H328"
    />
    <Letters x={18} y={336} count={2} />
    <Letters x={18} y={411} count={3} />
    <Letters x={232} y={336} count={1} />
    <Letters x={232} y={411} count={4} />
    <path className="on-lime" d={`${rect(122, 358, 84, 48)}M122 358l42 26l42 -26`} />
    <Route id="sorting-frame-narrow" d="M164 58V154M164 224V268" overLime="M164 292V306" />
    <path className="route" d="M108 190H70q-12 0 -12 12V262M220 190H258q12 0 12 12V262" />
    <Done x={164} y={322} overLime />
    <text x="57" y="286" textAnchor="middle">
      north
    </text>
    <text x="57" y="361" textAnchor="middle">
      south
    </text>
    <text x="271" y="286" textAnchor="middle">
      rentals
    </text>
    <text x="271" y="361" textAnchor="middle">
      later
    </text>
    <text className="on-lime-text" x="164" y="286" textAnchor="middle">
      call now
    </text>
  </Sheet>
);

interface ChuteProps {
  x: number;
  y: number;
  label: string;
  slim?: boolean;
}

/** A way in: its mouth above, a letter in it. */
const Chute = ({ x, y, label, slim = false }: ChuteProps) => {
  const half = slim ? 24 : 36;
  return (
    <>
      <path
        className="card"
        d={`M${x - half} ${y - 24}h${half * 2}l-12 34v${slim ? 40 : 54}h${24 - half * 2}v${slim ? -40 : -54}z`}
      />
      <path className="card" d={`${rect(x - 14, y - 8, 28, 20)}M${x - 14} ${y - 8}l14 9l14 -9`} />
      <text x={x} y={y - 34} textAnchor="middle">
        {label}
      </text>
    </>
  );
};

/** Letters on their edge in a pigeonhole. */
const Letters = ({ x, y, count }: { x: number; y: number; count: number }) => (
  <path d={Array.from({ length: count }, (_, index) => `M${x + index * 9} ${y}l8 -38h5l-8 38z`).join('')} />
);

/** Hero of the lead page: five ways in, one scale, and the letter that has to be answered now. */
export const SortingFrame = compositions(FrameWide, FrameNarrow);
