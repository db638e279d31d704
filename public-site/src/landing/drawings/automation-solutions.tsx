import { Done } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** Three papers that agree on nothing, one table that takes from each what it needs. */
export const PapersToTable = () => (
  <Sheet width={280} height={170}>
    <path className="card" d="M14 44L70 30L84 88L28 102z" />
    <path d="M24 52l36 -9M27 62l36 -9M30 72l18 -4.5" />
    <path className="card" d="M46 66H104V134H46z" />
    <path d="M54 78H86M54 90H96M54 102H80" />
    <path className="card" d="M26 112L80 124L68 164L14 152z" />
    <path d="M32 124l34 7.5M29 134l34 7.5" />
    <path className="card" d={rect(160, 28, 112, 116)} />
    <path className="lime bare" d={rect(160, 86, 112, 29)} />
    <path d="M160 57H272M160 86H272M160 115H272M198 28V144M236 28V144" />
    <path className="blue wall" d="M168 72H188M206 72H228M244 72H264M168 130H188M206 130H220M244 130H264" />
    <path className="wall over-lime" d="M168 100H188M206 100H224M244 100H258" />
    <path
      className="route"
      d="M48 50C110 20 130 72 160 72M86 90C120 90 130 100 160 100M66 138C110 150 130 130 160 130"
    />
    <path className="stop" d={circle(48, 50, 4) + circle(86, 90, 4) + circle(66, 138, 4)} />
    <text x="168" y="47">
      who
    </text>
    <text x="206" y="47">
      sum
    </text>
    <text x="244" y="47">
      due
    </text>
  </Sheet>
);

/** The usual goes straight on; the unusual knocks at one door. */
export const ForkToPerson = () => (
  <Sheet width={280} height={170}>
    <path className="lime bare" d={rect(112, 12, 154, 76)} />
    <path className="wall" d="M0 88H134M174 88H280M112 88V12H266V88M0 146H280" />
    <path className="route" d="M0 117H226" />
    <path className="route" d="M92 117H138q16 0 16 -16V88" />
    <path className="route over-lime" d="M154 88V60q0 -12 12 -12H192" />
    <path className="card" d={rect(192, 28, 52, 40)} />
    <path d="M202 38h20M202 46h30M202 54h14" />
    <path className="stop over-lime" d={circle(218, 79, 6)} />
    <g className="door over-lime">
      <path className="swing" d="M134 48A40 40 0 0 1 174 88" />
      <path className="leaf" d="M134 88V48" />
    </g>
    <path className="stop" d={circle(92, 117, 5)} />
    <path className="card" d={rect(28, 106, 30, 22)} />
    <path d="M28 106l15 12l15 -12" />
    <Done x={244} y={117} />
    <text x="0" y="166">
      usual
    </text>
    <text x="4" y="76">
      unusual
    </text>
  </Sheet>
);

/** Three systems behind three walls, and the doors that were missing. */
export const DoorsBetween = () => (
  <Sheet width={280} height={170}>
    <path className="card bare" d={rect(6, 20, 268, 136)} />
    <path className="lime bare" d={rect(98, 20, 86, 136)} />
    <path className="wall" d="M6 20H274V156H6zM98 20V70M98 106V156M184 20V70M184 106V156" />
    <g className="door">
      <path className="swing" d="M62 106A36 36 0 0 1 98 70" />
      <path className="leaf" d="M98 106H62" />
      <path className="swing" d="M220 106A36 36 0 0 0 184 70" />
      <path className="leaf" d="M184 106H220" />
    </g>
    <path className="card" d="M22 112v28c0 4 10 7 22 7s22 -3 22 -7v-28" />
    <ellipse className="card" cx="44" cy="112" rx="22" ry="7" />
    <path d="M22 126c0 4 10 7 22 7s22 -3 22 -7" />
    <path className="card" d={`${rect(206, 116, 54, 30)}M206 126h54M224 126v20M242 126v20`} />
    <path className="card" d={rect(122, 114, 38, 30)} />
    <path d="M122 123h38M129 131h14M129 137h20" />
    <path className="route" d="M44 88H98M184 88H236" />
    <path className="route over-lime" d="M98 88H184" />
    <path className="stop" d={circle(44, 88, 5) + circle(236, 88, 5)} />
    <path className="stop over-lime" d={circle(141, 88, 5)} />
    <text x="16" y="42">
      orders
    </text>
    <text className="on-lime-text" x="108" y="42">
      stock
    </text>
    <text x="194" y="42">
      ledger
    </text>
  </Sheet>
);

/** The report is on the desk before anybody is. */
export const ReportAtSeven = () => (
  <Sheet width={280} height={170}>
    <path className="wall" d="M0 156H280" />
    <path className="card" d={circle(44, 46, 32)} />
    <path d="M44 18v6M44 68v6M16 46h6M66 46h6" />
    <path className="blue wall" d="M44 46L31 66M44 46V26" />
    <path className="card" d={rect(104, 16, 108, 118)} />
    <path className="card" d={rect(94, 24, 108, 118)} />
    <path d="M106 40h48M106 52h28" />
    <path className="card" d={rect(108, 98, 16, 30) + rect(130, 88, 16, 40) + rect(174, 76, 16, 52)} />
    <path className="lime" d={rect(152, 68, 16, 60)} />
    <path d="M104 128h88" />
    <path className="card" d={`${rect(228, 60, 44, 96)}M228 84h44M228 108h44M228 132h44`} />
    <path className="route" d="M250 72C240 20 220 20 160 60" />
    <path className="stop" d={circle(250, 72, 4)} />
  </Sheet>
);
