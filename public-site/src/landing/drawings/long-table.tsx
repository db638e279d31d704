import { compositions } from './compositions';
import { Dimension, Door, Route, Tree } from './fittings';
import { Seated } from './seated';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

const seven = [0, 1, 2, 3, 4, 5, 6];

const LongTableWide = (props: { className?: string }) => (
  <Sheet width={600} height={560} {...props}>
    <path className="card bare" d={rect(16, 64, 544, 424)} />
    <Kitchen />
    {seven.map((seat) => (
      <g key={seat}>
        <Seated x={98 + seat * 56} y={244} facing="down" />
        <Seated x={98 + seat * 56} y={400} facing="up" />
      </g>
    ))}
    <path className="lime" d={rect(62, 262, 408, 120)} />
    <path
      className="card on-lime"
      d={seven.map((seat) => circle(98 + seat * 56, 284, 13) + circle(98 + seat * 56, 360, 13)).join('')}
    />
    <path d={seven.map((seat) => circle(98 + seat * 56, 284, 8) + circle(98 + seat * 56, 360, 8)).join('')} />
    <Dishes />
    <path className="card on-lime" d={circle(446, 322, 13)} />
    <path className="wall" d="M560 352V488H16V64H560V292" />
    <path d="M552 352V480H24V72H552V292M552 292h8M552 352h8" />
    <path className="card" d={rect(76, 480, 120, 8) + rect(256, 480, 120, 8) + rect(16, 190, 8, 100)} />
    <path d="M76 484h120M256 484h120M20 190v100" />
    <path className="dashed blue" d={circle(492, 322, 17)} />
    <Route id="lunch-route" d="M606 322H492" />
    <path className="stop" d={circle(492, 322, 5)} />
    <Door x={560} y={352} width={60} leaf="w" jamb="n" opening />
    <Tree x={520} y={448} radius={22} />
    <Dimension y={34} stops={[62, 470]} labels={['fourteen at the table']} />
    <text x="492" y="276" textAnchor="middle">
      you
    </text>
  </Sheet>
);

const Kitchen = () => (
  <>
    <path className="card" d={rect(24, 72, 388, 48)} />
    <path d="M84 72v48M204 72v48M288 72v48" />
    <path d={circle(120, 96, 14) + circle(164, 96, 14) + rect(222, 82, 48, 28) + circle(246, 90, 3)} />
    <path className="blue" d={circle(120, 96, 8)} />
    <path d="M36 84h36M36 96h36M36 108h36" />
    <path className="card" d={rect(306, 84, 26, 24) + circle(358, 96, 11) + circle(388, 96, 11)} />
    <path d={circle(358, 96, 6) + circle(388, 96, 6)} />
    <path className="card" d={rect(490, 72, 62, 56)} />
    <path d="M490 72l62 56M552 72l-62 56" />
  </>
);

const Dishes = () => (
  <>
    <path className="card on-lime" d={circle(154, 322, 17) + circle(364, 322, 17) + rect(236, 306, 60, 32)} />
    <path d={`${circle(154, 322, 11)}M146 322h16M154 314v16M354 326q10 -14 20 0M246 314h40M246 322h40M246 330h24`} />
    <path className="on-lime" d={circle(206, 322, 6) + circle(318, 316, 6) + circle(104, 322, 6)} />
  </>
);

const LongTableNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={452} {...props}>
    <path className="card bare" d={rect(4, 4, 320, 412)} />
    <path className="card" d={rect(4, 4, 40, 250)} />
    <path
      d={`M4 60h40M4 144h40M4 200h40${circle(24, 84, 11)}${circle(24, 118, 11)}${rect(12, 154, 24, 36)}M14 16v34M24 16v34M34 16v34`}
    />
    <path className="blue" d={circle(24, 84, 6)} />
    {seven.map((seat) => (
      <g key={seat} transform={`rotate(-90 164 ${seat * 44 + 44})`}>
        <Seated x={164} y={seat * 44 + 44 - 70} facing="down" />
        <Seated x={164} y={seat * 44 + 44 + 70} facing="up" />
      </g>
    ))}
    <path className="lime" d={rect(110, 22, 108, 312)} />
    <path
      className="card on-lime"
      d={seven.map((seat) => circle(130, 44 + seat * 44, 11) + circle(198, 44 + seat * 44, 11)).join('')}
    />
    <path d={seven.map((seat) => circle(130, 44 + seat * 44, 6) + circle(198, 44 + seat * 44, 6)).join('')} />
    <path className="card on-lime" d={circle(164, 88, 13) + circle(164, 244, 13) + rect(152, 144, 24, 44)} />
    <path d={`${circle(164, 88, 8)}M158 152v28M164 152v28M170 152v16M154 248q10 -12 20 0`} />
    <path className="card on-lime" d={circle(164, 316, 11)} />
    <path className="wall" d="M140 416H4V4H324V416H188" />
    <path
      className="card"
      d={rect(46, 413, 56, 6) + rect(226, 413, 64, 6) + rect(321, 120, 6, 96) + rect(120, 1, 88, 6)}
    />
    <path className="dashed blue" d={circle(164, 356, 15)} />
    <Route id="lunch-route-narrow" d="M164 452V356" />
    <path className="stop" d={circle(164, 356, 5)} />
    <Door x={140} y={416} width={48} leaf="n" jamb="e" opening />
    <Tree x={292} y={378} radius={20} />
    <text x="192" y="360">
      you
    </text>
  </Sheet>
);

/** Hero of the team page: lunch, with one chair kept free. */
export const LongTable = compositions(LongTableWide, LongTableNarrow);
