import { Tree } from './fittings';
import { LoupeHouse } from './loupe-house';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

const terrace = [98, 138, 178, 218, 258, 298];

/** The same street for a phone. */
export const StreetLoupeNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={400} {...props}>
    <path
      className="card bare"
      d={rect(0, 28, 60, 92) + rect(88, 28, 240, 92) + rect(0, 152, 60, 240) + rect(88, 152, 240, 240)}
    />
    <path className="faint" d={terrace.map((x) => `M${x - 5} 28V120M${x - 5} 152V392`).join('')} />
    <path
      d={
        terrace.map((x) => rect(x, 66, 30, 44)).join('') +
        terrace.map((x) => rect(x, 162, 30, 40) + rect(x, 352, 30, 34)).join('')
      }
    />
    <path
      d={
        rect(10, 40, 38, 28) +
        rect(10, 80, 30, 30) +
        rect(10, 166, 40, 60) +
        rect(10, 250, 34, 34) +
        rect(10, 310, 40, 60)
      }
    />
    <path className="wall" d="M60 28V120H0M88 28V120H328M0 152H60V392M328 152H88V392" />
    <path className="dashed" d="M0 136H328M74 28V392" />
    <Tree x={74} y={60} radius={9} />
    <Tree x={74} y={320} radius={9} />
    <Tree x={28} y={136} radius={9} />
    <path className="paper" d={circle(196, 262, 116)} />
    <LoupeHouse id="loupe-narrow" x={196} y={262} radius={116} />
    <path className="wall" d={circle(196, 262, 116)} />
    <path
      className="wall card"
      transform="translate(278 344) rotate(45)"
      d={rect(0, -3, 12, 6) + rect(12, -7, 54, 14)}
    />
    <text x="0" y="16">
      the street
    </text>
    <text x="328" y="16" textAnchor="end">
      one house of it
    </text>
  </Sheet>
);
