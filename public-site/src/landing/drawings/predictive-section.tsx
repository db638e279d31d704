import styled, { keyframes } from 'styled-components';
import { media } from '@site/ui';
import { compositions } from './compositions';
import { Done, Route } from './fittings';
import { Bathroom, Bedroom, Dining, Lounge } from './flat-furniture';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

const SectionWide = (props: { className?: string }) => (
  <Listening width={880} height={540} {...props}>
    <path className="lime bare" d={rect(100, 412, 240, 88)} />
    <path className="wash bare" d={rect(382, 92, 78, 408)} />
    <Dining x={126} y={172} />
    <Bedroom x={258} y={172} />
    <Lounge x={126} y={252} />
    <Bathroom x={262} y={252} />
    <Bedroom x={126} y={332} />
    <Dining x={258} y={332} />
    <Bathroom x={126} y={412} />
    <Lounge x={258} y={412} />
    <Lounge x={486} y={172} />
    <Bedroom x={486} y={252} />
    <Dining x={488} y={332} />
    <Bathroom x={486} y={412} />
    <Liftshaft />
    <RooftopFan x={150} y={92} />
    <WaterTank x={520} y={92} />
    <Boilers x={494} y={500} />
    <LimpingPump x={126} y={500} />
    <path
      className="wall"
      d="M100 92V500H620V92M86 92H634M242 92V412M100 172H382M100 252H382M100 332H382M460 172H620M460 252H620M460 332H620M340 412V500M382 92V500M460 92V500"
    />
    <path className="wall" d="M0 412H382M460 412H880" />
    <path className="faint" d={[8, 40, 72, 634, 674, 714, 754, 794, 834].map((x) => `M${x} 434l14 -14`).join('')} />
    <path
      className="card"
      d={`${rect(97, 112, 6, 40)}${rect(97, 192, 6, 40)}${rect(97, 272, 6, 40)}${rect(617, 112, 6, 40)}${rect(617, 192, 6, 40)}${rect(617, 272, 6, 40)}`}
    />
    <Route id="section" overLime="M178 444V428H340" d="M340 428H382M382 428H722q14 0 14 -14V386" />
    <Ping x={198} y={54} />
    <Ping x={421} y={44} />
    <Ping x={566} y={46} />
    <Ping x={519} y={454} />
    <Ping x={178} y={452} limping />
    <Van x={676} y={412} />
    <Done x={724} y={366} />
    <text x="150" y="50">
      air
    </text>
    <text x="421" y="20" textAnchor="middle">
      lift
    </text>
    <text x="604" y="48">
      water
    </text>
    <text x="480" y="526">
      heating
    </text>
    <text x="100" y="526">
      pump, limping
    </text>
    <text x="676" y="322">
      booked for thursday
    </text>
  </Listening>
);

const SectionNarrow = (props: { className?: string }) => (
  <Listening width={328} height={600} {...props}>
    <path className="lime bare" d={rect(4, 412, 174, 88)} />
    <path className="wash bare" d={rect(178, 92, 50, 408)} />
    <Dining x={30} y={172} />
    <Lounge x={26} y={252} />
    <Bedroom x={26} y={332} />
    <Bathroom x={32} y={412} />
    <path className="card" d={`${rect(188, 262, 30, 70)}${rect(184, 62, 38, 30)}${circle(203, 77, 9)}`} />
    <path d="M203 86V262M203 262V332" />
    <RooftopFan x={30} y={92} />
    <Boilers x={240} y={500} single />
    <LimpingPump x={14} y={500} />
    <path
      d={[172, 252, 332, 412].map((y) => `${rect(248, y - 58, 40, 42)}M268 ${y - 58}v42M248 ${y - 37}h40`).join('')}
    />
    <path
      className="wall"
      d="M4 92V500H308V92M0 92H314M178 92V500M228 92V500M4 172H178M4 252H178M4 332H178M228 172H308M228 252H308M228 332H308M0 412H178M228 412H328"
    />
    <Route id="section-narrow" overLime="M66 444V428H160V500" d="M160 500V538" />
    <Ping x={78} y={54} />
    <Ping x={203} y={58} />
    <Ping x={268} y={454} />
    <Ping x={66} y={452} limping />
    <path className="wall" d="M0 596H328" />
    <Van x={112} y={596} />
    <Done x={160} y={550} />
    <text x="32" y="50">
      air
    </text>
    <text x="203" y="28" textAnchor="middle">
      lift
    </text>
    <text x="308" y="522" textAnchor="end">
      heating
    </text>
    <text x="4" y="522">
      pump
    </text>
    <text x="266" y="560">
      booked
    </text>
  </Listening>
);

const Liftshaft = () => (
  <>
    <path className="card" d={`${rect(396, 52, 50, 40)}${circle(421, 74, 12)}${rect(396, 262, 50, 70)}`} />
    <path d="M415 80V262M427 80V262M421 262V332M396 296H446" />
    <path d="M388 332V500M454 332V500" />
  </>
);

const RooftopFan = ({ x, y }: { x: number; y: number }) => (
  <>
    <path className="card" d={rect(x, y - 30, 96, 30)} />
    <path
      d={`${circle(x + 24, y - 15, 11)}M${x + 24} ${y - 26}v22M${x + 13} ${y - 15}h22M${x + 48} ${y - 22}h40M${x + 48} ${y - 15}h40M${x + 48} ${y - 8}h40`}
    />
  </>
);

const WaterTank = ({ x, y }: { x: number; y: number }) => (
  <>
    <path className="card" d={rect(x, y - 38, 80, 30)} />
    <path d={`M${x} ${y - 26}h80M${x + 10} ${y - 8}v8M${x + 70} ${y - 8}v8`} />
  </>
);

const Boilers = ({ x, y, single = false }: { x: number; y: number; single?: boolean }) => (
  <>
    {(single ? [0] : [0, 66]).map((shift) => (
      <g key={shift}>
        <path className="card" d={rect(x + shift, y - 58, 50, 58)} />
        <path
          d={`${circle(x + shift + 25, y - 22, 9)}M${x + shift + 25} ${y - 22}l5 -6M${x + shift + 12} ${y - 6}h26`}
        />
      </g>
    ))}
  </>
);

const LimpingPump = ({ x, y }: { x: number; y: number }) => (
  <path
    className="on-lime"
    d={`${rect(x, y - 12, 140, 8)}${rect(x + 18, y - 42, 62, 30)}M${x + 24} ${y - 35}h50M${x + 24} ${y - 27}h50M${x + 24} ${y - 19}h50M${x + 80} ${y - 27}h14${circle(x + 114, y - 30, 19)}${circle(x + 114, y - 30, 6)}M${x + 8} ${y}v-4M${x + 132} ${y}v-4`}
  />
);

const Van = ({ x, y }: { x: number; y: number }) => (
  <>
    <path
      className="card"
      d={`M${x} ${y - 14}V${y - 70}H${x + 96}V${y - 54}H${x + 122}L${x + 140} ${y - 34}V${y - 14}z`}
    />
    <path className="card" d={circle(x + 28, y - 13, 13) + circle(x + 112, y - 13, 13)} />
    <path
      d={`${circle(x + 28, y - 13, 4)}${circle(x + 112, y - 13, 4)}M${x + 96} ${y - 54}V${y - 14}M${x + 104} ${y - 46}h14l10 12h-24z`}
    />
  </>
);

/** A sensor. All of them listen; the one that hears something rings further. */
const Ping = ({ x, y, limping = false }: { x: number; y: number; limping?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={limping ? 'stop over-lime' : 'stop'} d={rect(-7, -7, 14, 14)} />
    <path className={limping ? 'ring over-lime' : 'ring blue'} d="M-12 -14a18 18 0 0 1 24 0" />
    {limping && <path className="ring over-lime" d="M-20 -21a29 29 0 0 1 40 0" />}
  </g>
);

const ring = keyframes`
  from {
    opacity: 0;
    transform: scale(0.4);
  }
`;

const Listening = styled(Sheet)`
  ${media.motion} {
    .ring {
      animation: ${ring} 320ms ease-out 200ms backwards;
    }
  }
`;

/** Moment of the predictive maintenance page: a house that listens to itself, from the roof to the plant room. */
export const ListeningHouse = compositions(SectionWide, SectionNarrow, 'tablet');
