import { Door, Route } from './fittings';
import { letteredPlan } from './lettered-plan';
import { circle, rect } from './shapes';

const Office = ({ id }: { id: string }) => (
  <>
    <path className="card bare" d={rect(20, 20, 560, 480)} />
    <path className="lime bare" d={rect(214, 290, 186, 210)} />
    <path className="wash bare" d={rect(20, 230, 560, 60)} />
    <KeyRoom />
    <JobRoom />
    <ApprovalRoom />
    <FrontDesk />
    <ReportRoom />
    <path className="wall" d="M20 236V20H580V500H20V284M240 20V230M20 230H96M140 230H430M474 230H580" />
    <path className="wall" d="M20 290H112M156 290H284M328 290H470M514 290H580M214 290V500M400 290V500" />
    <path
      className="card"
      d={rect(84, 15, 96, 10) + rect(330, 15, 160, 10) + rect(575, 90, 10, 80) + rect(15, 360, 10, 80)}
    />
    <path className="card" d={rect(450, 495, 80, 10) + rect(575, 306, 10, 56)} />
    <path className="card" d={rect(238, 495, 60, 10) + rect(316, 495, 60, 10)} />
    <Route id={id} d="M-12 260H492V330M118 260V196M452 260V196M134 260V330" overLime="M306 260V392" />
    <path className="stop" d={circle(118, 196, 5) + circle(452, 196, 5) + circle(134, 330, 5) + circle(492, 330, 5)} />
    <path className="stop over-lime" d={circle(306, 392, 6)} />
    <Door x={20} y={284} width={48} leaf="e" jamb="n" opening />
    <Door x={96} y={230} width={44} leaf="n" jamb="e" />
    <Door x={474} y={230} width={44} leaf="n" jamb="w" />
    <Door x={156} y={290} width={44} leaf="s" jamb="w" />
    <Door x={284} y={290} width={44} leaf="s" jamb="e" overLime />
    <Door x={514} y={290} width={44} leaf="s" jamb="w" />
  </>
);

/** A cabinet with a key for every unit, and the desk in front of it. */
const KeyRoom = () => (
  <>
    <path className="card" d={rect(20, 50, 34, 150)} />
    <path d={[0, 1, 2, 3, 4, 5, 6].map((row) => `${circle(31, 64 + row * 20, 3)}M34 ${64 + row * 20}h13v4`).join('')} />
    <path className="card" d={rect(140, 60, 64, 92)} />
    <path className="paper" d={rect(150, 70, 34, 44)} />
    <path d="M156 80h22M156 88h22M156 96h14" />
    <path d={circle(122, 106, 11)} />
  </>
);

/** A bench with three trays of jobs, and the tools above it. */
const JobRoom = () => (
  <>
    <path className="card" d={rect(300, 26, 240, 46)} />
    <path className="paper" d={rect(316, 34, 46, 30) + rect(374, 34, 46, 30) + rect(432, 34, 46, 30)} />
    <path d="M322 44h30M322 52h20M380 44h30M380 52h20M438 44h30M438 52h20" />
    <path d={circle(514, 49, 12)} />
    <path d="M505 49h18M514 40v18" />
    <path className="card" d={rect(262, 130, 62, 62)} />
    <path d="M262 150h62M262 171h62M293 130v62" />
    <path d={circle(398, 96, 11)} />
  </>
);

/** A table where four people decide, with the paper that they decide on. */
const ApprovalRoom = () => (
  <>
    <path
      className="card"
      d={circle(66, 372, 11) + circle(66, 426, 11) + circle(166, 372, 11) + circle(166, 426, 11)}
    />
    <path className="card" d={rect(82, 346, 68, 106)} />
    <path className="paper" d={rect(98, 364, 36, 50)} />
    <path d="M104 374h24M104 382h24M104 390h14" />
    <path className="blue" d="M108 402l5 5l9 -10" />
  </>
);

/** A counter with one window for tenants and one for owners. */
const FrontDesk = () => (
  <>
    <path className="on-lime" d="M234 440H380V470H234z" />
    <path className="on-lime" d={`M307 440V470${rect(250, 447, 30, 16)}${rect(334, 447, 30, 16)}`} />
    <path className="on-lime" d={circle(270, 420, 11) + circle(344, 420, 11)} />
  </>
);

/** A drawing table with the month on it, and the chest that holds the months before. */
const ReportRoom = () => (
  <>
    <path className="card" d={rect(424, 374, 96, 66)} />
    <path d="M434 430H510M442 430V412H454V430M464 430V402H476V430M486 430V390H498V430" />
    <path className="blue" d="M438 404L460 396L482 388L504 380" />
    <path d={circle(472, 458, 11)} />
    <path className="card" d={rect(544, 374, 36, 104)} />
    <path d="M544 395H580M544 416H580M544 437H580M544 458H580" />
  </>
);

/** Use cases of the management apps: five rooms that one corridor joins. */
export const ManagementOffice = letteredPlan('management-office', {
  width: 600,
  height: 520,
  content: Office,
  letters: [
    [92, 56],
    [272, 56],
    [54, 324],
    [246, 324],
    [434, 324],
  ],
});
