import { Done, Door, Route } from './fittings';
import { circle, rect, round } from './shapes';

interface LoupeHouseProps {
  /** Distinguishes the lens on the page. */
  id: string;
  /** The middle of the lens. */
  x: number;
  y: number;
  radius: number;
}

/** What the loupe shows: the plan of one house, its neighbours cut off by the rim. */
export const LoupeHouse = ({ id, x, y, radius }: LoupeHouseProps) => (
  <>
    <clipPath id={`${id}-lens`}>
      <path d={circle(x, y, radius)} />
    </clipPath>
    <g clipPath={`url(#${id}-lens)`}>
      <g transform={`translate(${x} ${y}) scale(${round(radius / 150)})`}>
        <path className="card bare" d={rect(-96, -96, 192, 192)} />
        <path className="lime bare" d={rect(0, -96, 96, 104)} />
        <path className="faint" d="M-110 -160V160M110 -160V160" />
        <path className="wall" d="M-160 -96H-124V96H-160M160 -96H124V96H160" />
        <path className="wall" d="M-34 96H-96V-96H96V96H10M0 -96V8M-96 8H-56M-16 8H36M76 8H96" />
        <path className="card" d={rect(-70, -99, 44, 6) + rect(26, -99, 44, 6) + rect(-99, 34, 6, 36)} />
        <path d={rect(-84, -82, 50, 34) + rect(-80, -78, 16, 12) + rect(-58, -78, 16, 12)} />
        <path d={circle(-58, 52, 16) + circle(-58, 28, 6) + circle(-58, 76, 6)} />
        <path d={`${rect(60, 60, 30, 30)}${circle(75, 75, 8)}M60 50H90V20`} />
        <path className="on-lime" d={rect(60, -88, 28, 28) + circle(74, -74, 8) + rect(12, -88, 36, 16)} />
        <Door x={-34} y={96} width={44} leaf="n" jamb="e" />
        <Door x={36} y={8} width={40} leaf="s" jamb="e" />
        <Door x={-16} y={8} width={40} leaf="n" jamb="w" />
        <Route id={`${id}-route`} d="M-12 160V60q0 -16 16 -16H40q16 0 16 -16V8" overLime="M56 8V-20" />
        <Done x={50} y={-34} overLime />
      </g>
    </g>
  </>
);
