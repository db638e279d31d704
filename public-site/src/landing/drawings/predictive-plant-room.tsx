import { Door, Route } from './fittings';
import { RoomLetter } from './room-letter';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** Plan of the predictive maintenance page: a plant room and the four rooms that learn from it. */
export const PlantRoom = () => (
  <Sheet width={400} height={480}>
    <path className="card bare" d={rect(10, 14, 380, 452)} />
    <path className="wash bare" d={rect(10, 14, 226, 244)} />
    <path className="lime bare" d={rect(166, 344, 224, 122)} />
    <Machines />
    <PlannersOffice />
    <Porter />
    <Archive />
    <OldEngine />
    <path
      className="wall"
      d="M10 178V14H390V466H10V232M236 14V74M236 116V258M10 258H62M104 258H236M236 158H390M236 258H284M326 258H390M166 258V304M166 346V466M166 344H240M282 344H390"
    />
    <path
      className="card"
      d={`${rect(60, 11, 96, 6)}${rect(286, 11, 64, 6)}${rect(387, 184, 6, 50)}${rect(7, 330, 6, 80)}${rect(250, 463, 90, 6)}`}
    />
    <Door x={10} y={178} width={54} leaf="e" jamb="s" />
    <Door x={236} y={74} width={42} leaf="e" jamb="s" />
    <Door x={62} y={258} width={42} leaf="s" jamb="e" />
    <Door x={326} y={258} width={42} leaf="s" jamb="w" />
    <Door x={282} y={344} width={42} leaf="s" jamb="w" overLime />
    <Door x={166} y={346} width={42} leaf="w" jamb="n" />
    <Route
      id="plant-room"
      d="M176 136H200q12 0 12 -12V107q0 -12 12 -12H276M212 124V196q0 12 12 12H284M305 232V300q0 12 -12 12H84V372M84 258V312M261 312V344"
      overLime="M261 344V392"
    />
    <path className="stop" d={circle(60, 66, 5) + circle(60, 140, 5) + circle(176, 136, 5)} />
    <path className="stop" d={circle(284, 208, 4) + circle(276, 95, 4) + circle(84, 372, 4)} />
    <RoomLetter x={212} y={38}>
      a
    </RoomLetter>
    <RoomLetter x={366} y={38}>
      b
    </RoomLetter>
    <RoomLetter x={366} y={182}>
      c
    </RoomLetter>
    <RoomLetter x={34} y={282}>
      d
    </RoomLetter>
    <RoomLetter x={366} y={368}>
      e
    </RoomLetter>
  </Sheet>
);

/** Two boilers and a pump set, a sensor on each. */
const Machines = () => (
  <>
    <path className="card" d={`${rect(32, 38, 56, 56)}${rect(32, 112, 56, 56)}${rect(136, 92, 56, 88)}`} />
    <path
      d={`${circle(60, 66, 20)}${circle(60, 140, 20)}${circle(164, 114, 13)}${rect(148, 132, 32, 38)}M148 142h32M148 152h32M148 162h32`}
    />
    <path d="M88 58H110V34M88 74H118V34M88 140H118M118 74V158H136M88 156H110V168H136" />
  </>
);

/** A year on the wall: the repair has its week. */
const PlannersOffice = () => (
  <>
    <path className="card" d={rect(276, 56, 84, 76)} />
    <path d="M276 72h84M297 56v76M318 56v76M339 56v76M276 92h84M276 112h84" />
    <path className="stop" d={rect(318, 92, 21, 20)} />
  </>
);

/** The desk where alerts arrive and the report lies on Monday. */
const Porter = () => (
  <>
    <path className="card" d={rect(284, 186, 46, 56)} />
    <path d={`${rect(292, 194, 30, 38)}M298 202h18M298 209h18M298 216h10`} />
    <path d={circle(348, 222, 11)} />
    <path className="blue" d="M256 228q0 -14 10 -14t10 14zM254 228h24M266 214v-4" />
  </>
);

/** Every machine has its drawer. */
const Archive = () => (
  <>
    <path className="card" d={rect(24, 372, 122, 74)} />
    <path d="M24 396.6h122M24 421.3h122M64.6 372v74M105.3 372v74" />
    <path d="M38 384h12M79 384h12M120 384h12M38 409h12M79 409h12M120 409h12M38 434h12M79 434h12M120 434h12" />
    <path className="wash" d={rect(64.6, 372, 40.7, 24.6)} />
    <path d="M79 384h12" />
  </>
);

/** The oldest machine, with more years ahead of it than behind the wall. */
const OldEngine = () => (
  <>
    <path
      className="on-lime"
      d={`${rect(186, 392, 84, 38)}${circle(296, 411, 21)}${circle(296, 411, 7)}M270 411h5M192 402h72M192 411h72M192 420h72`}
    />
    <path className="over-lime" d="M186 448H270M186 442v12M270 442v12" />
    <path className="over-lime dashed" d="M270 448H360" />
    <path className="over-lime" d="M360 442v12" />
  </>
);
