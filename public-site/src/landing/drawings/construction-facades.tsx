import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** Who builds: three houses of the street, the ground at their lower edge. */

const windows = (xs: readonly number[], ys: readonly number[], width: number, height: number) =>
  ys.flatMap((y) => xs.map((x) => rect(x, y, width, height))).join('');

/** A block in its scaffold, the lift of the day in lime. */
export const ScaffoldedBlock = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M40 150V30H150V150" />
    <path d={windows([54, 84, 114], [44, 72, 100], 20, 16)} />
    <path className="lime" d={rect(22, 64, 146, 7)} />
    <path d="M22 150V22M168 150V22M95 150V22M22 36H168M22 94H168M22 122H168M22 150L95 122M95 122L168 94M22 94L95 71M95 64L168 36" />
    <path className="blue wall" d="M84 150V128H106V150" />
    <path d={`${rect(186, 100, 28, 50)}M186 112h28M192 118v26M200 118v26M208 118v26`} />
    <path d="M182 150L190 100M176 150H184" />
  </Sheet>
);

/** A hoarding with the picture of what will stand here, and the first block behind it. */
export const DevelopersPlot = () => (
  <Sheet width={220} height={150}>
    <path className="dashed blue" d="M128 104V18H206V104M128 46H206M128 74H206M154 18V104M180 18V104" />
    <path className="wall card" d="M22 104V40H104V104" />
    <path d={windows([34, 58, 82], [52, 76], 12, 14)} />
    <path className="wall" d="M16 40H110" />
    <path className="card" d={rect(10, 104, 200, 46)} />
    <path d="M50 104V150M170 104V150" />
    <path className="lime" d={rect(62, 112, 64, 30)} />
    <path className="on-lime" d="M70 142v-18h14v18M90 142v-24h14v24M110 142v-14h10v14" />
    <path className="blue wall" d="M138 150V116H160V150" />
    <path className="stop" d={circle(155, 134, 2.5)} />
  </Sheet>
);

/** A workshop with its van: one trade, many sites. */
export const TradeWorkshop = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M14 150V78L56 56V78L98 56V78L140 56V150" />
    <path d={windows([26, 56, 86], [90], 20, 14)} />
    <path className="lime" d={rect(26, 114, 54, 36)} />
    <path className="on-lime" d="M26 123h54M26 132h54M26 141h54" />
    <path className="blue wall" d="M100 150V114H120V150" />
    <path className="card" d="M126 142V106H178V142zM178 142V114H194L206 128V142z" />
    <path className="blue" d="M183 119H192L199 128H183z" />
    <path d="M134 116h32M134 124h20M130 100H176M136 100v6M170 100v6" />
    <path className="card" d={circle(144, 142, 8) + circle(188, 142, 8)} />
  </Sheet>
);
