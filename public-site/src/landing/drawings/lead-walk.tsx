import styled, { keyframes } from 'styled-components';
import { media } from '@site/ui';
import { compositions } from './compositions';
import { Dimension, Done, Door, Route, Tree } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

const WalkWide = (props: { className?: string }) => (
  <Sheet width={880} height={420} {...props}>
    <path className="card bare" d={rect(190, 60, 670, 300)} />
    <path className="wash bare" d={rect(190, 60, 190, 300)} />
    <path className="lime bare" d={rect(650, 60, 210, 140)} />
    <Garden />
    <Gate />
    <Porch />
    <Crossing x={514} y={210} />
    <Desk x={700} y={88} overLime />
    <Desk x={700} y={254} />
    <Waiting />
    <path
      className="wall"
      d="M190 182V60H860V360H190V238M380 60V182M380 238V360M650 60V102M650 158V246M650 298V360M650 200H860"
    />
    <path
      className="card"
      d={`${rect(240, 57, 90, 6)}${rect(440, 57, 140, 6)}${rect(857, 96, 6, 70)}${rect(857, 246, 6, 70)}${rect(440, 357, 140, 6)}`}
    />
    <path className="faint" d="M558 224C600 232 610 272 650 272" />
    <Route id="lead-walk" d="M20 210H470M548 184C590 168 600 130 650 130" overLime="M650 130H736" />
    <path className="stop" d={circle(285, 210, 5)} />
    <Steps />
    <Done x={830} y={130} overLime />
    <Door x={190} y={238} width={56} leaf="e" jamb="n" opening />
    <Door x={380} y={238} width={56} leaf="e" jamb="n" />
    <Door x={650} y={102} width={56} leaf="e" jamb="s" overLime />
    <Door x={650} y={298} width={52} leaf="e" jamb="n" />
    <text x="20" y="386">
      gate
    </text>
    <text x="206" y="346">
      porch
    </text>
    <text x="396" y="86">
      crossing
    </text>
    <text className="on-lime-text" x="700" y="188">
      your closer
    </text>
    <text x="700" y="346">
      next desk
    </text>
    <Dimension y={34} stops={[20, 190, 380, 650, 860]} labels={['arrives', 'scored', 'routed', 'answered']} />
  </Sheet>
);

const WalkNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={690} {...props}>
    <path className="card bare" d={rect(4, 150, 320, 536)} />
    <path className="wash bare" d={rect(4, 150, 320, 130)} />
    <path className="lime bare" d={rect(4, 516, 176, 170)} />
    <path d="M60 24h80M188 24h80" />
    <path className="card" d={`${rect(128, 14, 20, 20)}${rect(180, 14, 20, 20)}`} />
    <path className="blue" d="M148 24L160 50M180 24L168 50" />
    <Tree x={48} y={84} radius={24} />
    <Tree x={276} y={102} radius={28} />
    <Tree x={84} y={126} radius={12} />
    <Scales x={236} y={214} />
    <Crossing x={164} y={396} />
    <path className="card on-lime" d={rect(26, 588, 96, 54)} />
    <path d={`${rect(38, 596, 30, 38)}M44 604h18M44 612h18M44 620h10`} />
    <path className="card on-lime" d={circle(74, 662, 13)} />
    <path className="card" d={`${rect(212, 588, 92, 54)}${circle(258, 662, 13)}`} />
    <path className="faint" d="M198 414C236 430 252 470 252 516" />
    <path
      className="wall"
      d="M136 150H4V686H324V150H192M4 280H136M192 280H324M4 516H64M120 516H224M280 516H324M180 516V686"
    />
    <Route id="lead-walk-narrow" d="M164 0V356M140 428C116 456 92 470 92 516" overLime="M92 516V586" />
    <path className="stop" d={circle(164, 215, 5)} />
    <Done x={148} y={548} overLime />
    <Door x={192} y={150} width={56} leaf="s" jamb="w" opening />
    <Door x={192} y={280} width={56} leaf="s" jamb="w" />
    <Door x={64} y={516} width={56} leaf="s" jamb="e" overLime />
    <Door x={280} y={516} width={56} leaf="s" jamb="w" />
    <text x="16" y="174">
      porch
    </text>
    <text x="16" y="304">
      crossing
    </text>
    <text className="on-lime-text" x="16" y="676">
      you
    </text>
    <text x="196" y="540">
      next
    </text>
    <text x="208" y="48">
      gate
    </text>
  </Sheet>
);

const Garden = () => (
  <>
    <Tree x={110} y={110} radius={30} />
    <Tree x={28} y={96} radius={17} />
    <Tree x={124} y={312} radius={34} />
    <Tree x={27} y={330} radius={19} />
    <path className="faint" d="M60 176H190M60 244H190" />
  </>
);

const Gate = () => (
  <>
    <path className="wall" d="M60 60V176M60 244V360" />
    <path className="card" d={rect(52, 164, 16, 16) + rect(52, 240, 16, 16)} />
    <path className="blue" d="M60 180L34 196M60 240L34 224" />
  </>
);

const Porch = () => (
  <>
    <Scales x={285} y={130} />
    <path d={rect(240, 284, 96, 22)} />
    <path d="M272 284v22M304 284v22" />
  </>
);

/** What comes in is weighed before anyone gets up. */
const Scales = ({ x, y }: { x: number; y: number }) => (
  <>
    <path className="card" d={rect(x - 40, y - 24, 80, 60)} />
    <path d={`M${x - 28} ${y + 14}a28 28 0 0 1 56 0z`} />
    <path className="blue wall" d={`M${x} ${y + 14}l14 -18`} />
    <path d={`M${x - 28} ${y + 24}h56`} />
  </>
);

const Crossing = ({ x, y }: { x: number; y: number }) => (
  <>
    <path className="card wall" d={circle(x, y, 44)} />
    <path className="wash" d={circle(x, y, 28)} />
    <path className="blue wall" d={`M${x - 14} ${y + 10}L${x + 15} ${y - 11}m-12 1l12 -1l-3 12`} />
  </>
);

interface DeskProps {
  x: number;
  y: number;
  overLime?: boolean;
}

const Desk = ({ x, y, overLime = false }: DeskProps) => (
  <>
    <path className={overLime ? 'card on-lime' : 'card'} d={rect(x + 36, y, 40, 56) + circle(x + 98, y + 26, 12)} />
    <path d={`M${x + 44} ${y + 12}h24M${x + 44} ${y + 22}h24M${x + 44} ${y + 32}h14`} />
  </>
);

const Waiting = () => (
  <>
    <path className="card" d={rect(404, 300, 26, 46) + rect(404, 110, 26, 46)} />
    <path d="M404 315h26M404 330h26M404 125h26M404 140h26" />
  </>
);

/** Footprints on the garden path, one after another. */
const Steps = () => (
  <Walked>
    {Array.from({ length: 7 }, (_, step) => (
      <ellipse key={step} className="solid bare" cx={82 + step * 15} cy={step % 2 ? 222 : 198} rx={5} ry={2.4} />
    ))}
  </Walked>
);

const appear = keyframes`from { opacity: 0; }`;

const Walked = styled.g`
  ${media.motion} {
    ellipse {
      animation: ${appear} 120ms ease-out backwards;
    }
    ${Array.from({ length: 7 }, (_, step) => `ellipse:nth-child(${step + 1}) { animation-delay: ${step * 80}ms; }`).join(' ')}
  }
`;

/** Moment of the lead page: from the gate over the scales and the crossing to the desk that is free. */
export const LeadWalk = compositions(WalkWide, WalkNarrow, 'tablet');
