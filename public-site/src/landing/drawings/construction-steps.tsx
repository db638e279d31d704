import { Done } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** One house three times: paced out, going up, and one of several. */

const ground = 'M-4 122H266';

const Figure = ({ x, facing }: { x: number; facing: 1 | -1 }) => (
  <g transform={`translate(${x} 122) scale(${facing} 1)`}>
    <path className="card" d={circle(0, -44, 7)} />
    <path d="M0 -37V-17M0 -17l-8 17M0 -17l8 17M0 -32l14 5" />
    <path className="blue" d={rect(14, -36, 11, 15)} />
  </g>
);

export const PacedOut = () => (
  <Sheet width={280} height={132}>
    <path className="wall" d={ground} />
    <path className="dashed" d="M110 122V44H236V122M110 82H236M173 44V122" />
    <path className="dimension blue" d="M110 22H236M110 16v12M173 16v12M236 16v12M254 44V122M248 44h12M248 82h12" />
    <Figure x={58} facing={1} />
    <path className="solid bare" d={[-2, 10, 22, 34].map((x) => rect(x, 124, 7, 3)).join('')} />
    <path d={`${rect(2, 88, 26, 34)}M8 96h14M8 103h14M8 110h8`} />
  </Sheet>
);

export const GoingUp = () => (
  <Sheet width={280} height={132}>
    <path className="wall" d={ground} />
    <path className="card bare" d={rect(110, 82, 126, 40)} />
    <path className="wall" d="M110 122V82H236V122M104 82H242M173 82V122" />
    <path d={rect(124, 94, 34, 28) + rect(190, 92, 28, 18)} />
    <path className="dashed" d="M110 82V44H236V82" />
    <path d="M92 122V30M92 106h18M92 76h18M92 46h18M84 122h16M92 122L110 106M92 92L110 76M92 62L110 46" />
    <path className="blue" d="M186 6V34M160 58l26 -24l26 24" />
    <path className="lime" d={rect(156, 58, 60, 16)} />
    <Figure x={64} facing={-1} />
    <path className="card" d={rect(4, 66, 18, 32)} />
    <path className="route" d="M39 92H22" />
  </Sheet>
);

export const OneOfSeveral = () => (
  <Sheet width={280} height={132}>
    <path className="wall" d={ground} />
    <path className="lime bare" d={rect(8, 44, 70, 78)} />
    <path className="wall" d="M8 122V44H78V122M2 44H84" />
    <path
      className="on-lime"
      d={rect(18, 56, 18, 16) + rect(50, 56, 18, 16) + rect(18, 84, 18, 16) + rect(48, 90, 20, 32)}
    />
    <path className="wall card" d="M104 122V68H168V122" />
    <path d={rect(114, 78, 16, 14) + rect(142, 78, 16, 14) + rect(128, 100, 18, 22)} />
    <path className="wall card" d="M194 122V30H254V122" />
    <path d={[42, 64, 86].map((y) => rect(204, y, 14, 13) + rect(230, y, 14, 13)).join('') + rect(216, 106, 16, 16)} />
    <path className="route" d="M43 38C60 10 110 20 136 62M136 62C150 30 190 10 224 24" />
    <path className="stop" d={circle(43, 38, 4) + circle(136, 62, 4)} />
    <Done x={224} y={16} />
  </Sheet>
);
