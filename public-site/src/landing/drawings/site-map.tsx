import { Tree } from './fittings';
import { circle, rect } from './shapes';

/** A quarter of a town from above, 900 by 520: roofs, gardens, a building site. */
export const SiteMap = () => (
  <>
    <path className="wash bare" d={rect(0, 0, 900, 520)} />
    <path
      className="card"
      d={[0, 320, 640]
        .flatMap((x, block) => {
          const width = block === 2 ? 262 : 280;
          return [rect(x, -4, width, 204), rect(x, 240, width, 190), rect(x, 464, width, 60)];
        })
        .join('')}
    />
    <Terraces />
    <Courtyard />
    <Towers />
    <Slabs />
    <BuildingSite />
    <Park />
    <path
      className="faint"
      d="M0 220H280M320 220H600M640 220H900M300 0V200M300 240V430M620 0V200M620 240V430"
      strokeDasharray="14 12"
    />
  </>
);

/** A hipped roof as site plans draw it. */
const hip = (x: number, y: number, width: number, height: number): string => {
  const half = Math.min(width, height) / 2;
  const lying = width >= height;
  const [ax, ay] = [x + half, y + half];
  const [bx, by] = [x + width - half, y + height - half];
  const corners = lying
    ? `M${x} ${y}L${ax} ${ay}L${x} ${y + height}M${x + width} ${y}L${bx} ${by}L${x + width} ${y + height}`
    : `M${x} ${y}L${ax} ${ay}L${x + width} ${y}M${x} ${y + height}L${bx} ${by}L${x + width} ${y + height}`;
  return `${rect(x, y, width, height)}M${ax} ${ay}L${bx} ${by}${corners}`;
};

const Terraces = () => (
  <>
    <path className="paper" d={[16, 82, 148, 214].map((x) => hip(x, 118, 52, 66)).join('')} />
    <path d="M75 100V200M141 100V200M207 100V200M0 84H280M0 100H280" />
    <path className="paper" d={hip(16, 14, 118, 50) + hip(158, 14, 104, 50)} />
    <Tree x={38} y={92} radius={13} />
    <Tree x={112} y={92} radius={10} />
    <Tree x={240} y={92} radius={14} />
  </>
);

/** Four wings around a court; one of them is what everybody is waiting for. */
const Courtyard = () => (
  <>
    <path className="paper" d="M340 14H580V184H340zM384 58V140H536V58z" fillRule="evenodd" />
    <path d="M340 14L384 58M580 14L536 58M580 184L536 140" />
    <path className="lime" d="M340 184L384 140H536L580 184z" />
    <path className="on-lime" d="M362 162H558" />
    <Tree x={430} y={98} radius={20} />
    <Tree x={486} y={104} radius={13} />
  </>
);

const Towers = () => (
  <>
    <path className="paper" d={rect(664, 30, 84, 84) + rect(780, 84, 84, 84)} />
    <path d="M664 30l84 84M748 30l-84 84M780 84l84 84M864 84l-84 84" />
    <Tree x={700} y={156} radius={16} />
    <Tree x={814} y={40} radius={18} />
  </>
);

const Slabs = () => (
  <>
    <path className="paper" d={hip(24, 262, 230, 44) + hip(24, 366, 230, 44)} />
    <Tree x={58} y={336} radius={14} />
    <Tree x={112} y={338} radius={11} />
    <Tree x={206} y={334} radius={15} />
  </>
);

/** Walls that are only drawn so far, the crane, and what it reaches. */
const BuildingSite = () => (
  <>
    <path className="dashed" d="M346 264H520V406H346zM430 264V406M346 330H430" />
    <path className="wall" d="M346 406V264H430" />
    <path d={rect(548, 300, 20, 20) + 'M548 300l20 20M568 300l-20 20'} />
    <path className="wall" d="M592 322L430 263" />
    <path className="blue dashed" d={circle(558, 310, 40)} />
    <path d={rect(450, 350, 44, 24) + rect(450, 374, 44, 24)} />
  </>
);

const Park = () => (
  <>
    <path d="M640 300C720 280 760 400 900 360" />
    <path d="M640 314C716 296 754 414 900 374" />
    <Tree x={690} y={268} radius={20} />
    <Tree x={760} y={290} radius={26} />
    <Tree x={830} y={280} radius={17} />
    <Tree x={700} y={390} radius={22} />
    <Tree x={862} y={330} radius={20} />
  </>
);
