import { axonometry, Block, CutWall, type Point } from './axonometry';
import { Door } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** A form that goes from desk to desk with nobody carrying it. */
export const DeskToDesk = () => (
  <Sheet width={280} height={170}>
    <path className="card" d={[44, 140, 236].map((x) => circle(x, 136, 11)).join('')} />
    <path className="card" d={rect(8, 76, 72, 46) + rect(104, 76, 72, 46)} />
    <path className="lime" d={rect(200, 76, 72, 46)} />
    <path className="card" d={rect(34, 84, 22, 30) + rect(130, 84, 22, 30) + rect(226, 84, 22, 30)} />
    <path d="M39 92h12M135 92h12M135 98h12M231 92h12M231 98h12M231 104h7" />
    <path className="route" d="M45 84C45 30 141 30 141 84C141 30 237 30 237 84" />
    <path className="stop" d={circle(45, 84, 4) + circle(141, 84, 4) + circle(237, 84, 4)} />
    <path className="wall" d="M0 18H68M116 18H164M212 18H280" />
    <path d="M68 15h48v6h-48zM164 15h48v6h-48z" />
  </Sheet>
);

const archive = axonometry(92, 78, 0.94);

/** An archive that opens the right drawer. */
export const RightDrawer = () => (
  <Sheet width={280} height={170}>
    <Block view={archive} at={[0, 0, 0]} size={[132, 40, 72]} />
    <path d={[24, 48].map((z) => archive.open([0, 40, z], [132, 40, z])).join('')} />
    <path d={[44, 88].map((x) => archive.open([x, 40, 0], [x, 40, 72])).join('')} />
    {[22, 66, 110].flatMap((x) =>
      [12, 36, 60].map((z) => <path key={`${x}-${z}`} d={archive.open([x - 6, 40, z], [x + 6, 40, z])} />),
    )}
    <Block view={archive} at={[44, 40, 24]} size={[44, 46, 24]} className="lime" />
    <path className="on-lime" d={[52, 62, 72].map((y) => archive.open([48, y, 48], [84, y, 48])).join('')} />
    <path className="card" d={rect(214, 14, 52, 40)} />
    <path d="M222 24h36M222 33h36M222 42h20" />
    <path className="route" d="M106 118C106 44 158 30 214 30" />
    <path className="stop" d={circle(106, 118, 4)} />
  </Sheet>
);

const plot = axonometry(128, 34, 1);
const wallHeight = 30;
const firstRoom: [Point, Point][] = [
  [
    [0, 0, 0],
    [72, 6, wallHeight],
  ],
  [
    [0, 6, 0],
    [6, 66, wallHeight],
  ],
  [
    [66, 6, 0],
    [6, 22, wallHeight],
  ],
  [
    [66, 52, 0],
    [6, 20, wallHeight],
  ],
  [
    [0, 66, 0],
    [72, 6, wallHeight],
  ],
];

/** One finished room, the next ones only drawn. */
export const FirstRoom = () => (
  <Sheet width={280} height={170}>
    <path
      className="dashed blue"
      d={
        plot.floor(72, 0, 76, 72) +
        plot.floor(72, 0, 76, 72, wallHeight) +
        plot.floor(0, 72, 72, 56) +
        plot.open([148, 72, 0], [148, 72, wallHeight]) +
        plot.open([148, 0, 0], [148, 0, wallHeight])
      }
    />
    <path className="lime bare" d={plot.floor(0, 0, 72, 72)} />
    {firstRoom.map(([at, size]) => (
      <CutWall key={at.join()} view={plot} at={at} size={size} />
    ))}
    <path
      className="blue"
      d={plot.closed([72, 52, 0], [96, 52, 0], [96, 52, 25], [72, 52, 25]) + plot.arc(72, 52, 24, -90)}
    />
  </Sheet>
);

/** Your table, and the chair that was missing. */
export const MissingChair = () => (
  <Sheet width={280} height={170}>
    <path className="wall" d="M22 10V62M22 106V160" />
    <Door x={22} y={106} width={44} leaf="e" jamb="n" />
    <path className="card" d={[140, 188, 236].map((x) => circle(x, 46, 13)).join('')} />
    <path className="card" d={[188, 236].map((x) => circle(x, 128, 13)).join('')} />
    <path className="lime" d={circle(140, 128, 13)} />
    <path className="card" d={rect(112, 60, 152, 54)} />
    <path
      d={
        rect(128, 66, 26, 16) +
        rect(176, 66, 26, 16) +
        rect(224, 66, 26, 16) +
        rect(176, 92, 26, 16) +
        rect(224, 92, 26, 16)
      }
    />
    <path className="blue" d={rect(128, 92, 26, 16)} />
    <path className="route" d="M0 84H76q14 0 14 14V114q0 14 14 14h23" />
    <path className="stop" d={circle(140, 128, 4)} />
  </Sheet>
);
