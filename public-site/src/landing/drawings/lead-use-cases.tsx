import { Done } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** Screen, telephone and letter write on one page. */
export const OnePage = () => (
  <Sheet width={280} height={170}>
    <path className="card" d={`${rect(4, 8, 62, 44)}M4 18h62`} />
    <path className="card" d={rect(20, 66, 26, 44)} />
    <path d="M20 74h26M20 102h26M12 30h24M12 40h34" />
    <path className="card" d={`${rect(8, 124, 54, 38)}M8 124l27 20l27 -20`} />
    <path className="card wall" d={rect(166, 8, 108, 154)} />
    <path className="lime" d={rect(166, 36, 108, 32)} />
    <path d="M166 68H274M166 100H274M166 132H274M178 22h40M204 84h52M204 116h40M204 148h46" />
    <path className="on-lime" d="M204 52h56" />
    <path
      className="route"
      d="M66 30H112q12 0 12 11t12 11H166M46 88H112q12 0 12 -2t12 -2H166M62 143H112q12 0 12 -13t12 -14H166"
    />
    <path className="stop over-lime" d={circle(186, 52, 5)} />
    <path className="stop" d={circle(186, 84, 5) + circle(186, 116, 5)} />
  </Sheet>
);

/** Enquiries measured like doors: by how high they stand. */
export const MeasuredLeads = () => (
  <Sheet width={280} height={170}>
    <path className="wall" d="M0 158H280" />
    <path className="card" d={rect(56, 104, 44, 54) + rect(118, 78, 44, 80) + rect(236, 124, 40, 34)} />
    <path className="lime" d={rect(178, 26, 44, 132)} />
    <path className="on-lime" d="M188 44h24M188 58h24M188 72h14" />
    <path d="M66 120h24M128 94h24M128 108h16M245 138h22" />
    <path
      className="dimension"
      d={`M20 20V158${Array.from({ length: 12 }, (_, index) => `M${index % 3 ? 14 : 8} ${24 + index * 12}H20`).join('')}`}
    />
    <path className="route" d="M20 26H178M20 104H56M20 78H118" />
    <path className="stop over-lime" d={circle(200, 134, 6)} />
  </Sheet>
);

/** A points lever, thrown for each lead. */
export const ThrownPoints = () => (
  <Sheet width={280} height={170}>
    <path d="M0 80H92C140 80 148 34 200 34H224M0 92H92C146 92 152 46 200 46H224M92 80H224M92 92H224M92 80C146 80 152 126 200 126H224M92 92C140 92 148 138 200 138H224" />
    <path className="faint" d={[8, 24, 40, 56, 72].map((x) => `M${x} 74v24`).join('')} />
    <path className="lime" d={rect(224, 16, 52, 46)} />
    <path className="card" d={rect(224, 66, 52, 40) + rect(224, 110, 52, 46)} />
    <path className="route" d="M0 86H92C143 86 150 40 200 40H224" />
    <path d={circle(256, 86, 9) + circle(256, 133, 9)} />
    <Done x={250} y={39} overLime />
    <path className="blue wall" d="M104 138V112M104 138l-16 -26" />
    <path className="card" d={circle(88, 110, 5) + rect(92, 138, 24, 10)} />
  </Sheet>
);

/** A telephone that rings once, for the one person it concerns. */
export const OneRing = () => (
  <Sheet width={280} height={170}>
    <path className="card wall" d={rect(28, 8, 86, 154)} />
    <path d="M28 26H114M28 140H114M62 151h18" />
    <path className="lime" d={rect(38, 40, 66, 42)} />
    <path className="on-lime" d="M46 54h44M46 68h28" />
    <path className="faint" d="M38 98h66M38 112h46" />
    <path
      className="blue"
      d="M12 62a30 30 0 0 0 0 46M2 52a44 44 0 0 0 0 66M130 62a30 30 0 0 1 0 46M140 52a44 44 0 0 1 0 66"
    />
    <path className="card" d={circle(196, 58, 16) + circle(236, 108, 16) + circle(176, 124, 16)} />
    <path className="solid bare" d={circle(196, 58, 7)} />
    <path d={circle(236, 108, 7) + circle(176, 124, 7)} />
    <path className="route" d="M104 58H178" />
  </Sheet>
);

/** The card on file, with every meeting since the first. */
export const FileCard = () => (
  <Sheet width={280} height={170}>
    <path className="card" d="M48 26H134L144 42H264V150H48z" />
    <path className="card wall" d={rect(20, 50, 232, 112)} />
    <path d={`${circle(52, 82, 14)}${circle(52, 78, 5)}M42 91q10 -12 20 0M80 74h70M80 88h44`} />
    <path d="M36 130H216" />
    <path className="card" d={circle(56, 130, 6) + circle(104, 130, 6) + circle(152, 130, 6)} />
    <path className="lime" d={rect(196, 114, 34, 32)} />
    <path className="on-lime" d="M206 130l5 5l9 -10" />
    <path className="route" d="M272 6V90q0 14 -14 14H226q-12 0 -12 10" />
  </Sheet>
);
