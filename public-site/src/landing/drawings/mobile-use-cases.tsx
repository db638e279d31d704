import { Done, Route } from './fittings';
import { Handset } from './handset';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** A room measured by its photographs, the report beside it. */
export const InspectionPhotos = () => (
  <Sheet width={280} height={170}>
    <path className="wall" d="M6 20H128V150H60M20 150H6V20" />
    <path className="door" d="M20 150V110A40 40 0 0 1 60 150" />
    <path className="lime" d={rect(98, 24, 26, 26)} />
    <path className="card" d={rect(30, 24, 44, 22)} />
    <path className="route" d="M60 96L100 46M60 96L34 50M60 96L124 110" />
    <path className="stop" d={circle(60, 96, 4)} />
    <Handset x={182} y={8} width={88} height={154} />
    <path className="lime" d={rect(192, 28, 30, 26)} />
    <path d={`${rect(230, 28, 30, 26)}${rect(192, 62, 30, 26)}M230 68h30M230 76h30M230 84h18M192 104h68M192 112h52`} />
    <path className="on-lime" d="M196 50l8 -10l6 6l8 -12" />
    <path className="blue" d="M196 138c6 -14 10 -14 11 -2s7 6 10 -2s7 4 12 1s6 0 10 0" />
  </Sheet>
);

/** The scaffold, and the day's picture of it. */
export const DiaryPhoto = () => (
  <Sheet width={280} height={170}>
    <path className="wall" d="M0 160H280" />
    <path className="card" d={rect(20, 40, 120, 120)} />
    <path
      d={
        [0, 1, 2, 3].map((course) => `M20 ${130 - course * 30}H140`).join('') +
        rect(44, 78, 24, 28) +
        rect(92, 78, 24, 28)
      }
    />
    <path className="wall" d="M10 160V24M76 160V24M150 160V24M4 112H156M4 66H156" />
    <path d="M10 112L76 66M76 112L150 66" />
    <path className="blue dashed" d="M190 40L60 30M190 116L60 116" />
    <Handset x={190} y={24} width={80} height={124} />
    <path className="lime" d={rect(198, 44, 64, 54)} />
    <path className="on-lime" d="M206 98V54M230 98V54M254 98V54M200 84H260M200 66H260M206 84L230 66M230 84L254 66" />
    <path d="M198 108h64M198 116h48" />
    <path className="blue" d={circle(230, 130, 6)} />
  </Sheet>
);

/** A van with its day laid out along one road. */
export const VanRound = () => (
  <Sheet width={280} height={170}>
    <path className="card" d={rect(4, 96, 70, 38)} />
    <path className="card" d="M74 104H92L104 120V134H74z" />
    <path className="card" d={circle(24, 136, 9) + circle(84, 136, 9)} />
    <path d="M80 110H89L96 120H80z" />
    <path className="wall" d="M0 146H280" />
    <Route id="van-round" d="M39 96V62q0 -16 16 -16H232" />
    <path className="card" d={rect(104, 26, 34, 40) + rect(166, 26, 34, 40) + rect(228, 26, 34, 40)} />
    <path className="card" d="M98 26L121 8L144 26zM160 26L183 8L206 26z" />
    <path className="lime" d="M222 26L245 8L268 26zM228 26H262V66H228z" />
    <path className="blue" d="M112 46l6 6l12 -13M174 46l6 6l12 -13" />
    <path className="on-lime" d={`${circle(245, 42, 7)}M245 49v12M245 56h5`} />
    <Handset x={168} y={82} width={44} height={60} corner={7} />
  </Sheet>
);

/** One lit window, and the message that it sent. */
export const ResidentMessage = () => (
  <Sheet width={280} height={170}>
    <path className="wall" d="M0 160H280" />
    <path className="wall card" d="M14 160V14H124V160" />
    <path
      d={[0, 1, 2]
        .flatMap((column) => [0, 1, 2, 3].map((row) => rect(26 + column * 34, 26 + row * 30, 20, 18)))
        .join('')}
    />
    <path className="lime" d={rect(60, 56, 20, 18)} />
    <Handset x={188} y={8} width={82} height={144} />
    <path className="card" d="M198 32H250V56H214L206 64V56H198z" />
    <path d="M206 41h34M206 48h20" />
    <path className="stop" d="M208 76H260V98H252V106L244 98H208z" />
    <path className="tick" d="M226 87l5 5l10 -11" />
    <path d="M198 124h62" />
    <path className="route" d="M80 65H150q14 0 14 -14V50q0 -6 8 -6H188" />
    <path className="stop" d={circle(80, 65, 4)} />
  </Sheet>
);

/** A viewing in the diary, and the door that opens for it. */
export const ViewingDoor = () => (
  <Sheet width={280} height={170}>
    <Handset x={10} y={8} width={92} height={154} />
    <path d={`${rect(20, 30, 72, 62)}M20 44H92M38 44V92M56 44V92M74 44V92M20 60H92M20 76H92M20 106h72M20 116h48`} />
    <path className="stop" d={rect(56, 60, 18, 16)} />
    <path d={rect(20, 128, 72, 20)} />
    <path className="lime bare" d={rect(190, 20, 84, 130)} />
    <path className="wall" d="M190 20H274V150H190V112M190 64V20" />
    <path className="door over-lime" d="M190 64A48 48 0 0 1 238 112" />
    <path className="door over-lime leaf" d="M190 112H238" />
    <path className="route" d="M74 68H132q12 0 12 12V88H190" />
    <Done x={148} y={88} />
  </Sheet>
);
