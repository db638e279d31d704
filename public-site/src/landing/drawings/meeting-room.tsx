import { Dimension, Door, Route } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** A table, four chairs, a plan on it and the door open: where a first call leads. */
export const MeetingRoom = () => (
  <Sheet width={402} height={300}>
    <path className="lime bare" d={rect(60, 44, 340, 236)} />
    <path className="wall" d="M60 208V280H400V44H60V152" />
    <path className="card" d={rect(130, 41, 96, 6) + rect(262, 41, 96, 6) + rect(397, 110, 6, 104)} />
    <g>
      <path className="on-lime" d={[188, 288].map((x) => circle(x, 102, 15) + circle(x, 226, 15)).join('')} />
      <path className="card on-lime" d={rect(152, 122, 172, 84)} />
    </g>
    <path d={rect(198, 136, 80, 56)} />
    <path d="M198 166H228M228 136V150M228 166V192M252 166H278" />
    <path className="blue" d="M228 166h-14A14 14 0 0 1 228 152" />
    <path d={circle(172, 142, 6) + circle(304, 186, 6)} />
    <Door x={60} y={208} width={56} leaf="e" jamb="n" overLime />
    <Route id="meeting-route" d="M0 180H60" overLime="M60 180H118q16 0 16 16V210q0 16 16 16H172" />
    <path className="stop over-lime" d={circle(188, 226, 5)} />
    <Dimension y={18} stops={[60, 400]} />
  </Sheet>
);
