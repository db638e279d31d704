import { Dimension, Door, Route } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** The cabin on a site: plan on the table, helmets on their hooks, and one chair free. */
export const SiteCabin = () => (
  <Sheet width={402} height={300}>
    <path className="lime bare" d={rect(20, 60, 380, 176)} />
    <path className="wall" d="M300 236H20V60H400V236H352" />
    <path className="card" d={rect(70, 57, 80, 6) + rect(220, 57, 80, 6) + rect(17, 110, 6, 70)} />
    <path
      className="on-lime"
      d={[104, 164, 224].map((x) => circle(x, 106, 13)).join('') + circle(104, 206, 13) + circle(164, 206, 13)}
    />
    <path className="card on-lime" d={rect(76, 122, 176, 68)} />
    <path d={`${rect(118, 132, 92, 48)}M130 140h34v32h-34zM164 150h34M180 140v32`} />
    <path className="blue" d="M164 172h-12A12 12 0 0 1 164 160" />
    <path d={circle(94, 142, 7) + circle(234, 168, 7)} />
    <path className="card" d={`${rect(352, 76, 34, 92)}M352 99h34M352 122h34M352 145h34`} />
    <g className="on-lime">
      {[322, 298].map((y) => (
        <path key={y} d={`M${y} 72a12 10 0 0 1 22 0z`} />
      ))}
    </g>
    <Door x={352} y={236} width={52} leaf="n" jamb="w" overLime opening />
    <Route id="cabin-route" d="M326 288V236" overLime="M326 236V222q0 -16 -16 -16H240" />
    <path className="stop over-lime" d={circle(224, 206, 6)} />
    <Dimension y={34} stops={[20, 400]} />
    <path d="M300 236v14h52v-14M308 250v12h36v-12" />
  </Sheet>
);
