import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** Who teaches: three houses of the street, the ground at their lower edge. */

/** A school with its clock. */
export const SchoolHouse = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M12 150V80H196V150" />
    <path className="wall card" d="M78 150V44L104 18L130 44V150" />
    <path className="lime" d={circle(104, 56, 13)} />
    <path className="on-lime" d="M104 48V56L110 60" />
    <path d="M104 18V4H120L116 9L120 14H104" />
    <path d={[24, 50, 140, 166].map((x) => `${rect(x, 92, 16, 20)}M${x} 102h16${rect(x, 122, 16, 16)}`).join('')} />
    <path className="blue wall" d="M92 150V112H116V150M104 112V150" />
    <path d="M86 84H122M86 94H122" />
  </Sheet>
);

/** A training centre: one big room, seen through its glass. */
export const TrainingCentre = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M14 150V52H196V150" />
    <path className="wall" d="M4 52H206M4 44H206M4 44V52M206 44V52" />
    <path className="paper" d={rect(26, 64, 104, 74)} />
    <path d="M52 64V138M78 64V138M104 64V138" />
    <path className="card" d={rect(34, 74, 36, 24)} />
    <path className="blue" d="M40 91l9 -9l7 5l8 -9" />
    <path d={`${circle(88, 104, 5)}M88 109v16M88 114l10 -6M88 125l-5 13M88 125l5 13`} />
    <path className="lime" d={rect(150, 64, 34, 20)} />
    <path className="on-lime" d="M156 71h22M156 77h14" />
    <path className="blue wall" d="M150 150V96H184V150M167 96V150" />
  </Sheet>
);

/** A company that teaches through a screen, with the light on upstairs. */
export const ScreenSchool = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M34 150V24H132V150" />
    <path d="M34 66H132M34 108H132" />
    <path className="lime bare" d={rect(36, 26, 94, 39)} />
    <path className="on-lime" d={`${rect(62, 36, 42, 24)}M78 42l10 6l-10 6zM54 60h58`} />
    <path d={rect(46, 78, 26, 20) + rect(94, 78, 26, 20) + rect(46, 118, 26, 20)} />
    <path className="blue wall" d="M92 150V118H118V150" />
    <path className="route" d="M132 46C160 20 176 30 188 62M132 46C170 50 180 80 190 104" />
    <path className="card" d={rect(180, 66, 26, 18) + rect(182, 106, 26, 18)} />
    <path d="M176 90L180 84H206L210 90zM178 130L182 124H208L212 130z" />
    <path className="stop" d={circle(132, 46, 4)} />
  </Sheet>
);
