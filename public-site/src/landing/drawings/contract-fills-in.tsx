import styled, { keyframes } from 'styled-components';
import { media } from '@site/ui';
import { compositions } from './compositions';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** What the deal knows, and which blank of the contract takes it. */
const facts = [
  { source: 'contact', field: 'tenant', value: 'i. moreau' },
  { source: 'listing', field: 'address', value: '4 mill lane' },
  { source: 'diary', field: 'from', value: '1 may' },
  { source: 'rules', field: 'pets', value: 'one dog' },
] as const;

const ContractWide = (props: { className?: string }) => (
  <Filling width={880} height={500} {...props}>
    {facts.map(({ source, value }, index) => (
      <Card key={source} x={20} y={44 + index * 100} source={source} value={value} />
    ))}
    {facts.map(({ source }, index) => (
      <path
        key={source}
        className="route"
        d={`M200 ${84 + index * 100}C270 ${84 + index * 100} 290 ${wideRow(index)} 366 ${wideRow(index)}`}
      />
    ))}
    <path className="card" d={rect(376, 32, 330, 456)} />
    <path className="card" d={rect(366, 22, 330, 456)} />
    <path className="wall" d="M392 62H540" />
    <path d="M392 82H666M392 94H620" />
    {facts.map((fact, index) => (
      <Blank key={fact.field} x={392} y={wideRow(index)} width={278} {...fact} index={index} />
    ))}
    <path d="M392 352H666M392 364H666M392 376H560" />
    <path d="M392 446H516M546 446H670" />
    <path
      className="blue ink"
      pathLength={1}
      strokeDasharray="1 2"
      d="M398 440c8 -26 16 -26 18 -6s12 14 18 -6s12 10 22 2s12 2 24 -4"
    />
    <path
      className="blue ink"
      pathLength={1}
      strokeDasharray="1 2"
      d="M552 440c4 -18 14 -32 18 -12s6 22 16 4s14 14 24 0s14 6 30 -6"
    />
    <path className="route filed" d="M696 330H734q14 0 14 14V366" />
    <g className="filed">
      <text x="798" y="360" textAnchor="middle">
        filed
      </text>
      <path className="lime" d={rect(736, 372, 124, 106)} />
      <path className="on-lime" d="M736 398H860M784 382h28v8h-28zM752 418h92M752 434h92M752 450h60" />
    </g>
    <text x="392" y="466">
      tenant
    </text>
    <text x="546" y="466">
      owner
    </text>
  </Filling>
);

const wideRow = (index: number) => 138 + index * 54;

const ContractNarrow = (props: { className?: string }) => (
  <Filling width={328} height={640} {...props}>
    {facts.map(({ source, value }, index) => (
      <Card
        key={source}
        x={4 + (index % 2) * 164}
        y={4 + Math.floor(index / 2) * 84}
        source={source}
        value={value}
        slim
      />
    ))}
    <path className="route" d="M80 76V84M80 156V196" />
    <path className="route" d="M244 76V84M244 156V196" />
    <path className="card" d={rect(12, 204, 312, 432)} />
    <path className="card" d={rect(4, 196, 312, 432)} />
    <path className="wall" d="M24 230H150" />
    <path d="M24 250H296M24 262H250" />
    {facts.map((fact, index) => (
      <Blank key={fact.field} x={24} y={302 + index * 50} width={272} {...fact} index={index} />
    ))}
    <path d="M24 500H296M24 512H210" />
    <path d="M24 586H144M176 586H296" />
    <path
      className="blue ink"
      pathLength={1}
      strokeDasharray="1 2"
      d="M30 580c8 -26 16 -26 18 -6s12 14 18 -6s12 10 22 2s12 2 24 -4"
    />
    <path
      className="blue ink"
      pathLength={1}
      strokeDasharray="1 2"
      d="M182 580c4 -18 14 -32 18 -12s6 22 16 4s14 14 24 0s14 6 30 -6"
    />
    <text x="24" y="610">
      tenant
    </text>
    <text x="176" y="610">
      owner
    </text>
    <g className="filed">
      <path className="lime" d={rect(266, 206, 40, 34)} />
      <path className="on-lime" d="M276 223l7 7l13 -15" />
    </g>
  </Filling>
);

interface CardProps {
  x: number;
  y: number;
  source: string;
  value: string;
  slim?: boolean;
}

/** A record that already knows it. */
const Card = ({ x, y, source, value, slim = false }: CardProps) => (
  <>
    <path className="card" d={rect(x, y, slim ? 156 : 180, slim ? 72 : 80)} />
    <path d={`M${x} ${y + 28}h${slim ? 156 : 180}`} />
    <path className="stop" d={circle(x + 16, y + 14, 4)} />
    <text x={x + 30} y={y + 18}>
      {source}
    </text>
    <text x={x + 16} y={y + (slim ? 54 : 58)}>
      {value}
    </text>
  </>
);

interface BlankProps {
  x: number;
  y: number;
  width: number;
  field: string;
  value: string;
  index: number;
}

/** A blank in the contract, filled. */
const Blank = ({ x, y, width, field, value, index }: BlankProps) => (
  <>
    <text x={x} y={y + 4}>
      {field}
    </text>
    <path className="wash" d={rect(x + 76, y - 18, width - 76, 34)} />
    <text className={`value value-${index}`} x={x + 92} y={y + 4}>
      {value}
    </text>
  </>
);

const typed = keyframes`from { clip-path: inset(0 100% 0 0); }`;
const written = keyframes`from { stroke-dashoffset: 1; }`;
const laid = keyframes`from { opacity: 0; }`;

/** Blank after blank, then both signatures, then the file. */
const Filling = styled(Sheet)`
  .ink {
    vector-effect: none;
  }

  ${media.motion} {
    .value {
      animation: ${typed} 280ms steps(9) backwards;
    }
    .value-1 {
      animation-delay: 300ms;
    }
    .value-2 {
      animation-delay: 600ms;
    }
    .value-3 {
      animation-delay: 900ms;
    }
    .ink {
      animation: ${written} 400ms ease-out 1200ms backwards;
    }
    .ink + .ink {
      animation-delay: 1600ms;
    }
    .filed {
      animation: ${laid} 300ms ease-out 2000ms backwards;
    }
  }
`;

/** Moment of the contract page: a contract that fills itself in, is signed and is put away. */
export const ContractFillsIn = compositions(ContractWide, ContractNarrow, 'tablet');
