import { Door } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** A long list of wishes, ruled through but for one. */
export const OneWish = () => (
  <Sheet width={280} height={170}>
    <path className="card" d={rect(76, 6, 128, 158)} />
    <path d="M92 26H176M92 44H188M92 62H164M92 116H184M92 134H170M92 152H180" />
    <path className="blue" d="M86 30L182 22M86 48L194 40M86 66L170 58M86 120L190 112M86 138L176 130M86 156L186 148" />
    <path className="lime" d={rect(88, 76, 104, 26)} />
    <path className="on-lime" d="M98 89H152M166 89l5 5l9 -11" />
    <path className="card" d="M220 96L258 20l12 6L232 102l-14 10z" />
    <path d="M220 96l12 6M254 28l12 6" />
  </Sheet>
);

/** Three screens of paper on a desk, joined by where a finger went. */
export const PaperScreens = () => (
  <Sheet width={280} height={170}>
    <path className="card" d={rect(14, 18, 68, 130) + rect(106, 18, 68, 130)} />
    <path className="lime" d={rect(198, 18, 68, 130)} />
    <path d="M14 36H82M106 36H174M24 50H72M24 62H60M116 50h22v22h-22zM144 50h20v22h-20zM116 80h22v22h-22zM144 80h20v22h-20z" />
    <path className="card" d={rect(24, 118, 48, 16)} />
    <path className="on-lime" d="M198 36H266M216 84l12 13l22 -27M212 118H252" />
    <path className="route" d="M48 126C66 160 92 158 96 130S104 92 127 91C150 92 160 134 186 128S206 92 216 86" />
    <path className="stop" d={circle(48, 126, 4.5) + circle(127, 91, 4.5)} />
  </Sheet>
);

/** A shop door with its sign turned to open. */
export const OpenSign = () => (
  <Sheet width={280} height={170}>
    <path className="wall" d="M0 164H280M56 164V14H224V164" />
    <path d="M48 14H232" />
    <path className="card" d={rect(72, 32, 62, 100)} />
    <path className="faint" d="M82 118h42M82 96h42M82 74h42M92 118v-12h12v12M110 96v-10h10v10M86 74v-12h14v12" />
    <path className="blue wall" d="M150 164V32H208V164" />
    <path className="blue" d={rect(158, 42, 42, 84)} />
    <path className="stop" d={circle(200, 140, 3)} />
    <path d="M179 62l-18 18M179 62l18 18" />
    <path className="lime" d={rect(156, 80, 46, 24)} />
    <text className="on-lime-text" x="179" y="96" textAnchor="middle">
      open
    </text>
    <path className="route" d="M280 156H236q-14 0 -28 0" />
  </Sheet>
);

/** Payments, mail, maps and sign-in are plugged in; nobody builds a power station for one room. */
export const PluggedIn = () => (
  <Sheet width={280} height={170}>
    <path className="lime bare" d={rect(150, 14, 122, 142)} />
    <path className="wall" d="M150 14H272V156H150zM150 14V156" />
    <Door x={272} y={104} width={36} leaf="w" jamb="n" overLime />
    <path className="card" d={[32, 68, 104, 140].map((y) => rect(141, y - 10, 18, 20)).join('')} />
    <path className="stop" d={[32, 68, 104, 140].map((y) => circle(150, y - 4, 2) + circle(150, y + 4, 2)).join('')} />
    <path className="route" d="M56 32H124M56 68H124M56 104H124M56 140H124" />
    <path
      className="blue"
      d={[32, 68, 104, 140].map((y) => `M141 ${y - 4}h-8M141 ${y + 4}h-8M133 ${y - 8}v16l-9 -4v-8z`).join('')}
    />
    <path
      className="card"
      d={rect(16, 21, 34, 22) + rect(16, 57, 34, 22) + rect(24, 93, 18, 22) + circle(33, 140, 12)}
    />
    <path d="M16 28h34M16 57l17 12l17 -12M28 104l4 4l6 -8M21 140h24M33 128q-8 12 0 24M33 128q8 12 0 24" />
    <path className="on-lime" d={rect(188, 62, 46, 46)} />
    <path className="on-lime" d="M198 85l9 9l16 -20" />
  </Sheet>
);
