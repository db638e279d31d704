import { compositions } from './compositions';
import { Route, Tree } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

const quarters = [0, 90, 180, 270];

/** A porch with six columns, and the steps up to it; looks north. */
const porch = {
  floor: rect(-66, -180, 132, 44),
  columns: [-58, -35, -12, 12, 35, 58].map((x) => circle(x, -172, 4.5)).join(''),
  steps: `${rect(-54, -214, 108, 34)}M-54 -188H54M-54 -197H54M-54 -206H54`,
};

/** Four corridors that meet in a round room. */
const cross =
  'M-22 -136H22V-49.3A54 54 0 0 1 49.3 -22H136V22H49.3A54 54 0 0 1 22 49.3V136H-22V49.3A54 54 0 0 1 -49.3 22H-136V-22H-49.3A54 54 0 0 1 -22 -49.3z';

/** The rooms of one corner: a large one and a small one. */
const corner = (x: number, y: number): string =>
  rect(x > 0 ? 30 : -128, y > 0 ? 68 : -128, 98, 60) + rect(x > 0 ? 68 : -128, y > 0 ? 30 : -60, 60, 30);

/** Gaps in the walls of that corner. */
const doorways = (x: number, y: number): string =>
  rect(x > 0 ? 21 : -31, y > 0 ? 88 : -110, 10, 22) + rect(x > 0 ? 90 : -112, y > 0 ? 59 : -69, 22, 10);

const corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** A villa with the same door on all four sides, from above; its centre lies at (300, 280). */
const Villa = ({ id }: { id: string }) => (
  <>
    <Tree x={96} y={92} radius={26} />
    <Tree x={508} y={98} radius={22} />
    <Tree x={500} y={474} radius={28} />
    <Tree x={100} y={466} radius={20} />
    <Tree x={140} y={506} radius={13} />
    <g transform="translate(300 280)">
      {quarters.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path className="card" d={porch.floor + porch.steps} />
          <path className="solid" d={porch.columns} />
        </g>
      ))}
      <path className="card bare" d={rect(-136, -136, 272, 272)} />
      <path className="wash bare" d={cross} />
      <path className="lime bare" d={circle(0, 0, 54)} />
      <path
        className="solid bare"
        fillRule="evenodd"
        d={rect(-136, -136, 272, 272) + cross + corners.map(([x, y]) => corner(x, y)).join('')}
      />
      <path className="card bare" d={corners.map(([x, y]) => doorways(x, y)).join('')} />
      <path className="on-lime" d={`${circle(0, 0, 20)}M-8 -9h16M-8 -3h16M-8 3h16M-8 9h9`} />
    </g>
    <Route
      id={id}
      d="M300 30V226M570 280H354M300 530V334M30 280H246"
      overLime="M300 226V254M354 280H326M300 334V306M246 280H274"
    />
    <path
      className="stop over-lime"
      d={circle(300, 254, 5) + circle(326, 280, 5) + circle(300, 306, 5) + circle(274, 280, 5)}
    />
  </>
);

const FourDoorsVillaWide = (props: { className?: string }) => (
  <Sheet width={600} height={560} {...props}>
    <Villa id="villa-route" />
    <g className="dimension">
      <text x="314" y="42">
        tenants
      </text>
      <text x="594" y="266" textAnchor="end">
        team
      </text>
      <text x="314" y="532">
        vendors
      </text>
      <text x="22" y="266">
        owners
      </text>
    </g>
  </Sheet>
);

const FourDoorsVillaNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={324} {...props}>
    <g transform="translate(-16 -6) scale(0.6)">
      <Villa id="villa-route-narrow" />
    </g>
    <g className="dimension">
      <text x="172" y="20">
        tenants
      </text>
      <text x="328" y="122" textAnchor="end">
        team
      </text>
      <text x="172" y="318">
        vendors
      </text>
      <text x="0" y="122">
        owners
      </text>
    </g>
  </Sheet>
);

/** Hero of the web apps: everybody has a front door of their own, and all of them lead to the same record. */
export const FourDoorsVilla = compositions(FourDoorsVillaWide, FourDoorsVillaNarrow);
