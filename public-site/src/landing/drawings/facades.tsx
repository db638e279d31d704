import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** Elevations of the houses in the street; the ground is their lower edge. */

const grid = (x: number, y: number, columns: number, rows: number, dx: number, dy: number, w: number, h: number) =>
  Array.from({ length: columns * rows }, (_, index) =>
    rect(x + (index % columns) * dx, y + Math.floor(index / columns) * dy, w, h),
  ).join('');

/** A shop with its listings in the window. */
export const AgencyFront = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M18 150V44H152V150" />
    <path className="wall" d="M10 44H160" />
    <path d={grid(36, 56, 3, 1, 38, 0, 22, 22)} />
    <path className="card" d={rect(30, 104, 66, 46)} />
    <path d={grid(37, 111, 4, 2, 14, 17, 10, 12)} />
    <path className="lime" d={rect(65, 111, 10, 12)} />
    <path className="card" d="M26 88H100L106 104H20zM45 88L42 104M63 88V104M81 88L84 104" />
    <path className="blue wall" d="M112 150V98H138V150" />
    <path className="stop" d={circle(132, 126, 2.5)} />
    <path d="M186 150V76H214M192 76V84M210 76V84" />
    <path className="card" d={rect(186, 84, 30, 20)} />
    <path d="M192 91h18M192 97h11" />
  </Sheet>
);

/** A block with one light that someone has seen to. */
export const ManagedBlock = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M138 150V64H206V150" />
    <path d={grid(150, 76, 3, 3, 17, 20, 10, 12)} />
    <path className="wall card" d="M22 150V10H138V150" />
    <path d={grid(34, 22, 5, 4, 20, 24, 12, 14)} />
    <path d="M28 41H132M28 65H132M28 89H132M28 113H132" />
    <path className="lime" d={rect(94, 70, 12, 14)} />
    <path className="blue wall" d="M68 150V122H92V150M80 122V150" />
  </Sheet>
);

/** Three holdings, each measured. */
export const Holdings = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M12 150V104H62V150" />
    <path d={grid(22, 114, 2, 1, 18, 0, 12, 12)} />
    <path className="wall card" d="M78 150V76H130V150" />
    <path d={grid(88, 86, 2, 2, 20, 22, 12, 12)} />
    <path className="wall card" d="M146 150V34H204V150" />
    <path d={grid(156, 44, 3, 4, 15, 20, 9, 12)} />
    <path className="lime" d={rect(171, 64, 9, 12)} />
    <path className="blue" d="M31 150V136H43V150M98 150V132H110V150M168 150V132H182V150" />
    <path className="route" d="M37 90L104 60L175 18" />
    <path className="stop" d={circle(37, 90, 4) + circle(104, 60, 4) + circle(175, 18, 4)} />
  </Sheet>
);

/** A frame going up. */
export const BuildingFrame = () => (
  <Sheet width={220} height={150}>
    <path className="wall" d="M24 150V62M66 150V62M108 150V62M150 150V62M18 62H156M18 106H156" />
    <path className="dashed" d="M24 62V22M66 62V22M108 62V22M18 22H114" />
    <path d="M24 106L66 150M66 106L24 150" />
    <path d={grid(114, 128, 3, 2, 11, 11, 11, 11)} />
    <path className="wall" d="M190 150V12M214 24H84" />
    <path d="M190 12L84 24M190 12L214 24M184 150H196" />
    <path className="blue" d="M130 24V42" />
    <path className="lime" d={rect(119, 42, 22, 14)} />
  </Sheet>
);

/** Where the deeds are kept. */
export const DeedHouse = () => (
  <Sheet width={220} height={150}>
    <path className="lime" d="M28 54L110 16L192 54z" />
    <path className="on-lime" d={circle(110, 40, 7)} />
    <path className="wall card" d={rect(22, 54, 176, 12)} />
    <path className="card" d={[32, 62, 146, 176].map((x) => rect(x, 66, 12, 70)).join('')} />
    <path d={[38, 68, 152, 182].map((x) => `M${x} 72V130`).join('')} />
    <path className="blue wall" d="M90 136V80H130V136M110 80V136" />
    <path className="card" d={rect(22, 136, 176, 7) + rect(12, 143, 196, 7)} />
  </Sheet>
);

/** A garage with the light on, and the extension that is already drawn. */
export const GarageStart = () => (
  <Sheet width={220} height={150}>
    <path className="dashed blue" d="M142 150V84H206V150M142 84V44H206V84" />
    <path className="wall card" d="M22 150V74L82 36L142 74V150" />
    <path className="wall" d="M14 79L82 36L150 79" />
    <path className="lime" d={rect(42, 116, 80, 34)} />
    <path className="card" d={rect(42, 92, 80, 24)} />
    <path d="M42 98H122M42 104H122M42 110H122" />
    <path className="on-lime" d={`${rect(60, 130, 30, 4)}M64 134V150M86 134V150M70 130V122H82V130`} />
    <path className="blue" d={circle(82, 68, 8)} />
  </Sheet>
);
