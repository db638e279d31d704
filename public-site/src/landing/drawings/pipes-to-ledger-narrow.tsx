import { Route } from './fittings';
import { LedgerPage } from './ledger-page';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';
import { sources } from './sources';

const shown = [0, 2, 3, 4];
const columns = [44, 124, 204, 284];

/** The same pipes for a phone: from the top down. */
export const PipesToLedgerNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={548} {...props}>
    {columns.map((x, index) => {
      const source = sources[shown[index] ?? 0];
      return (
        <g key={x}>
          <g transform={`translate(${x - 17} 18)`}>
            <path className="card" d={source?.glyph} />
          </g>
          <text x={x} y="56" textAnchor="middle">
            {source?.name}
          </text>
          <path d={`M${x - 8} 70V148M${x + 8} 70V148M${x - 8} 70H${x + 8}`} />
          <path className="card" d={`M${x - 10} 96L${x + 10} 122H${x - 10}L${x + 10} 96z`} />
          <path className="wall" d={`M${x} 109h18`} />
        </g>
      );
    })}
    <path
      d={`M36 148H26V166H156V194M172 194V166H302V148H292${columns
        .slice(1)
        .map((x, index) => `M${(columns[index] ?? 0) + 8} 148H${x - 8}`)
        .join('')}M156 256V284M172 256V284`}
    />
    <path className="card" d={rect(122, 194, 84, 62)} />
    <path d={circle(152, 208, 6) + circle(176, 208, 6)} />
    <path className="blue" d="M152 214q0 10 12 14M176 214q0 10 -12 14M164 228v8" />
    <path className="stop" d={circle(164, 244, 7)} />
    <text x="218" y="230">
      one record
    </text>
    <Route id="pipes-route-narrow" d={`${columns.map((x) => `M${x} 74V157H164`).join('')}M164 157V194M164 256V284`} />
    <g transform="translate(8 284)">
      <LedgerPage width={312} rows={5} pitch={40} />
    </g>
  </Sheet>
);
