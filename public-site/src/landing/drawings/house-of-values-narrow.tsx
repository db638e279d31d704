import { Door } from './fittings';
import { RoomLetter } from './room-letter';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** The same house for a phone. */
export const HouseOfValuesNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={400} {...props}>
    <path className="card bare" d={rect(4, 4, 320, 360)} />
    <path className="wash bare" d={rect(104, 4, 120, 360)} />
    <path className="lime bare" d={rect(4, 184, 100, 180)} />
    <Furniture />
    <path
      className="wall"
      d="M144 364H4V4H324V364H184M104 4V116M104 156V252M104 292V364M4 184H104M224 4V28M224 156V252M224 292V364M224 184H324"
    />
    <path d="M222 28V116M226 28V116" />
    <path className="card" d={rect(30, 1, 48, 6) + rect(250, 1, 48, 6)} />
    <Door x={144} y={364} width={40} leaf="n" jamb="e" opening />
    <Door x={104} y={156} width={40} leaf="w" jamb="n" />
    <Door x={104} y={292} width={40} leaf="w" jamb="n" overLime />
    <Door x={224} y={156} width={40} leaf="e" jamb="n" />
    <Door x={224} y={292} width={40} leaf="e" jamb="n" />
    <path className="route" d="M164 400V316" />
    <path className="stop" d={circle(164, 316, 4)} />
    {columns.map(([y, name]) => (
      <g key={name}>
        <path className="solid" d={rect(154, y, 20, 20)} />
        <text x={164} y={y + 38} textAnchor="middle">
          {name}
        </text>
      </g>
    ))}
    <RoomLetter x={24} y={26}>
      a
    </RoomLetter>
    <RoomLetter x={304} y={26}>
      b
    </RoomLetter>
    <RoomLetter x={24} y={342}>
      c
    </RoomLetter>
    <RoomLetter x={304} y={342}>
      d
    </RoomLetter>
  </Sheet>
);

const columns = [
  [40, 'transparency'],
  [142, 'technology'],
  [238, 'transformation'],
] as const;

const Furniture = () => (
  <>
    <path className="card" d={circle(38, 62, 8) + circle(62, 62, 8) + circle(38, 122, 8) + rect(26, 70, 48, 44)} />
    <path d={circle(38, 84, 5) + circle(62, 84, 5) + circle(38, 102, 5)} />
    <path className="blue" d={circle(86, 92, 8)} />
    <path className="card" d={rect(246, 60, 60, 36) + circle(276, 108, 8)} />
    <path d="M276 70v18M254 70q11 -5 22 0q11 -5 22 0M254 88q11 -5 22 0q11 -5 22 0" />
    <path className="card on-lime" d={circle(48, 238, 22) + circle(48, 202, 8) + rect(76, 214, 14, 14)} />
    <path className="card on-lime" d="M18 222l-8 15h17zM22 258h16v10h-16z" />
    <path className="on-lime" d={rect(56, 266, 16, 16)} />
    <path className="card" d={rect(246, 208, 60, 30) + circle(276, 250, 8)} />
    <path d={`${rect(252, 215, 48, 8)}${circle(276, 219, 3)}`} />
    <path className="card" d={rect(242, 312, 40, 14)} />
    <path className="blue" d="M242 302H282M242 298v8M282 298v8M242 336H282M242 332v8M282 332v8" />
  </>
);
