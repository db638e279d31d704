import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** Companies that are short of hands; the ground is their lower edge. */

/** A house that has outgrown its plan: a storey goes up while people work below. */
export const AddedStorey = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M30 150V70H150V150" />
    <path d={[42, 70, 98, 126].map((x) => rect(x, 82, 14, 20)).join('')} />
    <path className="lime" d="M30 70V34H150V70z" />
    <path className="on-lime" d="M60 34V70M90 34V70M120 34V70" />
    <path className="dashed blue" d="M30 34V8H150V34" />
    <path d="M164 150V20M182 150V20M158 44H188M158 80H188M158 116H188M164 44L182 80M182 80L164 116" />
    <path className="blue wall" d="M78 150V114H102V150" />
    <path className="stop" d={circle(97, 132, 2.5)} />
  </Sheet>
);

/** A shop for software made to order, with the week's work hung in the window. */
export const StudioHouse = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M16 150V52H190V150" />
    <path className="wall" d="M8 52L40 28H166L198 52" />
    <path className="card" d={rect(32, 74, 96, 58)} />
    <path d="M32 84H128" />
    <path d={rect(40, 90, 20, 28) + rect(68, 90, 20, 34)} />
    <path d="M44 97h12M44 103h8M72 97h12M72 103h12M72 109h7" />
    <path className="lime" d={rect(96, 90, 20, 24)} />
    <path className="on-lime" d="M100 97h12M100 103h8" />
    <path className="blue wall" d="M144 150V82H174V150" />
    <path className="stop" d={circle(168, 118, 2.5)} />
    <path d="M60 28V12H82V28M186 66h20v16h-20" />
  </Sheet>
);

/** A large old house with one wing that has to be finished this year. */
export const NewWing = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M10 150V44L66 18L122 44V150" />
    <path d="M10 44H122" />
    <path
      d={[24, 48, 72, 96].map((x) => rect(x, 56, 12, 18) + (x === 48 || x === 72 ? '' : rect(x, 92, 12, 18))).join('')}
    />
    <path className="blue wall" d="M52 150V98H80V150M66 98V150" />
    <path className="wall" d="M122 76H204V150" />
    <path className="lime bare" d={rect(122, 77, 81, 73)} />
    <path className="on-lime" d={rect(136, 92, 22, 22) + rect(170, 92, 22, 22)} />
    <path className="on-lime" d="M147 92v22M136 103h22M181 92v22M170 103h22M152 150V126H176V150" />
    <path className="wall" d="M122 76H204V150M122 76V150" />
  </Sheet>
);
