import styled, { keyframes } from 'styled-components';
import { media } from '@site/ui';
import { circle, rect } from './shapes';

/** Houses of a street where work gets stuck, each from x = 0 on the ground at y = 0. */

/** An agency, and in front of its door the enquiries that came in overnight. */
export const WaitingLetters = () => (
  <>
    <path className="wall card" d="M0 0V-182H160V0" />
    <path d="M-8 -182H168" />
    <path d={[18, 66, 114].map((x) => rect(x, -164, 28, 34)).join('')} />
    <path className="card" d={rect(14, -114, 92, 78)} />
    <path d={[24, 52, 80].map((x) => rect(x, -104, 18, 22) + rect(x, -72, 18, 22)).join('')} />
    <path className="blue wall" d="M120 0V-92H148V0" />
    {letters.map(([x, y, turn]) => (
      <path key={x} className="card" transform={`translate(${x} ${y}) rotate(${turn})`} d={letter} />
    ))}
  </>
);

const letter = `${rect(-17, -11, 34, 22)}M-17 -11L0 2L17 -11`;
const letters: [x: number, y: number, turn: number][] = [
  [186, -12, 0],
  [221, -11, 4],
  [203, -33, -8],
];

/** A house of deeds, cut open: the same names, written once more. */
export const PaperTowers = () => (
  <>
    <path className="card" d="M-10 -142L70 -184L150 -142z" />
    <path d={circle(70, -160, 8)} />
    <path className="wall card" d="M0 0V-142H140V0" />
    <path d="M-10 -142H150" />
    <path d={tower(16, -38, 13) + tower(98, -38, 17)} />
    <path d={`${circle(70, -68, 8)}M56 -38v-8a14 12 0 0 1 28 0v8`} />
    <path d="M10 -38H130M18 -38V0M122 -38V0" />
    <path className="blue" d="M64 -42h12v-8" />
  </>
);

/** Sheets upon sheets. */
const tower = (x: number, y: number, sheets: number): string =>
  Array.from({ length: sheets }, (_, index) => `M${x + (index % 3)} ${y - 5 * (index + 1)}h26`).join('') +
  `M${x} ${y}v${-5 * sheets}M${x + 27} ${y}v${-5 * sheets}`;

/** A block cut open: one flat stands empty, and in the cellar something drips. */
export const EmptyFlat = () => (
  <>
    <path className="card bare" d={rect(0, -270, 240, 270)} />
    <LitFlat className="lime bare" d={rect(121, -269, 118, 66)} />
    <path className="wall" d="M0 0V-270H240V0M-8 -270H248" />
    <path d="M0 -202H240M0 -134H240M0 -66H240M120 -270V0" />
    <path className="on-lime" d="M180 -269v16M158 -253h44v24h-44z" />
    <path className="on-lime" d="M166 -241h28" />
    <path d={`${circle(34, -238, 7)}M22 -202v-14a12 11 0 0 1 24 0v14M62 -202v-16h44v16M62 -218h44`} />
    <path
      d={`M14 -134v-22h50v22M14 -146h50M84 -134v-40M76 -174h16l-4 -10h-8z${rect(140, -160, 40, 26)}M140 -150h40M196 -134v-30h30v30M196 -150h30`}
    />
    <path d={`${circle(176, -98, 7)}M164 -66v-14a12 11 0 0 1 24 0v14M14 -66v-30h34v30M14 -84h34M64 -66v-18h38v18`} />
    <path className="blue wall" d="M46 0V-46H74V0" />
    <path d={`${rect(140, -52, 34, 52)}${circle(157, -32, 9)}M157 -52V-66M174 -26H206V-66`} />
    <path className="blue" d="M206 -21v5M206 -11v4M196 -1q10 -7 20 0" />
  </>
);

const switchOn = keyframes`from { opacity: 0; }`;

/** The light is on, and nobody is in. */
const LitFlat = styled.path`
  ${media.motion} {
    animation: ${switchOn} 300ms ease-out 400ms backwards;
  }
`;

/** An owner at the door, who would like to know. */
export const AskingOwner = () => (
  <>
    <path className="wall card" d="M0 0V-108L80 -162L160 -108V0" />
    <path className="wall" d="M-12 -100L80 -162L172 -100" />
    <path d={`${rect(18, -84, 44, 40)}M40 -84v40M18 -64h44${rect(64, -132, 32, 22)}`} />
    <path className="blue wall" d="M104 0V-76H140V0" />
    <path className="card" d="M174 0V-36a11 11 0 0 1 22 0V0z" />
    <circle className="solid bare" cx={185} cy={-56} r={7} />
    <path className="card" d="M198 -108H232V-76H212L204 -66V-76H198z" />
    <path className="blue" d="M210 -98a6 6 0 1 1 7 7v3M217 -84v1" />
  </>
);

/** A plug and a socket that nobody has brought together. */
export const OpenEnds = ({ x, y }: { x: number; y: number }) => (
  <>
    <path className="card" d={rect(x - 30, y - 8, 16, 16) + rect(x + 14, y - 10, 14, 20)} />
    <path className="blue" d={`M${x - 14} ${y - 4}h9M${x - 14} ${y + 4}h9`} />
    <path className="stop" d={circle(x + 19, y - 4, 1.6) + circle(x + 19, y + 4, 1.6)} />
  </>
);
