import { Done } from './fittings';
import { outline, print } from './goods';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** A hand scanner that walks past the shelf once. */
export const CountedShelf = () => (
  <Sheet width={280} height={170}>
    <path className="wall" d="M12 10V160M196 10V160" />
    <path className="card" d={[20, 60, 100].map((x) => outline.packet(x, 70)).join('')} />
    <path d={[20, 60, 100].map((x) => print.packet(x, 70)).join('')} />
    <path className="dashed blue" d={outline.packet(140, 70)} />
    <path className="card" d={[20, 56, 92, 128, 160].map((x) => outline.jar(x, 142)).join('')} />
    <path d={[20, 56, 92, 128, 160].map((x) => print.jar(x, 142)).join('')} />
    <path className="card" d={rect(12, 70, 184, 7) + rect(12, 142, 184, 7)} />
    <path className="blue" d="M226 58L174 18M226 62L174 68" />
    <path className="card" d="M226 48H268V68H252L246 104H232L236 68H226z" />
    <path className="lime" d={rect(240, 52, 20, 11)} />
  </Sheet>
);

/** Shop and web shop take from one shelf, and know it. */
export const OneStock = () => (
  <Sheet width={280} height={170}>
    <path className="card" d="M8 70V30H88V70M2 30H94" />
    <path className="card" d="M8 30L2 46H94L88 30M30 30L26 46M50 30V46M68 30L72 46" />
    <path d={`M8 70H88${rect(18, 52, 22, 18)}`} />
    <path className="blue" d={rect(60, 50, 18, 20)} />
    <path className="card" d={`${rect(196, 22, 72, 44)}M186 76L196 66H268L278 76z`} />
    <path d="M204 32h26M204 40h40" />
    <path className="blue" d={rect(236, 48, 24, 11)} />
    <path className="lime" d={rect(96, 104, 88, 56)} />
    <path className="on-lime" d="M96 122H184M96 141H184M108 104V160M172 104V160" />
    <path className="card" d={outline.bottle(112, 104) + outline.bottle(142, 104)} />
    <path className="route" d="M48 76V118q0 14 14 14H92M232 82V118q0 14 -14 14H188" />
    <path className="stop" d={circle(48, 76, 4) + circle(232, 82, 4)} />
  </Sheet>
);

/** Order, delivery note and pallet: two agree, and the third is asked why. */
export const ThreeWayCheck = () => (
  <Sheet width={280} height={170}>
    <path className="card" d={rect(8, 16, 66, 84) + rect(104, 16, 66, 84)} />
    <path d="M18 46h30M18 60h30M18 74h30M114 46h30M114 60h30M114 74h30" />
    <path className="blue wall" d="M56 46h8M56 60h8M56 74h8M152 46h8M152 60h8" />
    <path className="lime" d={rect(148, 67, 17, 14)} />
    <path className="on-lime" d="M152 74h9" />
    <path
      className="card"
      d={rect(194, 60, 38, 34) + rect(232, 60, 38, 34) + rect(194, 94, 38, 34) + rect(232, 94, 38, 34)}
    />
    <path d="M213 60v10M251 60v10M213 94v10M251 94v10M188 128H276M194 128v8M230 128v8M270 128v8" />
    <path className="route" d="M41 100V132q0 14 14 14H123q14 0 14 -14V100M137 132V146H186" />
    <path className="stop" d={circle(41, 104, 4) + circle(137, 104, 4)} />
    <text x="18" y="34">
      order
    </text>
    <text x="114" y="34">
      note
    </text>
    <path className="wall" d="M178 150H280" />
    <path d="M188 136h84v8h-84z" />
  </Sheet>
);

/** A parcel comes back, and the money is back before the box is open. */
export const ReturnLoop = () => (
  <Sheet width={280} height={170}>
    <path className="wall" d="M0 152H280" />
    <path className="card" d="M12 152V92L46 66L80 92V152" />
    <path className="blue" d={rect(38, 116, 18, 36)} />
    <path d={rect(22, 102, 10, 12) + rect(60, 102, 10, 12)} />
    <path className="wall card" d="M182 152V74H272V152" />
    <path d={`M182 88H272${rect(194, 106, 26, 46)}M194 118h26M194 130h26M194 142h26`} />
    <path className="lime" d={rect(234, 112, 28, 24)} />
    <path className="on-lime" d="M234 121h28M248 112v9" />
    <path className="route" d="M90 132H172" />
    <path className="blue" d="M164 127l8 5l-8 5" />
    <path className="card" d={`${rect(112, 108, 30, 24)}M112 117h30M127 108v9`} />
    <path className="route" d="M226 66C210 10 110 0 58 58" />
    <path className="blue" d="M60 48l-2 10l10 -3" />
    <Done x={142} y={34} />
  </Sheet>
);
