import { Door } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** Four slips about the same person, and the one card that is kept. */
export const OneCard = () => (
  <Sheet width={280} height={170}>
    <path
      className="card"
      d={rect(6, 12, 58, 34) + rect(20, 52, 58, 34) + rect(6, 92, 58, 34) + rect(20, 132, 58, 34)}
    />
    <path d="M6 12l29 20l29 -20M30 62h38M30 70h26M16 99H54V115H34L26 121V115H16zM30 146h8M46 146h8M62 146h8M30 154h8M46 154h8" />
    <path
      className="route"
      d="M64 29C110 29 112 74 148 78M78 69C106 69 116 82 148 84M64 109C106 109 116 92 148 90M78 149C116 149 114 100 148 96"
    />
    <path className="lime" d={rect(150, 36, 122, 100)} />
    <path
      className="on-lime"
      d={`${circle(178, 64, 12)}M158 96a20 14 0 0 1 40 0M212 58h48M212 70h34M162 112h96M162 122h64`}
    />
    <path className="on-lime" d="M226 36V22h32V36" />
  </Sheet>
);

/** Three taps, each turned by what came of it; one is opened further. */
export const SelfTurningTaps = () => (
  <Sheet width={280} height={170}>
    <path className="wall" d="M8 40H272" />
    <path d="M8 28H272" />
    {[56, 140, 224].map((x, index) => (
      <g key={x}>
        <path className={index === 1 ? 'lime' : 'card'} d={circle(x, 62, 18)} />
        <path className="card" d={rect(x - 7, 80, 14, 20)} />
        <path
          className={index === 1 ? 'on-lime wall' : 'wall'}
          d={['M44 62h24', 'M140 48v28', 'M216 54l16 16'][index]}
        />
        <path className="faint" d={`M${x - 26} 160h52`} />
      </g>
    ))}
    <path className="blue" d="M56 104v10M140 104v52M134 104v52M146 104v52M224 104v30M220 104v30" />
    <path className="route" d="M154 150H172q10 0 10 -10V72q0 -10 -10 -10H160" />
    <path className="stop" d={circle(158, 62, 3.5)} />
  </Sheet>
);

/** The way of one buyer through four rooms, each with its share of the sale. */
export const MeasuredWay = () => (
  <Sheet width={280} height={170}>
    <path className="lime bare" d={rect(174, 10, 44, 96)} />
    <path className="wall" d="M4 10H276V106H4zM76 10V38M76 72V106M174 10V30M174 64V106M218 10V44M218 78V106" />
    <path className="route" d="M-14 84H40V55H126V47H196V61H250" />
    <path className="stop" d={circle(40, 70, 5) + circle(126, 51, 5) + circle(250, 61, 5)} />
    <path className="stop over-lime" d={circle(196, 52, 5)} />
    <path d={rect(16, 22, 30, 16) + rect(98, 78, 34, 16) + rect(142, 78, 16, 16) + rect(232, 80, 30, 14)} />
    <path className="dimension" d="M4 132H276M4 126v12M76 126v12M174 126v12M218 126v12M276 126v12" />
    <text x="40" y="156" textAnchor="middle">
      ad
    </text>
    <text x="125" y="156" textAnchor="middle">
      article
    </text>
    <text x="196" y="156" textAnchor="middle">
      demo
    </text>
    <text x="250" y="156" textAnchor="middle">
      call
    </text>
  </Sheet>
);

/** A letter that goes on one way if it was read, and another if not. */
export const ForkedLetters = () => (
  <Sheet width={280} height={170}>
    <path className="card" d={rect(8, 62, 62, 44)} />
    <path d="M8 62l31 24l31 -24" />
    <path className="card" d="M126 60L152 84L126 108L100 84z" />
    <path
      className="route"
      d="M70 84H100M152 84H166q14 0 14 -14V52q0 -14 14 -14H206M166 84q14 0 14 14V118q0 14 14 14H206"
    />
    <path className="lime" d={rect(206, 16, 62, 44)} />
    <path className="on-lime" d="M206 16l31 20l31 -20M218 48h38" />
    <path className="card" d={rect(206, 110, 62, 44)} />
    <path d={`${circle(226, 132, 11)}M226 132v-7M226 132h5M244 126h14M244 134h14M244 142h8`} />
    <text x="126" y="130" textAnchor="middle">
      read?
    </text>
    <text x="196" y="12" textAnchor="end">
      yes
    </text>
    <text x="196" y="160" textAnchor="end">
      no
    </text>
  </Sheet>
);

/** The instruments on one wall, and a chair in front of it. */
export const InstrumentWall = () => (
  <Sheet width={280} height={170}>
    <path className="wall" d="M4 164V8H276V164M0 164H280" />
    <path className="card" d={rect(22, 24, 100, 62)} />
    <path d="M34 76V60h12v16M54 76V48h12v28M74 76V54h12v22M94 76V38h12v38" />
    <path className="lime" d={rect(140, 24, 62, 62)} />
    <path className="on-lime" d="M152 70a22 22 0 1 1 38 0M171 40v-6M150 54l-5 -2M192 54l5 -2" />
    <path className="wall over-lime" d="M171 62L184 46" />
    <path className="card" d={rect(218, 24, 40, 62)} />
    <path d="M226 38h24M226 50h24M226 62h16M226 74h20" />
    <path className="blue" d="M22 108L58 100L92 104L130 94L176 98L214 88" />
    <path className="card" d={rect(92, 126, 96, 8)} />
    <path d="M102 134V164M178 134V164M122 126l4 -14h28l4 14" />
  </Sheet>
);

/** Four tools, each a room of its own, with doors broken through their walls. */
export const BrokenThrough = () => (
  <Sheet width={280} height={170}>
    <path className="lime bare" d={rect(140, 10, 130, 72)} />
    <path className="card bare" d={rect(10, 10, 130, 150)} />
    <path className="wall" d="M10 10H270V160H10zM140 10V28M140 62V108M140 142V160M10 82H48M82 82H196M230 82H270" />
    <Door x={140} y={62} width={34} leaf="e" jamb="n" overLime />
    <Door x={82} y={82} width={34} leaf="n" jamb="w" />
    <Door x={196} y={82} width={34} leaf="s" jamb="e" />
    <Door x={140} y={108} width={34} leaf="w" jamb="s" />
    <path className="route" d="M140 45H65V125H140M140 125H213V82" />
    <path className="route over-lime" d="M213 82V45H140" />
    <path d={rect(22, 22, 26, 26) + rect(22, 124, 24, 24) + rect(232, 124, 26, 20)} />
    <path className="on-lime" d={`${circle(248, 34, 11)}M248 27v8l5 4`} />
    <path d="M28 31h14M28 39h9M28 136h12M34 130v12M232 131h26" />
  </Sheet>
);
