import { compositions } from './compositions';
import { Door } from './fittings';
import { HouseOfValuesNarrow } from './house-of-values-narrow';
import { RoomLetter } from './room-letter';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

const HouseOfValuesWide = (props: { className?: string }) => (
  <Sheet width={600} height={600} {...props}>
    <path className="card bare" d={rect(16, 24, 568, 536)} />
    <path className="wash bare" d={rect(216, 24, 168, 536)} />
    <path className="lime bare" d={rect(24, 296, 192, 256)} />
    <Kitchen />
    <Records />
    <RoundTable />
    <Workbench />
    <path className="wall" d="M276 560H16V24H584V560H324" />
    <path d="M276 552H24V32H576V552H324M276 552v8M324 552v8" />
    <path
      className="wall"
      d="M216 32V184M216 232V392M216 440V552M24 292H216M384 32V64M384 232V392M384 440V552M384 292H576"
    />
    <path d="M381 64V184M387 64V184" />
    <path
      className="card"
      d={rect(72, 24, 88, 8) + rect(432, 24, 96, 8) + rect(16, 372, 8, 104) + rect(576, 372, 8, 104)}
    />
    <path d="M72 28h88M432 28h96M20 372v104M580 372v104" />
    <Door x={276} y={560} width={48} leaf="n" jamb="e" opening />
    <Door x={216} y={232} width={48} leaf="w" jamb="n" />
    <Door x={216} y={440} width={48} leaf="w" jamb="n" overLime />
    <Door x={384} y={232} width={48} leaf="e" jamb="n" />
    <Door x={384} y={440} width={48} leaf="e" jamb="n" />
    <path className="route" d="M300 598V512M240 512V208M240 512H300M240 416H384M240 208H384" />
    <path className="stop" d={circle(240, 208, 5) + circle(240, 416, 5)} />
    {columns.map(([y, name]) => (
      <g key={name}>
        <path className="solid" d={rect(302, y, 28, 28)} />
        <text x={316} y={y + 48} textAnchor="middle">
          {name}
        </text>
      </g>
    ))}
    <RoomLetter x={52} y={60}>
      a
    </RoomLetter>
    <RoomLetter x={548} y={60}>
      b
    </RoomLetter>
    <RoomLetter x={52} y={524}>
      c
    </RoomLetter>
    <RoomLetter x={548} y={524}>
      d
    </RoomLetter>
  </Sheet>
);

/** What the hall's roof rests on. */
const columns = [
  [92, 'transparency'],
  [268, 'technology'],
  [436, 'transformation'],
] as const;

/** A table for those who live here and a chair more, with the kettle on. */
const Kitchen = () => (
  <>
    <path className="card" d={[82, 128].map((x) => circle(x, 98, 13) + circle(x, 198, 13)).join('')} />
    <path className="card" d={rect(60, 112, 92, 72)} />
    <path d={circle(84, 134, 8) + circle(84, 162, 8) + circle(126, 134, 8) + circle(126, 162, 8)} />
    <path className="blue" d={circle(182, 148, 13)} />
    <path d={`${rect(24, 250, 124, 42)}${circle(48, 271, 11)}${circle(80, 271, 11)}${rect(104, 258, 34, 26)}`} />
  </>
);

/** Records behind glass: who walks by can read them. */
const Records = () => (
  <>
    <path className="card" d={rect(440, 96, 104, 64)} />
    <path
      className="paper"
      d="M492 110c-12 -6 -26 -6 -38 0v36c12 -6 26 -6 38 0c12 -6 26 -6 38 0v-36c-12 -6 -26 -6 -38 0z"
    />
    <path d="M492 110v36M462 118q11 -4 22 0M462 127q11 -4 22 0M500 118q11 -4 22 0M500 127q11 -4 22 0" />
    <path className="card" d={circle(492, 180, 13)} />
    <path d="M448 292V260H576M480 292V260M512 292V260M544 292V260" />
  </>
);

/** No two seats alike, one place kept wide for wheels. */
const RoundTable = () => (
  <>
    <path className="card on-lime" d={circle(116, 408, 38)} />
    <path className="card on-lime" d={circle(116, 346, 13) + rect(164, 374, 24, 24)} />
    <path className="card on-lime" d="M58 384l-14 24h28zM64 438h28v16h-28z" />
    <path className="on-lime" d={`${rect(136, 448, 26, 26)}M132 448v26M166 448v26M140 480h18`} />
    <path d={circle(116, 408, 10)} />
  </>
);

/** A bench with a level on it, and the same piece measured twice. */
const Workbench = () => (
  <>
    <path className="card" d={rect(440, 336, 104, 56)} />
    <path d={`${rect(452, 348, 80, 12)}${circle(492, 354, 4)}M480 348v12M504 348v12M452 376h52`} />
    <path className="card" d={circle(492, 412, 13)} />
    <path className="card" d={rect(432, 478, 72, 24)} />
    <path className="dimension blue" d="M432 462H504M432 456v12M504 456v12M432 518H504M432 512v12M504 512v12" />
  </>
);

/** The company as a house: four rooms for what we value, three columns for how we work. */
export const HouseOfValues = compositions(HouseOfValuesWide, HouseOfValuesNarrow);
