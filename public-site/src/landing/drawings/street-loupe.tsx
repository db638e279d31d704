import { compositions } from './compositions';
import { Tree } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';
import { StreetLoupeNarrow } from './street-loupe-narrow';
import { LoupeHouse } from './loupe-house';

const terrace = Array.from({ length: 8 }, (_, index) => 212 + index * 47);

const StreetLoupeWide = (props: { className?: string }) => (
  <Sheet width={600} height={560} {...props}>
    <path
      className="card bare"
      d={rect(0, 30, 150, 196) + rect(194, 30, 406, 196) + rect(0, 270, 150, 274) + rect(194, 270, 406, 274)}
    />
    <path
      className="faint"
      d={terrace.map((x) => `M${x - 6} 30V226`).join('') + terrace.map((x) => `M${x - 6} 270V544`).join('')}
    />
    <path className="faint" d="M74 30V226M0 128H150M0 400H150M74 400V544" />
    <path
      d={
        terrace.map((x) => rect(x, 150, 35, 60)).join('') +
        terrace
          .filter((_, index) => index !== 2)
          .map((x) => rect(x + 8, 46, 18, 16))
          .join('')
      }
    />
    <path d={terrace.map((x) => rect(x, 286, 35, 66) + rect(x, 482, 35, 50)).join('')} />
    <path d={rect(14, 44, 48, 60) + rect(88, 60, 46, 50) + rect(16, 146, 44, 62) + rect(90, 146, 44, 62)} />
    <path d="M18 288H132V328H66V384H18zM20 420H60V500H20zM90 420H134V470H90z" />
    <path className="wall" d="M150 30V226H0M194 30V226H600M0 270H150V544M600 270H194V544" />
    <path className="dashed" d="M0 248H600M172 30V544" />
    <Tree x={172} y={80} radius={12} />
    <Tree x={172} y={150} radius={12} />
    <Tree x={172} y={470} radius={12} />
    <Tree x={48} y={248} radius={12} />
    <Tree x={116} y={248} radius={12} />
    <path className="paper" d={circle(392, 354, 150)} />
    <LoupeHouse id="loupe" x={392} y={354} radius={150} />
    <path className="wall" d={circle(392, 354, 150)} />
    <path
      className="wall card"
      transform="translate(498 460) rotate(45)"
      d={rect(0, -4, 20, 8) + rect(20, -9, 100, 18)}
    />
    <text x="0" y="18">
      the street
    </text>
    <text x="194" y="18">
      and one house of it, looked at closely
    </text>
  </Sheet>
);

/** Hero of the real estate page: a site plan, and a loupe over one of its houses. */
export const StreetLoupe = compositions(StreetLoupeWide, StreetLoupeNarrow);
