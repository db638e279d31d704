import { Door, Route } from './fittings';
import { letteredPlan } from './lettered-plan';
import { circle, rect } from './shapes';

/** a: two chairs, one table, a sheet with three ticks. */
const Interview = () => (
  <>
    <path className="card" d={circle(110, 84, 12) + circle(110, 178, 12)} />
    <path className="card" d={rect(72, 104, 76, 54)} />
    <path d={rect(96, 110, 28, 42)} />
    <path className="blue" d="M101 119l3 3l5 -6M101 131l3 3l5 -6M101 143l3 3l5 -6" />
    <path d="M113 120h6M113 132h6M113 144h6" />
  </>
);

/** b: four benches, a different tool on each. */
const Workbenches = () => (
  <>
    <path
      className="card"
      d={[257, 343].map((x) => circle(x, 86, 9) + circle(x + (x > 300 ? 14 : 0), 186, 9)).join('')}
    />
    <path className="card" d={[98, 142].map((y) => rect(226, y, 62, 32) + rect(312, y, 62, 32)).join('')} />
    <path d="M240 106l-8 8l8 8M274 106l8 8l-8 8M262 104l-9 20" />
    <path d={`${circle(343, 114, 9)}M343 100v4M343 124v4M329 114h4M353 114h4`} />
    <path d="M238 152h38v12h-38zM244 158h26" />
    <path d="M328 166v-8h8v8M340 166v-14h8v14M352 166v-10h8v10" />
  </>
);

/** c: the team that sits together; the last chair has just been taken. */
const TeamTable = () => (
  <>
    <path className="on-lime" d={[92, 146].flatMap((x) => [circle(x, 412, 13), circle(x, 520, 13)]).join('')} />
    <path className="on-lime" d={circle(58, 466, 13)} />
    <path className="on-lime" d={rect(76, 430, 100, 72)} />
    <path
      className="on-lime"
      d={rect(84, 438, 26, 16) + rect(132, 438, 26, 16) + rect(84, 478, 26, 16) + rect(132, 478, 26, 16)}
    />
    <path className="stop over-lime" d={circle(200, 466, 13)} />
    <path className="route over-lime" d="M200 400V453" />
  </>
);

/** d: a partition that slides, so that the room is as wide as the work. */
const Extension = () => (
  <>
    <path className="dashed" d="M350 392V548M390 392V548" />
    <path className="wall" d="M310 392V548" />
    <path className="blue" d="M318 470H382M374 462l8 8l-8 8M326 462l-8 8l8 8" />
    <path className="card" d={rect(284, 404, 14, 40) + rect(284, 496, 14, 40)} />
  </>
);

/** e: two clocks, and the hours that they share. */
const Clocks = () => (
  <>
    <path className="card" d={circle(458, 112, 28) + circle(528, 112, 28)} />
    <path d="M458 112V92M458 112l13 7M528 112V92M528 112l-15 -6" />
    <path className="blue" d="M428 160H506M428 154v12M506 154v12M480 176H558M480 170v12M558 170v12" />
    <path className="stop" d={rect(480, 162, 26, 12)} />
  </>
);

/** f: shelves with everything that was drawn. */
const Archive = () => (
  <>
    <path d={[400, 452, 504].map((y) => rect(452, y, 108, 34)).join('')} />
    <path
      d={[400, 452, 504].map((y) => [464, 476, 488, 512, 524, 548].map((x) => `M${x} ${y + 6}v22`).join('')).join('')}
    />
    <path className="blue wall" d="M500 458v22M536 510v22M512 406v22" />
  </>
);

const Floor = ({ id }: { id: string }) => (
  <>
    <path className="card bare" d={rect(20, 40, 560, 520)} />
    <path className="lime bare" d={rect(20, 330, 250, 230)} />
    <path className="wash bare" d={rect(20, 40, 180, 200)} />
    <Interview />
    <Workbenches />
    <Clocks />
    <TeamTable />
    <Extension />
    <Archive />
    <path className="wall" d="M20 312V560H580V40H20V258" />
    <path
      className="wall"
      d="M200 40V240M20 240H96M144 240H290M338 240H456M504 240H580M400 40V240M20 330H176M224 330H330M378 330H480M528 330H580M270 330V560M430 330V560"
    />
    <path
      className="card"
      d={rect(70, 37, 84, 6) + rect(252, 37, 96, 6) + rect(577, 100, 6, 80) + rect(80, 557, 110, 6)}
    />
    <Route id={`${id}-route`} d="M-14 285H184q16 0 16 16V330" overLime="M200 330V400" />
    <Door x={20} y={312} width={54} leaf="e" jamb="n" />
    <Door x={144} y={240} width={48} leaf="n" jamb="w" />
    <Door x={338} y={240} width={48} leaf="n" jamb="w" />
    <Door x={504} y={240} width={48} leaf="n" jamb="w" />
    <Door x={224} y={330} width={48} leaf="s" jamb="w" overLime />
    <Door x={378} y={330} width={48} leaf="s" jamb="w" />
    <Door x={528} y={330} width={48} leaf="s" jamb="w" />
  </>
);

/** Six offerings as the rooms of one floor, along the corridor that an engineer walks on the way in. */
export const StaffingFloor = letteredPlan('staffing-floor', {
  width: 600,
  height: 572,
  content: Floor,
  letters: [
    [52, 72],
    [232, 72],
    [52, 362],
    [302, 362],
    [432, 72],
    [462, 362],
  ],
});
