import { compositions } from './compositions';
import { Done, Door, Route } from './fittings';
import { circle, rect, round } from './shapes';
import { Sheet } from './sheet';

const KeyPlanWide = (props: { className?: string }) => (
  <Sheet width={600} height={560} {...props}>
    <g transform="translate(-44 0)">
      <KeyHouse id="key-route" />
      <text className="on-lime-text" x="344" y="450">
        your room
      </text>
      <text x="352" y="344">
        rehearsal
      </text>
    </g>
    <path className="blue" d="M264 55C330 -12 410 60 458 112" />
    <path className="card blue" d="M474 90H594V134H474L458 112z" />
    <path className="blue" d={circle(474, 112, 4)} />
    <text x="484" y="116">
      handed over
    </text>
    <g className="dimension">
      <path d="M48 44V536M42 44h12M42 296h12M42 536h12" />
      <text x="62" y="420">
        in use
      </text>
      <text x="62" y="64">
        first call
      </text>
    </g>
  </Sheet>
);

const KeyPlanNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={420} {...props}>
    <g transform="translate(-110 -14) scale(0.78)">
      <KeyHouse id="key-route-narrow" />
    </g>
    <text className="on-lime-text" x="158" y="338">
      your room
    </text>
    <text x="164" y="254">
      rehearsal
    </text>
    <path className="blue" d="M130 29C156 -10 184 2 200 37" />
    <path className="card blue" d="M200 37L214 20H327V54H214z" />
    <path className="blue" d={circle(217, 37, 3)} />
    <text x="228" y="41">
      handed over
    </text>
  </Sheet>
);

/** A key drawn as a house: a round room to meet in, a corridor, and two rooms for teeth. */
const KeyHouse = ({ id }: { id: string }) => (
  <>
    <path className="card bare" d={`${circle(300, 170, 130)}M270 290H330V536H270z`} />
    <path className="card bare" d={rect(330, 356, 110, 72)} />
    <path className="lime bare" d={rect(330, 428, 180, 108)} />
    <RoundTable />
    <path className="card" d={rect(388, 372, 40, 26) + circle(408, 408, 8)} />
    <path d="M396 380h24" />
    <path className="card on-lime" d={rect(470, 446, 28, 66) + circle(458, 498, 9)} />
    <path d="M477 456h14v24h-14z" />
    <path
      className="wall"
      d="M330 296.5A130 130 0 1 0 270 296.5V536H510V428H330M330 296.5V372M330 412V460M330 504V536M330 356H440V428"
    />
    <path d="M322 290A122 122 0 1 0 278 290V528H322V504M322 290V372M322 412V460M322 372h8M322 412h8M322 460h8M322 504h8" />
    <path className="card" d={circle(300, 62, 11)} />
    <Route id={id} d="M300 232V466q0 16 16 16H330" overLime="M330 482H398" />
    <path className="stop" d={circle(300, 232, 5)} />
    <Done x={418} y={482} overLime />
    <Door x={330} y={412} width={40} leaf="e" jamb="n" />
    <Door x={330} y={504} width={44} leaf="e" jamb="n" overLime opening />
  </>
);

const chairs = Array.from({ length: 8 }, (_, index) => {
  const angle = (index * Math.PI) / 4 + Math.PI / 8;
  return circle(round(300 + Math.cos(angle) * 68), round(170 + Math.sin(angle) * 68), 12);
}).join('');

const RoundTable = () => (
  <>
    <path className="card" d={chairs} />
    <path className="card" d={circle(300, 170, 52)} />
    <path className="wash" d={rect(276, 148, 48, 44)} />
    <path d="M276 172h22M298 148v10M298 170v22M312 172h12" />
  </>
);

/** Hero of customer success: what we hand over. */
export const KeyPlan = compositions(KeyPlanWide, KeyPlanNarrow);
