import { Dimension, Door, Route, Tree } from './fittings';
import { letteredPlan } from './lettered-plan';
import { circle, rect } from './shapes';

const axes = [212, 308, 404, 500];
const rows = [96, 192, 288, 384];

/** A site from above: building on its grid, crane, gate, cabins and the yard for what has come. */
const SiteFromAbove = ({ id }: { id: string }) => (
  <>
    <path className="card bare" d={rect(20, 30, 560, 490)} />
    <path className="wash bare" d="M20 430H580V520H20z" />
    <path className="faint" d="M20 452H560M20 498H560" />
    <path className="wall" d="M20 430V30H580V520H210M126 520H20V500" />
    <g className="door">
      <path className="leaf" d="M126 520V478M210 520V478" />
      <path className="swing" d="M126 478A42 42 0 0 1 168 520M210 478A42 42 0 0 0 168 520" />
    </g>
    <Footprint />
    <path className="dashed" d={circle(140, 240, 232)} clipPath={`url(#${id}-fence)`} />
    <clipPath id={`${id}-fence`}>
      <path d={rect(22, 32, 556, 396)} />
    </clipPath>
    <Crane />
    <Cabins />
    <Yard />
    <Turnstiles />
    <Route id={id} d="M168 552V492q0 -16 16 -16H420M462 430V368q0 -16 -16 -16H404" overLime="M404 352H356V336" />
    <path className="stop" d={circle(462, 430, 4)} />
    <Door x={262} y={384} width={40} leaf="s" jamb="w" />
    <Tree x={598} y={470} radius={18} />
    <Tree x={604} y={90} radius={22} />
    <Dimension y={14} stops={axes} />
  </>
);

const Footprint = () => (
  <>
    <path className="paper bare" d={rect(212, 96, 288, 288)} />
    <path className="lime bare" d={rect(308, 288, 96, 96)} />
    <path className="faint" d={axes.map((x) => `M${x} 30V430`).join('') + rows.map((y) => `M180 ${y}H540`).join('')} />
    <path className="wall" d="M500 192V96H212V384H222M262 384H308V288H404V384H500V288" />
    <path className="dashed" d="M500 192V288" />
    <path d="M212 192H270M308 96V150M404 96V140M404 178V192H500M404 192H370" />
    <path className="card" d={rect(308, 192, 58, 96)} />
    <path d="M308 230H366M308 192L366 230M366 192L308 230" />
    <path d={[240, 248, 256, 264, 272, 280].map((y) => `M308 ${y}H366`).join('')} />
    <path className="solid bare" d={axes.flatMap((x) => rows.map((y) => rect(x - 6, y - 6, 12, 12))).join('')} />
    <path d={`${rect(424, 112, 30, 20)}${circle(470, 160, 10)}${rect(228, 112, 24, 36)}${rect(270, 112, 22, 22)}`} />
    <path
      className="on-lime"
      d="M318 300l76 76M318 320l56 56M318 340l36 36M338 300l56 56M358 300l36 36M378 300l16 16"
    />
  </>
);

const Crane = () => (
  <>
    <path className="card" d={rect(120, 220, 40, 40)} />
    <path d="M120 220l40 40M160 220l-40 40" />
    <path className="wall" d="M96 276L344 104" />
    <path d="M100 284L348 112M140 246l8 12M180 219l8 12M220 191l8 12M260 163l8 12M300 136l8 12" />
    <path className="solid" d="M86 276l14 -10l10 15l-14 10z" />
    <path className="blue" d={circle(326, 120, 9)} />
  </>
);

const Cabins = () => (
  <>
    <path className="card" d={rect(40, 50, 54, 96) + rect(40, 158, 54, 40)} />
    <path d={`${rect(50, 62, 18, 40)}M40 114h54M76 114v32`} />
    <Door x={94} y={140} width={22} leaf="e" jamb="n" />
  </>
);

const Yard = () => (
  <>
    <path className="dashed" d={rect(424, 440, 140, 68)} />
    <path className="card" d={rect(436, 450, 54, 14) + rect(436, 466, 54, 14) + rect(436, 482, 54, 14)} />
    <path d="M454 450v46M472 450v46" />
    <path className="card" d={circle(516, 462, 9) + circle(538, 462, 9) + circle(527, 481, 9) + circle(549, 481, 9)} />
    <path className="card" d={`${rect(268, 462, 92, 28)}${rect(364, 464, 24, 24)}`} />
    <path className="blue" d="M382 466v20" />
    <path d="M286 462v28M304 462v28M322 462v28M340 462v28" />
  </>
);

const Turnstiles = () => (
  <>
    <path className="card" d={rect(40, 440, 62, 44)} />
    <path d={`${circle(60, 462, 10)}M50 462h20M60 452v20${circle(84, 462, 10)}M74 462h20M84 452v20`} />
  </>
);

/** Solutions of the construction page, each where it stands on a site. */
export const SitePlan = letteredPlan('site-plan', {
  width: 600,
  height: 560,
  content: SiteFromAbove,
  letters: [
    [332, 312],
    [190, 530],
    [330, 436],
    [256, 246],
    [72, 506],
    [68, 128],
  ],
});
