import { Door, Route } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** A seminar table with a chair free: where a first call leads. */
export const SeminarTable = () => (
  <Sheet width={402} height={300}>
    <path className="lime bare" d={rect(50, 40, 350, 240)} />
    <path className="wall" d="M50 204V280H400V40H50V148" />
    <path className="card" d={rect(396, 90, 8, 130)} />
    <path className="blue wall" d="M150 50H320" />
    <g className="on-lime">
      <path
        d={[
          [236, 86],
          [316, 126],
          [316, 206],
          [236, 246],
          [156, 126],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 15))
          .join('')}
      />
      <path className="card on-lime" d={circle(236, 166, 64)} />
    </g>
    <path d={rect(206, 136, 60, 44)} />
    <path d="M206 147h60M206 158h60M206 169h60M226 136v44M246 136v44" />
    <path className="stop" d={rect(226, 147, 20, 11)} />
    <path d={circle(268, 204, 7) + circle(200, 196, 7)} />
    <Door x={50} y={204} width={56} leaf="e" jamb="n" overLime />
    <Route id="seminar-route" d="M0 176H50" overLime="M50 176H96q16 0 16 16V200q0 12 12 12H142" />
    <path className="stop over-lime" d={circle(158, 212, 7)} />
    <path className="card" d={rect(352, 244, 40, 28)} />
  </Sheet>
);
