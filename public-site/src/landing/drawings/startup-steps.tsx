import { Dimension, Door } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** The plan, and the frame that is laid over the part that counts. */
export const MarkedPlan = () => (
  <Sheet width={280} height={132}>
    <path className="faint" d="M4 14H262V118H4zM70 14V60M150 14V118M4 60H150M206 14V70M150 70H262M206 70V118" />
    <path className="wash bare" d={rect(150, 70, 56, 48)} />
    <path className="blue wall" d={rect(146, 66, 64, 56)} />
    <path className="card" d="M222 52L256 10l10 8L232 60l-14 6z" />
    <path d="M222 52l10 8" />
  </Sheet>
);

/** One room with its scaffold, and each Friday the people who look at it. */
export const WeeklyRoom = () => (
  <Sheet width={280} height={132}>
    <path className="wash bare" d={rect(40, 14, 150, 92)} />
    <path className="wall" d="M40 60V14H190V106H112" />
    <path className="dashed" d="M112 106H40V60" />
    <path d="M206 106V6M226 106V6M202 30h28M202 56h28M202 82h28M206 30l20 26M226 56l-20 26" />
    <path className="card" d={rect(66, 42, 60, 26)} />
    <path d="M76 50h40M76 59h24" />
    <path className="card" d={[78, 98, 118].map((x) => circle(x, 88, 7)).join('')} />
    <Dimension y={122} stops={[40, 78, 115, 152, 190]} />
  </Sheet>
);

/** The room is open, and what people do in it is measured. */
export const OpenRoom = () => (
  <Sheet width={280} height={132}>
    <path className="lime bare" d={rect(20, 8, 118, 100)} />
    <path className="wall" d="M138 84V108H20V8H138V44" />
    <Door x={138} y={84} width={40} leaf="w" jamb="n" overLime />
    <path className="on-lime" d={rect(34, 26, 36, 34)} />
    <path className="route" d="M262 64H138" />
    <path className="route over-lime" d="M138 64H86" />
    <path className="stop over-lime" d={circle(80, 64, 5)} />
    {[164, 198, 232].map((x) => (
      <g key={x}>
        <ellipse className="card" cx={x} cy={64} rx={6} ry={12} />
        <circle className="solid bare" cx={x} cy={64} r={4.5} />
      </g>
    ))}
    <path d="M164 108V98h12v10M192 108V92h12v16M220 108V84h12v24M158 108H250" />
  </Sheet>
);
