import { Dimension, Route } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';
import { Customer, shutter, tenant } from './working-half-parts';

const floors: [dark: string, lit: string, y: number][] = [
  ['print', 'search', 60],
  ['banners', 'email', 148],
];

/** The same house for a phone, a storey lower. */
export const WorkingHalfNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={352} {...props}>
    <path className="card bare" d={rect(4, 52, 140, 276)} />
    <path className="lime bare" d={rect(144, 52, 140, 276)} />
    {floors.map(([dark, lit, y]) => (
      <g key={dark}>
        <path d={[18, 78].map((x) => shutter(x, y + 28, 46, 42)).join('')} />
        <path className="on-lime" d={[176, 230].map((x) => rect(x, y + 28, 42, 42)).join('')} />
        <text x="18" y={y + 18}>
          {dark}
        </text>
        <text className="on-lime-text" x="176" y={y + 18}>
          {lit}
        </text>
      </g>
    ))}
    <path className="on-lime" d={tenant(197, 130) + tenant(251, 218)} />
    <path className="on-lime" d="M251 98v10M242 120l9 -12l9 12zM186 218v-20h22v20M191 206h12" />
    <path d={shutter(18, 258, 106, 70)} />
    <path className="on-lime" d={rect(226, 260, 46, 38)} />
    <path className="on-lime" d="M144 140H284M144 228H284M144 52V328" />
    <path d="M4 140H144M4 228H144" />
    <path className="wall" d="M4 328V52H284V328M-4 52H292M-8 328H336" />
    <path className="wall over-lime" d="M172 328V258H212V328" />
    <Route id="half-route-narrow" d="M336 316H284" overLime="M284 316H158V100H174M158 188H174" />
    <path className="stop over-lime" d={circle(176, 100, 4) + circle(176, 188, 4)} />
    <Customer x={192} y={328} />
    <Customer x={308} y={328} />
    <Dimension y={26} stops={[4, 144, 284]} labels={['the other half', 'what works']} />
  </Sheet>
);
