import { compositions } from './compositions';
import { Dimension, Done, Door, Route, Tree, Walker } from './fittings';
import { OfficePlanNarrow } from './office-plan-narrow';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

const outline = 'M20 216V506H420V326H580V56H20V168';
const lining = 'M28 216V498H412V318H572V64H28V168';
const partitions = 'M250 64V168M250 216V402M250 450V498M28 256H250M250 226H470M522 226H572';
const windows = [
  rect(84, 56, 92, 8),
  rect(330, 56, 140, 8),
  rect(572, 112, 8, 76),
  rect(20, 320, 8, 84),
  rect(92, 498, 96, 8),
  rect(470, 318, 76, 8),
].join('');
const panes = 'M84 60h92M330 60h140M576 112v76M24 320v84M92 502h96M470 322h76';

const OfficePlanWide = (props: { className?: string }) => (
  <Sheet width={600} height={560} {...props}>
    <path className="card bare" d="M20 56H580V326H420V506H20z" />
    <path className="lime bare" d={rect(28, 256, 222, 242)} />
    <path className="wash bare" d={rect(28, 64, 222, 192)} />
    <Reception />
    <ViewingRoom />
    <ContractRoom />
    <Workshop />
    <Site />
    <path className="wall" d={outline} />
    <path d={`${lining}M20 168h8M20 216h8`} />
    <path className="wall" d={partitions} />
    <path className="card" d={windows} />
    <path d={panes} />
    <Route
      id="office-route"
      d="M-10 192H480q16 0 16 16V260q0 16 -16 16H351q-16 0 -16 16V410q0 16 -16 16H250"
      overLime="M250 426H152"
    />
    <path className="stop" d={circle(139, 192, 5) + circle(400, 192, 5) + circle(335, 376, 5)} />
    <Done x={136} y={426} overLime />
    <Door x={28} y={216} width={48} leaf="e" jamb="n" opening />
    <Door x={250} y={216} width={48} leaf="e" jamb="n" />
    <Door x={522} y={226} width={52} leaf="s" jamb="w" />
    <Door x={250} y={402} width={48} leaf="w" jamb="s" overLime />
    <text x="44" y="92">
      enquiries
    </text>
    <text x="270" y="92">
      viewings
    </text>
    <text x="351" y="256">
      contracts
    </text>
    <text className="on-lime-text" x="44" y="286">
      maintenance
    </text>
    <Dimension y={26} stops={[20, 250, 580]} labels={['answered', 'booked']} />
    <Dimension y={528} stops={[20, 250, 420]} labels={['repaired', 'signed']} below />
  </Sheet>
);

/** A counter with the letter that has just come in. */
const Reception = () => (
  <>
    <path className="card" d={rect(92, 116, 126, 44)} />
    <path className="card" d={`${rect(117, 124, 44, 28)}M117 124l22 16l22 -16`} />
    <path d={rect(178, 124, 26, 28)} />
    <path d="M178 131h26M178 138h26" />
  </>
);

/** A table for two clients, and the diary on the wall. */
const ViewingRoom = () => (
  <>
    <path className="card" d={[circle(352, 130, 10), circle(448, 130, 10)].join('')} />
    <path className="card" d={rect(366, 104, 68, 52)} />
    <path d="M380 114h40v32h-40zM380 130h22M402 114v32" />
    <path className="card" d={rect(496, 86, 58, 56)} />
    <path d="M496 100h58M510.5 100v42M525 100v42M539.5 100v42M496 114h58M496 128h58" />
    <path className="stop" d={rect(525, 114, 14.5, 14)} />
  </>
);

/** A desk with a contract that is being signed, and the files behind it. */
const ContractRoom = () => (
  <>
    <path className="card" d={rect(362, 342, 42, 84)} />
    <path className="paper" d={rect(369, 354, 28, 38)} />
    <path d="M374 362h18M374 368h18M374 374h12" />
    <path className="blue" d="M374 385c3 -6 5 -6 6 -1s4 3 6 -1s3 1 6 0" />
    <path d={circle(384, 438, 8)} />
    <path d={`${rect(266, 474, 24, 24)}${rect(290, 474, 24, 24)}${rect(314, 474, 24, 24)}`} />
    <path d="M266 498l24 -24M290 498l24 -24M314 498l24 -24" />
    <path className="card" d={rect(544, 236, 28, 68)} />
    <path d="M544 253h28M544 270h28M544 287h28" />
  </>
);

/** Boiler, bench and sink: the room that is fixed before anyone rings. */
const Workshop = () => (
  <g>
    <path className="on-lime" d={`${rect(196, 272, 40, 40)}${circle(216, 292, 12)}M207 283l18 18M225 283l-18 18`} />
    <path className="on-lime" d="M216 312v42h34" />
    <path className="on-lime" d={`${rect(28, 462, 56, 36)}${circle(46, 480, 9)}M66 462v36`} />
    <path className="on-lime" d={`${rect(204, 466, 46, 32)}M204 477h46`} />
  </g>
);

/** Where the owner is. */
const Site = () => (
  <>
    <path className="faint" d="M600 326V540H440" />
    <Tree x={560} y={372} radius={22} />
    <Tree x={466} y={498} radius={25} />
    <Tree x={572} y={500} radius={16} />
    <Walker x={500} y={424} />
    <text x="478" y="402">
      you
    </text>
  </>
);

/** Hero of the visitors' home: an enquiry walks through four rooms by itself while the owner is out on the site. */
export const OfficePlan = compositions(OfficePlanWide, OfficePlanNarrow);
