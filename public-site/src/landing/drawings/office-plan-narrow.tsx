import { Dimension, Done, Door, Route, Tree, Walker } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** The same office for a phone: four rooms, one thing in each, and the site below. */
export const OfficePlanNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={420} {...props}>
    <g transform="translate(0 12)">
      <path className="card bare" d={rect(4, 36, 320, 270)} />
      <path className="wash bare" d={rect(4, 36, 146, 132)} />
      <path className="lime bare" d={rect(4, 168, 146, 138)} />
      <Furniture />
      <path className="wall" d="M4 144V306H324V36H4V104" />
      <path className="wall" d="M150 36V104M150 144V218M150 258V306M4 168H150M150 168H258M298 168H324" />
      <path
        className="card"
        d={`${rect(52, 33, 56, 6)}${rect(206, 33, 70, 6)}${rect(1, 212, 6, 52)}${rect(206, 303, 70, 6)}`}
      />
      <Route id="office-route-narrow" d="M-14 124H264q14 0 14 14V224q0 14 -14 14H150" overLime="M150 238H94" />
      <path className="stop" d={`${circle(84, 124, 5)}${circle(214, 124, 5)}`} />
      <Done x={78} y={238} overLime />
      <Door x={4} y={144} width={40} leaf="e" jamb="n" opening />
      <Door x={150} y={144} width={40} leaf="e" jamb="n" />
      <Door x={298} y={168} width={40} leaf="s" jamb="w" />
      <Door x={150} y={218} width={40} leaf="w" jamb="s" overLime />
      <text x="16" y="60">
        enquiries
      </text>
      <text x="164" y="60">
        viewings
      </text>
      <text x="164" y="192">
        contracts
      </text>
      <text className="on-lime-text" x="16" y="192">
        maintenance
      </text>
      <Dimension y={16} stops={[4, 150, 324]} labels={['answered', 'booked']} />
      <Grounds />
    </g>
  </Sheet>
);

const Furniture = () => (
  <>
    <path className="card" d={`${rect(62, 76, 44, 28)}M62 76l22 16l22 -16`} />
    <path className="card" d={rect(186, 72, 56, 34)} />
    <path d="M186 83h56M200 83v23M214 83v23M228 83v23M186 94.5h56" />
    <path className="stop" d={rect(214, 83, 14, 11.5)} />
    <path className="card" d={rect(280, 252, 32, 42)} />
    <path d="M286 261h20M286 268h20M286 275h12" />
    <path className="blue" d="M286 287c3 -6 5 -6 6 -1s4 3 6 -1s3 1 7 0" />
    <path className="on-lime" d={`${rect(106, 262, 32, 32)}${circle(122, 278, 10)}M115 271l14 14M129 271l-14 14`} />
  </>
);

const Grounds = () => (
  <>
    <Tree x={36} y={350} radius={22} />
    <Tree x={286} y={362} radius={25} />
    <Tree x={84} y={382} radius={14} />
    <Walker x={172} y={352} />
    <text x="132" y="384">
      you
    </text>
  </>
);
