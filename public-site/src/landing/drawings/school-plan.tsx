import { Door, Route, Tree } from './fittings';
import { letteredPlan } from './lettered-plan';
import { circle, rect } from './shapes';

/** A school round its courtyard, a room to each solution. */
const School = ({ id }: { id: string }) => (
  <>
    <path className="card bare" d={rect(20, 20, 560, 520)} />
    <path className="wash bare" d={rect(20, 176, 560, 208)} />
    <path className="lime bare" d={rect(20, 384, 290, 156)} />
    <path className="paper" d={rect(190, 224, 220, 112)} />
    <path className="card" d={rect(230, 220, 60, 8) + rect(330, 220, 50, 8) + rect(230, 332, 140, 8)} />
    <Tree x={250} y={280} radius={30} />
    <Tree x={346} y={270} radius={22} />
    <path d="M300 312h56M300 318h56M306 318v10M350 318v10" />
    <Admissions />
    <Timetable />
    <ComputerRoom />
    <ExamHall />
    <FeesOffice />
    <AdviceRoom />
    <path
      className="wall"
      d="M20 256V20H580V540H20V304M20 176H120M164 176H284M328 176H492M536 176H580M210 20V176M392 20V176M20 384H250M294 384H356M396 384H486M526 384H580M310 384V540M442 384V540"
    />
    <path
      className="card"
      d={
        rect(60, 16, 100, 8) +
        rect(250, 16, 100, 8) +
        rect(440, 16, 100, 8) +
        rect(60, 536, 80, 8) +
        rect(190, 536, 80, 8) +
        rect(346, 536, 60, 8) +
        rect(480, 536, 60, 8) +
        rect(576, 230, 8, 100)
      }
    />
    <Route
      id={id}
      d="M-10 280H84q16 0 16 -16V216q0 -16 16 -16H420q16 0 16 16V344q0 16 -16 16H288q-16 0 -16 16V384"
      overLime="M272 384V410"
    />
    <path className="stop" d={circle(142, 200, 5) + circle(306, 200, 5) + circle(420, 200, 5)} />
    <path className="stop over-lime" d={circle(272, 416, 6)} />
    <Door x={20} y={304} width={48} leaf="e" jamb="n" />
    <Door x={164} y={176} width={44} leaf="n" jamb="w" />
    <Door x={328} y={176} width={44} leaf="n" jamb="w" />
    <Door x={536} y={176} width={44} leaf="n" jamb="w" />
    <Door x={250} y={384} width={44} leaf="s" jamb="e" overLime />
    <Door x={396} y={384} width={40} leaf="s" jamb="w" />
    <Door x={526} y={384} width={40} leaf="s" jamb="w" />
  </>
);

const Admissions = () => (
  <>
    <path className="card" d={`${rect(44, 96, 84, 26)}M58 104h34M58 112h22`} />
    <path d={circle(64, 80, 9) + circle(104, 80, 9) + circle(70, 140, 9) + circle(100, 140, 9)} />
  </>
);

/** The week on the wall, and desks for whom it is made. */
const Timetable = () => (
  <>
    <path className="card" d={rect(232, 36, 88, 52)} />
    <path d="M232 49h88M232 62h88M232 75h88M254 36v52M276 36v52M298 36v52" />
    <path className="stop" d={rect(254, 49, 22, 13) + rect(298, 62, 22, 13)} />
    <path d={[228, 262, 296].map((x) => rect(x, 112, 24, 14)).join('')} />
  </>
);

const ComputerRoom = () => (
  <>
    <path className="card" d={`${rect(410, 34, 24, 120)}${rect(546, 34, 24, 96)}`} />
    <path d={[46, 76, 106, 134].map((y) => rect(414, y, 12, 14)).join('')} />
    <path d={[46, 76, 106].map((y) => rect(554, y, 12, 14)).join('')} />
    <path
      d={
        [53, 83, 113, 141].map((y) => circle(448, y, 7)).join('') + [53, 83, 113].map((y) => circle(532, y, 7)).join('')
      }
    />
  </>
);

const ExamHall = () => (
  <>
    <path
      className="on-lime"
      d={[440, 474, 508].flatMap((y) => [44, 88, 132, 176, 220].map((x) => rect(x, y, 26, 14))).join('')}
    />
    <path className="on-lime" d={rect(120, 400, 60, 14)} />
  </>
);

const FeesOffice = () => (
  <>
    <path className="card" d={`${rect(334, 484, 62, 26)}M344 492h26M344 501h16`} />
    <path className="card" d={`${rect(408, 440, 26, 30)}${circle(421, 455, 8)}`} />
    <path d={circle(366, 524, 8)} />
  </>
);

const AdviceRoom = () => (
  <>
    <path className="card" d={circle(512, 484, 22)} />
    <path d={circle(474, 484, 11) + circle(550, 484, 11)} />
    <path className="blue" d="M504 478h16M504 486h10" />
  </>
);

/** Solutions of the edtech page, each with its room in the school. */
export const SchoolPlan = letteredPlan('school-plan', {
  width: 600,
  height: 556,
  content: School,
  letters: [
    [182, 60],
    [362, 60],
    [488, 60],
    [40, 412],
    [336, 440],
    [470, 440],
  ],
});
