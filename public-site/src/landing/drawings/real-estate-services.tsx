import { Dimension, Done, Door } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** Three ways in, one tray, an answer. */
export const LeadIntake = () => (
  <Sheet width={280} height={170}>
    <path className="lime" d={rect(150, 68, 34, 34)} />
    <path className="on-lime" d="M150 79.3h34M150 90.6h34" />
    <path className="wall" d="M84 8V30M84 54V73M84 97V116M84 140V162" />
    {[54, 97, 140].map((y) => (
      <Door key={y} x={84} y={y} width={24} leaf="e" jamb="n" />
    ))}
    <path className="route" d="M54 42H151q16 0 16 16V68M54 85H150M54 128H151q16 0 16 -16V102M184 85H236" />
    <path className="stop" d={circle(54, 42, 3.5) + circle(54, 85, 3.5) + circle(54, 128, 3.5)} />
    <Done x={252} y={85} />
    {['web', 'phone', 'portal'].map((channel, index) => (
      <text key={channel} x={44} y={46 + index * 43} textAnchor="end">
        {channel}
      </text>
    ))}
  </Sheet>
);

/** A house measured against its neighbours. */
export const Valuation = () => (
  <Sheet width={280} height={170}>
    <path d="M22 142V94L52 70L82 94V142" />
    <path d={rect(34, 102, 12, 14) + rect(58, 102, 12, 14) + rect(45, 124, 14, 18)} />
    <path className="lime" d="M106 142V80L142 52L178 80V142z" />
    <path className="on-lime" d={rect(118, 88, 14, 16) + rect(152, 88, 14, 16) + rect(133, 116, 18, 26)} />
    <path d="M202 142V102L229 80L256 102V142" />
    <path d={rect(213, 108, 12, 12) + rect(234, 108, 12, 12) + rect(222, 126, 14, 16)} />
    <path className="wall" d="M4 142H276" />
    <path className="route" d="M52 62C60 34 96 26 128 50M229 72C220 40 184 28 156 50" />
    <Dimension y={28} stops={[106, 178]} labels={['value']} />
    <Dimension y={160} stops={[22, 82, 106, 178, 202, 256]} />
  </Sheet>
);

/** A contract taking its blanks from the deal. */
export const FilledContract = () => (
  <Sheet width={280} height={170}>
    <path className="card" d={rect(132, 6, 120, 150)} />
    <path className="card" d={rect(122, 14, 120, 150)} />
    <path d="M136 32H206M136 52H156M200 52H228M136 72H176M136 92H150M188 92H228M136 112H228" />
    <path className="blue wall" d="M162 52H194M182 72H228M156 92H182" />
    <path className="card" d={rect(8, 38, 56, 68)} />
    <path d="M8 58H64" />
    <path className="blue wall" d="M18 70H50M18 82H42M18 94H54" />
    <path className="route" d="M64 70C92 70 96 52 122 52M64 82C92 82 96 72 122 72M64 94C92 94 96 92 122 92" />
    <path className="blue" d="M136 146c6 -16 12 -16 13 -3s9 8 13 -3s8 5 15 1s8 0 14 0" />
    <path className="lime" d={rect(206, 128, 24, 24)} />
    <path className="on-lime" d="M212 140l5 5l8 -10" />
    <text x="8" y="30">
      deal
    </text>
  </Sheet>
);

/** Tablet and phone, the plan of the business on both. */
export const OwnApp = () => (
  <Sheet width={280} height={170}>
    <path className="card" d={rect(8, 14, 176, 142)} />
    <path className="lime bare" d={rect(112, 30, 56, 58)} />
    <path className="wall" d="M24 30H168V140H24zM112 30V50M112 74V104M112 128V140M24 92H70M94 92H112M112 88H168" />
    <Door x={112} y={74} width={24} leaf="w" jamb="n" />
    <path className="card" d={rect(208, 46, 62, 110)} />
    <path d="M208 62H270M208 142H270M220 76H258M220 88H246" />
    <path className="lime" d={rect(220, 100, 38, 26)} />
    <path className="on-lime" d="M233 113l5 5l8 -10" />
    <path className="route" d="M140 62H196q10 0 10 10V103q0 10 10 10h4" />
    <path className="stop" d={circle(140, 62, 4)} />
  </Sheet>
);
