import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** What happened behind each door of the story's corridor, from above. */

/** One form on a desk, and the same lines on three screens. */
export const TypedThreeTimes = () => (
  <Sheet width={320} height={168}>
    <path className="card" d={circle(64, 128, 16) + rect(8, 56, 112, 60)} />
    <path className="paper" d={rect(46, 62, 36, 48)} />
    <path d="M53 71h22M53 79h22M53 87h22M53 95h12" />
    {[4, 62, 120].map((y) => (
      <g key={y}>
        <path className="card" d={rect(224, y, 72, 40)} />
        <path d={`M234 ${y + 11}h40M234 ${y + 20}h52M234 ${y + 29}h24M252 ${y + 40}v4h16v-4`} />
      </g>
    ))}
    <path
      className="route"
      d="M82 86H152q12 0 12 -12V36q0 -12 12 -12H224M82 86H224M152 86q12 0 12 12V128q0 12 12 12H224"
    />
    <path className="stop" d={circle(82, 86, 5)} />
  </Sheet>
);

/** Two chairs at one desk, and a plan between them. */
export const SideBySide = () => (
  <Sheet width={320} height={168}>
    <path className="card" d={circle(116, 138, 18) + circle(196, 138, 18) + rect(48, 24, 216, 98)} />
    <path className="wash" d={rect(96, 36, 120, 74)} />
    <path className="wall" d="M106 46H206V100H106zM150 46V66M150 82V100M150 74H206" />
    <path className="blue" d="M150 66h-16A16 16 0 0 0 150 82" />
    <path className="blue" d="M186 106l34 -22l4 6l-34 22l-7 1z" />
    <path d={circle(72, 48, 11) + circle(72, 48, 7)} />
  </Sheet>
);

/** Five plots on one lane; the path stops at every gate. */
export const Neighbours = () => (
  <Sheet width={320} height={168}>
    <path className="faint" d="M0 72H320M0 98H320" />
    <path className="card" d={rect(14, 10, 62, 46) + rect(112, 22, 84, 34) + rect(232, 8, 70, 48)} />
    <path d="M14 33H76M112 39H196M232 32H302M267 8V32" />
    <path className="card" d={rect(46, 114, 92, 46) + rect(190, 114, 66, 38)} />
    <path d="M46 137H92V160M92 114V137M190 133H256" />
    <path className="route" d="M0 85H320M45 85V56M154 85V56M267 85V56M92 85V114M223 85V114" />
    <path
      className="stop"
      d={circle(45, 56, 5) + circle(154, 56, 5) + circle(267, 56, 5) + circle(92, 114, 5) + circle(223, 114, 5)}
    />
  </Sheet>
);

/** A stairwell, a boiler and a phone that has seen both. */
export const OffTheDesk = () => (
  <Sheet width={320} height={168}>
    <path className="card" d={rect(8, 8, 112, 152)} />
    <path d={`M64 36V160${Array.from({ length: 8 }, (_, step) => `M8 ${40 + step * 16}H120`).join('')}`} />
    <path className="blue" d="M36 150V24H92V146M86 136l6 12l6 -12" />
    <path className="card" d={rect(156, 104, 60, 56) + circle(186, 132, 18)} />
    <path d="M173 119l26 26M199 119l-26 26" />
    <path className="route" d="M120 56H244M186 104V56" />
    <path className="card" d={rect(244, 8, 68, 112)} />
    <path d="M244 22h68M244 106h68M256 36h44M256 78h44M256 90h28" />
    <path className="stop" d={rect(256, 44, 24, 24)} />
    <path className="tick" d="M262 56l4 4l8 -9" />
  </Sheet>
);

/** Letters in, one draft out, and the line that a person signs. */
export const ReadLetters = () => (
  <Sheet width={320} height={168}>
    {[96, 54, 12].map((y, index) => (
      <path key={y} className="card" d={`${rect(8 + index * 14, y, 92, 58)}M${8 + index * 14} ${y}l46 32l46 -32`} />
    ))}
    <path className="route" d="M128 42H164q12 0 12 12V72q0 12 12 12h20" />
    <path className="stop" d={circle(128, 42, 5)} />
    <path className="card" d={rect(208, 6, 104, 156)} />
    <path d="M222 26h76M222 42h76M222 58h76M222 74h50M222 144h76" />
    <path className="blue" d="M226 140c9 -20 16 -20 19 -3s12 10 16 -3s9 4 15 1s8 -2 14 -1" />
  </Sheet>
);

/** A clock that counts one way only, in the lime room. */
export const HourToday = () => (
  <Sheet width={320} height={168}>
    <path className="card on-lime" d={circle(76, 84, 68)} />
    <path d={clockTicks} />
    <path className="wall" d="M76 84V36M76 84L108 104" />
    <path className="stop" d={circle(76, 84, 5)} />
    <path className="on-lime" d={`M172 104H316${hourTicks}`} />
    <path className="on-lime wall" d="M298 56V114" />
  </Sheet>
);

const clockTicks = Array.from({ length: 12 }, (_, hour) => {
  const [x, y] = [Math.sin((hour * Math.PI) / 6), Math.cos((hour * Math.PI) / 6)];
  const at = (reach: number) => `${(76 + x * reach).toFixed(1)} ${(84 + y * reach).toFixed(1)}`;
  return `M${at(hour % 3 ? 60 : 54)}L${at(64)}`;
}).join('');

const hourTicks = Array.from({ length: 19 }, (_, tick) => `M${172 + tick * 8} 104V${tick % 5 ? 90 : 78}`).join('');

/** A pump that says where it hurts. */
export const TalkingPump = () => (
  <Sheet width={320} height={168}>
    <path className="dashed" d={`${circle(108, 96, 46)}M76 64L154 96L76 128`} />
    <path className="dashed" d="M0 96H62M154 96H320M108 142V160M80 160h56" />
    <path className="blue" d="M126 34a30 30 0 0 1 30 30M126 14a50 50 0 0 1 50 50" />
    <path className="stop" d={circle(126, 64, 5)} />
    <path className="route" d="M176 40H248q12 0 12 12V56" />
    <path className="dashed" d={rect(228, 58, 64, 24)} />
  </Sheet>
);

/** The last door, still shut. */
export const LastDoor = () => (
  <Sheet width={320} height={168}>
    <path className="dashed" d="M40 166V12H224V166M132 12V166" />
    <path
      className="dashed"
      d={rect(58, 32, 56, 50) + rect(150, 32, 56, 50) + rect(58, 98, 56, 50) + rect(150, 98, 56, 50)}
    />
    <path className="blue" d={`${circle(122, 96, 4)}${circle(142, 96, 4)}`} />
    <path d="M0 166H320" />
    <path className="dimension blue" d="M252 12V166M246 12h12M246 166h12" />
  </Sheet>
);
