import { Done, Door } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** Three profiles on the table; one fits the gap. */
export const MatchedProfile = () => (
  <Sheet width={280} height={132}>
    <path className="card" d={rect(6, 22, 56, 76) + rect(74, 22, 56, 76)} />
    <path className="lime" d={rect(142, 22, 56, 76)} />
    <path d={circle(34, 44, 10) + circle(102, 44, 10)} />
    <path d="M16 66h36M16 76h28M16 86h32M84 66h36M84 76h20M84 86h30" />
    <path className="on-lime" d={`${circle(170, 44, 10)}M152 66h36M152 76h32M152 86h24`} />
    <path className="route" d="M198 60H222" />
    <path className="wall" d="M222 10V34H250V84H222V122" />
    <path className="dashed blue" d="M222 34V84" />
    <path className="stop" d={circle(222, 60, 4)} />
  </Sheet>
);

/** Keys, a laptop, and a seat in the stand-up. */
export const FirstMorning = () => (
  <Sheet width={280} height={132}>
    <path className="wall" d="M30 6V44M30 88V126" />
    <Door x={30} y={88} width={44} leaf="e" jamb="n" />
    <path
      className="card"
      d={[0, 1, 2, 3]
        .map((index) =>
          circle(
            172 + 38 * Math.round(Math.cos((index * Math.PI) / 2)),
            66 + 38 * Math.round(Math.sin((index * Math.PI) / 2)),
            11,
          ),
        )
        .join('')}
    />
    <path className="lime" d={circle(145, 93, 12)} />
    <path d={rect(157, 56, 30, 20)} />
    <path d="M167 56v20M177 56v20" />
    <path className="blue" d={`${circle(236, 30, 7)}M243 30h24v6M259 30v6`} />
    <path className="route" d="M0 66H96q14 0 14 13V93H133" />
  </Sheet>
);

/** Branches that come back to the main line, reviewed. */
export const MergedBranches = () => (
  <Sheet width={280} height={132}>
    <path className="wall" d="M4 66H238" />
    <path className="card" d={[30, 92, 154, 206].map((x) => circle(x, 66, 7)).join('')} />
    <path
      className="route"
      d="M30 59V40q0 -16 16 -16H76q16 0 16 16V59M92 73V92q0 16 16 16H138q16 0 16 -16V73M154 59V40q0 -16 16 -16H190q16 0 16 16V59"
    />
    <path className="stop" d={circle(61, 24, 5) + circle(123, 108, 5) + circle(180, 24, 5)} />
    <path className="lime bare" d={rect(234, 44, 44, 44)} />
    <Done x={256} y={66} overLime />
  </Sheet>
);
