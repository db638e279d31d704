import { compositions } from './compositions';
import { Dimension, Route } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';
import { WorkingHalfNarrow } from './working-half-narrow';
import { Customer, shutter, tenant } from './working-half-parts';

const floors: [dark: string, lit: string, y: number][] = [
  ['print', 'search', 112],
  ['fairs', 'email', 204],
  ['banners', 'referrals', 296],
];

const WorkingHalfWide = (props: { className?: string }) => (
  <Sheet width={600} height={540} {...props}>
    <path className="card bare" d={rect(40, 104, 240, 384)} />
    <path className="lime bare" d={rect(280, 104, 240, 384)} />
    {floors.map(([dark, lit, y]) => (
      <g key={dark}>
        <path d={[64, 132, 200].map((x) => shutter(x, y + 28, 48, 49)).join('')} />
        <path className="on-lime" d={[334, 396, 458].map((x) => rect(x, y + 28, 44, 49)).join('')} />
        <text x="64" y={y + 18}>
          {dark}
        </text>
        <text className="on-lime-text" x="334" y={y + 18}>
          {lit}
        </text>
      </g>
    ))}
    <path
      className="on-lime"
      d={tenant(356, 189) + tenant(480, 189) + tenant(418, 281) + tenant(356, 373) + tenant(480, 373)}
    />
    <path
      className="on-lime"
      d="M418 140v14M408 168l10 -14l10 14zM474 281v-16h12v16M480 265v-10M356 281v-12M346 269h20l-4 -14h-12zM404 373v-22h28v22M410 360h16"
    />
    <path d={shutter(64, 416, 184, 72)} />
    <path className="on-lime" d={rect(404, 416, 98, 44)} />
    <path className="on-lime" d="M414 460v-16h18v16M440 460v-24h16v24M466 460v-12h24v12" />
    <path className="on-lime" d="M280 196H520M280 288H520M280 380H520M280 104V488" />
    <path d="M40 196H280M40 288H280M40 380H280" />
    <path className="wall" d="M40 488V104H520V488M28 104H532M0 488H600" />
    <path className="card" d={rect(86, 78, 40, 26) + rect(430, 84, 56, 20)} />
    <path d="M92 78v-8h28v8M458 84V62M446 62h24" />
    <path className="wall over-lime" d="M334 488V416H382V488" />
    <Route id="half-route" d="M600 474H520" overLime="M520 474H306V152H330M306 244H330M306 336H330" />
    <path className="stop over-lime" d={circle(334, 152, 4.5) + circle(334, 244, 4.5) + circle(334, 336, 4.5)} />
    <Customer x={358} y={488} />
    <Customer x={550} y={488} />
    <Customer x={582} y={488} />
    <Dimension y={34} stops={[40, 280, 520]} labels={['the other half', 'the half that works']} />
  </Sheet>
);

/** Hero of the marketing page: a house with one channel to a floor, and its other half. */
export const WorkingHalf = compositions(WorkingHalfWide, WorkingHalfNarrow);
