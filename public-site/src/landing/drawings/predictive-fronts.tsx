import { circle, rect } from './shapes';
import { Sheet } from './sheet';

const grid = (x: number, y: number, columns: number, rows: number, dx: number, dy: number, w: number, h: number) =>
  Array.from({ length: columns * rows }, (_, index) =>
    rect(x + (index % columns) * dx, y + Math.floor(index / columns) * dy, w, h),
  ).join('');

/** An office tower whose roof is the interesting floor. */
export const PlantTower = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M52 150V52H168V150" />
    <path d={grid(62, 62, 6, 4, 17, 21, 11, 13)} />
    <path className="lime" d={rect(64, 26, 46, 26)} />
    <path className="on-lime" d={`${circle(77, 39, 9)}M77 30v18M68 39h18M94 33h12M94 39h12M94 45h12`} />
    <path className="card" d={rect(124, 18, 32, 34)} />
    <path d="M124 28h32M140 18V6M132 10h16" />
    <path className="blue" d="M140 6a8 8 0 0 1 8 -6M140 6a8 8 0 0 0 -8 -6" />
    <path className="blue wall" d="M98 150V132H122V150" />
  </Sheet>
);

/** Corner block with a key for every door. */
export const KeyedBlock = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M34 150V38L110 14L186 38V150" />
    <path d={grid(50, 54, 5, 3, 25, 30, 15, 18)} />
    <path d="M34 78H186M34 108H186M34 46H186" />
    <path className="lime" d={rect(125, 84, 15, 18)} />
    <path className="blue" d={`${circle(197, 118, 9)}M197 127V146M197 139h7M197 146h7`} />
    <path className="blue wall" d="M98 150V120H122V150" />
  </Sheet>
);

/** Terraced houses, and warm water behind one window. */
export const WarmTerrace = () => (
  <Sheet width={220} height={150}>
    <path
      className="wall card"
      d="M16 150V84L48 52L80 84V150M80 150V84L112 52L144 84V150M144 150V84L176 52L208 84V150"
    />
    <path d={rect(58, 34, 12, 28) + rect(122, 34, 12, 28) + rect(186, 34, 12, 28)} />
    <path
      d={`${rect(28, 84, 16, 20)}${rect(156, 84, 16, 20)}${rect(180, 84, 16, 20)}${rect(52, 84, 16, 20)}${rect(116, 84, 16, 20)}`}
    />
    <path className="lime" d={rect(92, 84, 16, 20)} />
    <path className="on-lime" d="M97 100q-3 -4 0 -7t0 -6M103 100q-3 -4 0 -7t0 -6" />
    <path className="blue wall" d="M30 150V122H46V150M94 150V122H110V150M158 150V122H174V150" />
    <path d={rect(54, 120, 14, 16) + rect(118, 120, 14, 16) + rect(182, 120, 14, 16)} />
  </Sheet>
);

/** A house with its years drawn above it, the ones still to come dashed. */
export const LongLived = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M46 150V62H174V150M36 62H184" />
    <path d={grid(60, 76, 4, 2, 28, 28, 16, 18)} />
    <path className="lime" d={rect(116, 76, 16, 18)} />
    <path className="blue wall" d="M98 150V128H122V150" />
    <path className="dimension" d="M46 30H130M46 24v12M130 24v12" />
    <path className="dimension dashed" d="M130 30H204" />
    <path className="dimension" d="M204 24v12" />
  </Sheet>
);
