import { compositions } from './compositions';
import { Dimension, Door, Route } from './fittings';
import { ShopFloorNarrow } from './shop-floor-narrow';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';
import { Gondola, Till } from './shop-fittings';

const ShopFloorWide = (props: { className?: string }) => (
  <Sheet width={600} height={560} {...props}>
    <path className="card bare" d={rect(20, 56, 560, 450)} />
    <path className="lime bare" d={rect(20, 56, 400, 110)} />
    <path className="wash bare" d={rect(420, 56, 160, 110)} />
    <Racks />
    <Bay />
    <Fridges />
    {[90, 180, 270, 360].map((x) => (
      <Gondola key={x} x={x} y={214} width={40} height={186} />
    ))}
    <path className="blue wash" d={rect(110, 276, 20, 31)} />
    {[108, 228, 348].map((x) => (
      <Till key={x} x={x} y={440} />
    ))}
    <path className="card" d={circle(474, 252, 26) + circle(474, 348, 26)} />
    <path d={circle(474, 252, 12) + circle(474, 348, 12)} />
    <path className="card" d={rect(20, 196, 22, 216)} />
    <path d={[227, 258, 289, 320, 351, 382].map((y) => `M20 ${y}h22`).join('')} />
    <path
      className="wall"
      d="M580 90V56H20V506H430M520 506H580V138M20 166H132M178 166H312M358 166H580M420 56V94M420 142V166"
    />
    <path className="card" d={rect(60, 502, 120, 8) + rect(230, 502, 120, 8)} />
    <path className="blue wall" d="M430 506H462M488 506H520" />
    <path d="M440 494h70M440 486h70M440 478h70" />
    <path className="route" d="M612 114H420M155 166V276q0 16 -16 16H124" />
    <Route id="shop-route" d="M335 430V166" overLime="M335 166V144q0 -16 -16 -16H171q-16 0 -16 16V166" />
    <path className="route over-lime" d="M420 114H376" />
    <path className="stop" d={circle(335, 436, 5) + circle(120, 292, 5)} />
    <Door x={178} y={166} width={46} leaf="s" jamb="w" />
    <Door x={358} y={166} width={46} leaf="n" jamb="w" overLime />
    <Door x={420} y={142} width={48} leaf="e" jamb="n" />
    <text className="on-lime-text" x="36" y="122">
      stockroom
    </text>
    <text x="490" y="86">
      goods in
    </text>
    <text x="60" y="436">
      tills
    </text>
    <Dimension y={26} stops={[20, 420, 580]} labels={['reordered', 'checked']} />
    <Dimension y={528} stops={[20, 145, 580]} labels={['refilled', 'sold']} below />
  </Sheet>
);

/** Boxes along the stockroom's back wall, each with its cross. */
const Racks = () => (
  <path
    className="on-lime"
    d={[36, 66, 96, 126, 186, 216, 246, 276, 336, 366]
      .map((x) => `${rect(x, 66, 30, 24)}M${x} 66l30 24M${x + 30} 66l-30 24`)
      .join('')}
  />
);

/** Where deliveries stand until they are checked. */
const Bay = () => (
  <>
    <path className="card" d={rect(500, 104, 56, 44)} />
    <path d="M500 115h56M500 126h56M500 137h56M519 104v44M537 104v44" />
  </>
);

const Fridges = () => (
  <>
    <path className="card" d={rect(546, 186, 34, 230)} />
    <path d={[232, 278, 324, 370].map((y) => `M546 ${y}h34`).join('')} />
    <path className="blue" d={[209, 255, 301, 347, 393].map((y) => `M546 ${y - 8}v16`).join('')} />
  </>
);

/** Hero of the retail page: what the till sells, the stockroom hears of, and the empty shelf gets. */
export const ShopFloor = compositions(ShopFloorWide, ShopFloorNarrow);
