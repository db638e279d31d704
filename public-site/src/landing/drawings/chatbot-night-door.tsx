import { compositions } from './compositions';
import { Done, Route } from './fittings';
import { Person } from './person';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';
import { Speech } from './speech';

const sashes = (xs: readonly number[], y: number, width: number, height: number) =>
  xs
    .map((x) => `${rect(x, y, width, height)}M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`)
    .join('');

const listings = (x: number, y: number, columns: number) =>
  Array.from({ length: columns * 2 }, (_, index) => {
    const [left, top] = [x + (index % columns) * 52, y + Math.floor(index / columns) * 62];
    return `${rect(left, top, 40, 48)}M${left + 8} ${top + 26}V${top + 17}l12 -9l12 9v9zM${left + 8} ${top + 34}h24M${left + 8} ${top + 40}h14`;
  }).join('');

const NightDoorWide = (props: { className?: string }) => (
  <Sheet width={600} height={540} {...props}>
    <path className="card bare" d={rect(24, 92, 368, 408)} />
    <path className="wash" d={sashes([56, 168, 280], 130, 80, 84)} />
    <path d="M24 244H392M24 274H392M56 259h64M296 259h64" />
    <path className="paper" d={rect(52, 300, 176, 150)} />
    <path d={listings(66, 314, 3)} />
    <path d="M52 466H228M52 482H228" />
    <path className="lime" d={rect(262, 300, 94, 200)} />
    <path className="on-lime" d="M276 300V324M340 300V324M262 324H356" />
    <path className="card blue" d="M262 300L222 316V518L262 500z" />
    <path className="stop" d={circle(232, 412, 3.5)} />
    <path className="wall" d="M24 500V92H392V500M10 92H406M18 80H398V92M18 80V92" />
    <Clock x={432} y={150} radius={28} wall={392} />
    <path d="M546 34a24 24 0 1 0 20 38a19 19 0 1 1 -20 -38z" />
    <path d="M470 48v10M465 53h10M508 92v8M504 96h8M420 30v8M416 34h8" />
    <Speech x={418} y={206} lines={['it is. thursday', 'at ten?']} own />
    <Speech x={430} y={300} lines={['is the loft', 'still free?']} tail="right" />
    <Person x={550} y={500} />
    <path d="M535 412L520 434" />
    <path className="card blue" d={rect(508, 424, 11, 19)} />
    <Route id="night-door" d="M508 434H356" overLime="M356 434H326" />
    <Done x={310} y={434} overLime />
    <path className="wall" d="M0 500H222M262 500H600" />
    <path
      className="faint"
      d="M8 524l14 -14M64 524l14 -14M120 524l14 -14M176 524l14 -14M288 524l14 -14M344 524l14 -14M400 524l14 -14M456 524l14 -14M512 524l14 -14M568 524l14 -14"
    />
  </Sheet>
);

const NightDoorNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={420} {...props}>
    <path className="card bare" d={rect(8, 52, 164, 336)} />
    <path className="wash" d={sashes([26, 100], 80, 54, 66)} />
    <path d="M8 172H172M8 196H172M40 184h40" />
    <path className="paper" d={rect(24, 218, 54, 124)} />
    <path d={listings(31, 224, 1)} />
    <path className="lime" d={rect(102, 218, 56, 170)} />
    <path className="on-lime" d="M102 238H158" />
    <path className="card blue" d="M102 218L80 228V398L102 388z" />
    <path className="wall" d="M8 388V52H172V388M2 52H178M6 42H174V52M6 42V52" />
    <Clock x={204} y={96} radius={22} wall={172} />
    <path d="M292 18a20 20 0 1 0 17 32a16 16 0 1 1 -17 -32z" />
    <path d="M236 36v8M232 40h8M196 18v8M192 22h8" />
    <Speech x={176} y={130} lines={['it is. thursday', 'at ten?']} own />
    <Speech x={184} y={198} lines={['is the loft', 'still free?']} tail="right" />
    <Person x={294} y={388} />
    <path d="M279 300L264 320" />
    <path className="card blue" d={rect(253, 312, 10, 17)} />
    <Route id="night-door-narrow" d="M253 322H158" overLime="M158 322H146" />
    <Done x={130} y={322} overLime />
    <path className="wall" d="M0 388H80M102 388H328" />
    <path
      className="faint"
      d="M8 410l12 -12M56 410l12 -12M120 410l12 -12M168 410l12 -12M216 410l12 -12M264 410l12 -12M308 410l12 -12"
    />
  </Sheet>
);

/** Twenty to three, on a bracket. */
const Clock = ({ x, y, radius, wall }: { x: number; y: number; radius: number; wall: number }) => (
  <>
    <path className="wall" d={`M${wall} ${y}H${x - radius}`} />
    <path className="card" d={circle(x, y, radius)} />
    <path d={[0, 90, 180, 270].map((turn) => tick(x, y, radius, turn)).join('')} />
    <path
      className="blue wall"
      d={`M${x - radius * 0.64} ${y + radius * 0.36}L${x} ${y}L${x + radius * 0.44} ${y - radius * 0.16}`}
    />
  </>
);

const tick = (x: number, y: number, radius: number, turn: number) => {
  const [dx, dy] = turn % 180 ? [turn === 90 ? 1 : -1, 0] : [0, turn ? 1 : -1];
  return `M${x + dx * radius} ${y + dy * radius}l${-dx * 6} ${-dy * 6}`;
};

/** Hero of the chatbot page: the office is closed, the door is not. */
export const NightDoor = compositions(NightDoorWide, NightDoorNarrow);
