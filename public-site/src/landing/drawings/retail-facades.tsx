import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** Three kinds of shop in the street, the ground at their lower edge. */

export const CornerShop = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M24 150V20H150V150" />
    <path className="wall" d="M16 20H158" />
    <path d={[40, 78, 116].map((x) => rect(x, 32, 18, 22)).join('')} />
    <path className="card" d={rect(36, 96, 62, 42)} />
    <path
      d={`M36 117H98${[44, 58, 72, 86].map((x) => circle(x, 110, 4)).join('')}${rect(44, 124, 12, 14)}${rect(62, 124, 12, 14)}`}
    />
    <path className="lime" d="M30 72H144L152 94H22z" />
    <path className="on-lime" d="M53 72L48 94M76 72L74 94M99 72L101 94M122 72L126 94" />
    <path className="blue wall" d="M112 150V100H138V150" />
    <path className="stop" d={circle(132, 126, 2.5)} />
    <path d="M168 150L176 112H202L210 150M172 132H206M178 112V104H200V112" />
  </Sheet>
);

export const ChainStores = () => (
  <Sheet width={220} height={150}>
    {[12, 80, 148].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <path className="wall card" d="M0 150V70H58V150" />
        <path d={rect(0, 78, 58, 16) + rect(8, 102, 20, 34)} />
        <path className="blue wall" d="M36 150V108H50V150" />
      </g>
    ))}
    <path className="lime" d={rect(80, 78, 58, 16)} />
    <path className="on-lime" d="M92 86h34" />
    <path d="M24 86h34M160 86h34" />
    <path className="route" d="M41 64C50 20 90 14 109 58M109 58C120 14 168 14 177 64" />
    <path className="stop" d={circle(41, 66, 4) + circle(109, 62, 4) + circle(177, 66, 4)} />
  </Sheet>
);

export const OnlineWarehouse = () => (
  <Sheet width={220} height={150}>
    <path className="wall card" d="M14 150V56H150V150" />
    <path className="wall" d="M8 56H156" />
    <path d="M14 74H150M30 56V50H70V56M94 56V50H134V56" />
    <path className="card" d={rect(26, 100, 32, 50) + rect(106, 100, 32, 50)} />
    <path d="M26 110h32M26 120h32M26 130h32M26 140h32M106 110h32M106 120h32M106 130h32M106 140h32" />
    <path className="blue wall" d={rect(66, 100, 32, 50)} />
    <path className="lime" d={rect(72, 128, 20, 22)} />
    <path className="on-lime" d="M72 136h20M82 128v8" />
    <path className="card" d="M160 142V114H192V142zM192 142V120H204L212 130V142z" />
    <path d="M168 122h16M168 129h10" />
    <path className="card" d={circle(172, 142, 7) + circle(202, 142, 7)} />
  </Sheet>
);
