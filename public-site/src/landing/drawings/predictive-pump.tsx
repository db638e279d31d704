import { compositions } from './compositions';
import { Dimension, Done, Route } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** One swing of the needle for each size, `step` apart. */
const trace = (x: number, y: number, step: number, sizes: readonly number[]) =>
  `M${x} ${y}${sizes.map((size, index) => `L${x + (index + 0.5) * step} ${y + (index % 2 ? size : -size)}`).join('')}L${x + sizes.length * step} ${y}`;

const calm = (swings: number) => Array.from({ length: swings }, (_, index) => 4 + ((index * 7) % 3));
const worse = [9, 13, 18, 24, 31, 38, 46];

const PumpWide = (props: { className?: string }) => (
  <Sheet width={600} height={540} {...props}>
    <path className="card bare" d={rect(24, 56, 552, 140)} />
    <path className="faint" d="M24 91H576M24 161H576M93 56V196M162 56V196M231 56V196M523 56V196" />
    <path className="lime bare" d={rect(392, 56, 62, 140)} />
    <path className="dashed blue" d="M24 80H392M454 80H568" />
    <path d={trace(24, 126, 12, calm(23)) + trace(300, 126, 13, worse) + trace(454, 126, 12, calm(9))} />
    <path className="wall" d="M24 56H568M24 196H568" />
    <path d={`M24 56${'l-6 7l6 7'.repeat(10)}`} />
    <path className="card" d={rect(562, 46, 20, 160)} />
    <path className="solid" d={rect(567, 34, 10, 12) + rect(567, 206, 10, 12)} />
    <path className="blue" d="M300 50V196" />
    <path className="stop" d={circle(300, 126, 4.5)} />
    <Done x={423} y={126} overLime />
    <text x="300" y="42" textAnchor="middle">
      noticed
    </text>
    <text x="423" y="42" textAnchor="middle">
      repaired
    </text>
    <Dimension y={216} stops={[300, 392]} labels={['planned']} below />
    <Route id="pump" d="M126 316V264q0 -14 14 -14H266q14 0 14 -14V200" />
    <path
      className="card"
      d={`${rect(330, 368, 286, 48)}${rect(372, 358, 12, 68)}${rect(384, 358, 12, 68)}${rect(490, 358, 10, 68)}${rect(500, 358, 10, 68)}`}
    />
    <path className="card" d={`M555 368V332M537 332h36M544 322h22v10h-22z`} />
    <Pump x={30} y={300} />
    <path className="wall" d="M0 500H600" />
    <path className="faint" d={Array.from({ length: 9 }, (_, index) => `M${16 + index * 70} 522l14 -14`).join('')} />
  </Sheet>
);

const PumpNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={408} {...props}>
    <path className="card bare" d={rect(8, 32, 306, 104)} />
    <path className="faint" d="M8 58H314M8 110H314M72 32V136M136 32V136M282 32V136" />
    <path className="lime bare" d={rect(204, 32, 50, 104)} />
    <path className="dashed blue" d="M8 48H204M254 48H306" />
    <path
      d={trace(8, 84, 10, calm(11)) + trace(118, 84, 12, [8, 12, 17, 23, 29, 35, 41]) + trace(254, 84, 10, calm(5))}
    />
    <path className="wall" d="M8 32H306M8 136H306" />
    <path d={`M8 32${'l-5 6.5l5 6.5'.repeat(8)}`} />
    <path className="card" d={rect(302, 24, 16, 120)} />
    <path className="blue" d="M118 28V136" />
    <path className="stop" d={circle(118, 84, 4.5)} />
    <Done x={229} y={84} overLime />
    <text x="118" y="18" textAnchor="middle">
      noticed
    </text>
    <text x="229" y="18" textAnchor="middle">
      repaired
    </text>
    <Dimension y={152} stops={[118, 204]} labels={['planned']} below />
    <Route id="pump-narrow" d="M96 200V182q0 -12 -12 -12H62q-12 0 -12 -12V140" />
    <Pump x={0} y={186} />
    <path className="wall" d="M0 386H328" />
    <path className="faint" d={Array.from({ length: 6 }, (_, index) => `M${12 + index * 56} 406l12 -12`).join('')} />
  </Sheet>
);

/** Motor, coupling and pump on their base, with the sensor that listens. */
const Pump = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="card" d={`M230 34V-24q13 -10 26 0t26 0V34z${rect(220, 10, 72, 12)}${rect(220, -2, 72, 12)}`} />
    <path className="card" d={`${rect(0, 158, 326, 16)}${rect(18, 174, 46, 26)}${rect(262, 174, 46, 26)}`} />
    <path
      className="card"
      d={`${rect(34, 140, 34, 18)}${rect(114, 140, 34, 18)}${rect(8, 56, 12, 68)}${rect(20, 40, 142, 100)}`}
    />
    <path d="M34 54H148M34 68H148M34 82H148M34 96H148M34 110H148M34 124H148" />
    <path className="card" d={`${rect(162, 80, 40, 24)}${rect(174, 70, 16, 44)}`} />
    <path className="card" d="M226 158L236 142H276L286 158z" />
    <path className="card wall" d={circle(256, 92, 62)} />
    <path
      d={`${circle(256, 92, 40)}${circle(256, 92, 10)}M256 82q16 -10 22 -20M266 92q10 16 20 22M256 102q-16 10 -22 20M246 92q-10 -16 -20 -22`}
    />
    <path className="stop" d={rect(84, 18, 24, 22)} />
    <path className="wash" d={rect(91, 25, 10, 8)} />
  </g>
);

/** Hero of the predictive maintenance page: the pump is heard to limp, and mended while it still runs. */
export const ListenedPump = compositions(PumpWide, PumpNarrow);
