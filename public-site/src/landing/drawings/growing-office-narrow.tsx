import { Dimension, Door, Route, Tree } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** The same office for a phone: first room, the three that grew around it, and the one ahead. */
export const GrowingOfficeNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={392} {...props}>
    <path className="card bare" d={rect(4, 40, 236, 328)} />
    <path className="wash bare" d={rect(132, 156, 108, 212)} />
    <path className="lime bare" d={rect(4, 156, 128, 112)} />
    <Furniture />
    <path
      className="wall"
      d="M4 244V368H240V112M240 72V40H4V204M4 156H164M204 156H240M132 156V204M132 244V292M132 332V368M4 268H132"
    />
    <path
      className="card"
      d={rect(40, 37, 56, 6) + rect(140, 37, 60, 6) + rect(30, 365, 60, 6) + rect(160, 365, 52, 6)}
    />
    <path className="dashed" d="M240 40H324V236H240M240 156H278M314 156H324" />
    <Tree x={286} y={282} radius={20} />
    <Tree x={300} y={342} radius={24} />
    <Route
      id="growing-route-narrow"
      d="M-14 224H4M132 224H172q12 0 12 -12V104q0 -12 12 -12H282"
      overLime="M4 224H132"
    />
    <path className="stop" d={circle(184, 184, 5) + circle(282, 92, 5)} />
    <Door x={4} y={244} width={40} leaf="e" jamb="n" overLime opening />
    <Door x={132} y={204} width={40} leaf="e" jamb="s" />
    <Door x={204} y={156} width={40} leaf="s" jamb="w" />
    <Door x={132} y={332} width={40} leaf="e" jamb="n" />
    <Door x={240} y={72} width={40} leaf="e" jamb="s" />
    <text className="on-lime-text" x="10" y="178">
      first room
    </text>
    <text x="14" y="64">
      the big table
    </text>
    <text x="14" y="292">
      drawings
    </text>
    <text x="186" y="354" textAnchor="middle">
      next door
    </text>
    <text x="282" y="136" textAnchor="middle">
      ahead
    </text>
    <Dimension y={16} stops={[4, 240, 324]} labels={['built', 'drawn']} />
  </Sheet>
);

const Furniture = () => (
  <>
    <path className="card" d={[44, 78, 112].map((x) => circle(x, 90, 8) + circle(x, 138, 8)).join('')} />
    <path className="card" d={rect(26, 96, 104, 36)} />
    <path className="card on-lime" d={circle(94, 242, 9) + rect(58, 240, 68, 22)} />
    <path
      className="paper"
      d={[64, 84, 104].map((x) => `${rect(x, 243, 15, 16)}M${x + 4} 248h7M${x + 4} 253h7`).join('')}
    />
    <path className="card" d={circle(186, 310, 8) + rect(160, 272, 52, 30)} />
    <path d="M172 280h28M176 290h18" />
    <path className="card" d={rect(16, 306, 70, 46)} />
    <path d="M16 321h70M16 336h70M46 313h10M46 328h10M46 344h10" />
  </>
);
