import { Door } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** An entrance from above: the key lies on the mat. */
export const KeyUnderMat = () => (
  <Sheet width={402} height={300}>
    <path className="wash bare" d={rect(2, 2, 398, 116)} />
    <path className="wall" d="M2 2V118H132M270 118H400V2" />
    <path className="card" d={rect(34, 115, 64, 6) + rect(306, 115, 64, 6)} />
    <Door x={132} y={118} width={138} leaf="n" jamb="e" />
    <path className="lime" d={rect(132, 146, 138, 84)} />
    <path
      className="on-lime"
      d={`${rect(140, 154, 122, 68)}${circle(178, 188, 18)}${circle(172, 188, 6)}M196 183H248V193H242V205H234V199H228V193H196`}
    />
    <path className="faint" d="M2 258H400M2 282H400M66 258V282M132 258V282M202 258V282M270 258V282M336 258V282" />
    <path className="route" d="M201 300V236" />
  </Sheet>
);
