import { Done } from './fittings';
import { rect } from './shapes';
import { Sheet } from './sheet';

/** One timetable three times: as notes, half settled, and whole. */

const grid = 'M2 6H222V126H2zM2 36H222M2 66H222M2 96H222M57 6V126M112 6V126M167 6V126';
const lesson = (column: number, row: number, long = 1) => rect(8 + column * 55, 11 + row * 30, 43, 30 * long - 10);

export const LooseNotes = () => (
  <Sheet width={280} height={132}>
    <path className="dashed" d={grid} />
    <path
      className="card"
      d="M14 20l44 -8l4 22l-44 8zM52 30l46 6l-3 22l-46 -6zM34 78l44 -10l5 22l-44 10zM120 16l40 10l-5 20l-40 -10z"
    />
    <path
      className="card"
      d="M126 66l46 -4l2 22l-46 4zM150 74l44 12l-6 22l-44 -12zM190 22l42 6l-3 22l-42 -6zM228 84l40 -8l4 22l-40 8z"
    />
    <path className="blue" d="M22 27l24 -4M60 40l26 3M42 88l24 -5M128 26l20 5M134 76l24 -2M158 86l22 6M198 32l24 3" />
  </Sheet>
);

export const HalfSettled = () => (
  <Sheet width={280} height={132}>
    <path className="dashed" d={grid} />
    <path d="M2 6H112V126H2zM2 36H112M2 66H112M2 96H112M57 6V126" />
    <path className="wash" d={lesson(0, 0) + lesson(0, 2, 2) + lesson(1, 1) + lesson(1, 3)} />
    <path className="blue" d="M16 17h22M16 77h22M71 47h22M71 107h22" />
    <path className="card" d="M150 20l44 8l-4 20l-44 -8zM226 60l40 -8l4 22l-40 8z" />
    <path className="route" d="M150 34C140 46 132 50 126 52M228 74C200 84 180 84 172 82" />
    <path className="dashed blue" d={lesson(2, 1) + lesson(3, 2)} />
  </Sheet>
);

export const WholeWeek = () => (
  <Sheet width={280} height={132}>
    <path className="card" d={grid} />
    <path
      className="wash"
      d={
        lesson(0, 0) +
        lesson(0, 2, 2) +
        lesson(1, 1) +
        lesson(1, 3) +
        lesson(2, 0) +
        lesson(2, 3) +
        lesson(3, 0, 2) +
        lesson(3, 3)
      }
    />
    <path className="blue" d="M16 17h22M16 77h22M71 47h22M71 107h22M126 17h22M126 107h22M181 17h22M181 107h22" />
    <path className="lime" d={lesson(2, 1, 2)} />
    <path className="on-lime" d="M126 50h22M126 58h14" />
    <path className="route" d="M163 66H238" />
    <Done x={254} y={66} />
  </Sheet>
);
