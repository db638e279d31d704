import styled from 'styled-components';
import { color, fontFamily, media } from '@site/ui';

const shelves = [40, 76, 112, 148];

/** The page's own drawing: the plan of a reading room, one desk lit. */
export const ReadingRoom = () => (
  <Plan viewBox="0 0 520 300" aria-hidden="true" fill="none">
    <g className="dimension">
      <path d="M20 22V38M20 30H340M340 22V38M340 30H500M500 22V38" />
      <text x="180" y="20">
        shelf
      </text>
      <text x="420" y="20">
        desk
      </text>
    </g>
    <path className="lit" d="M341 56H499V300H341Z" />
    <path className="wall" d="M20 300V55H500V300M340 55V150M340 214V300" />
    <path className="door" d="M340 214A64 64 0 0 0 276 150H340" />
    {shelves.map((x) => (
      <g key={x} className="furniture">
        <path d={`M${x} 84H${x + 22}V240H${x}Z`} />
        <path d={[104, 122, 140, 166, 184, 210, 226].map((y) => `M${x} ${y}H${x + 22}`).join('')} />
      </g>
    ))}
    <path className="path" d="M62 262H216C262 262 300 204 384 204" />
    <g className="furniture">
      <path className="sheet" d="M384 150H468V236H384Z" />
      <path d="M398 172H454M398 188H454M398 204H432" />
      <path className="sheet" d="M412 254a14 14 0 1 0 28 0a14 14 0 1 0-28 0Z" />
    </g>
  </Plan>
);

const Plan = styled.svg`
  display: none;
  width: 100%;

  & .wall {
    stroke: ${color.ink};
    stroke-width: 3;
  }

  & .furniture {
    stroke: ${color.ink};
    stroke-width: 1.5;
  }

  & .sheet {
    fill: ${color.card};
  }

  & .lit {
    fill: ${color.lime};
  }

  & .door,
  & .dimension path {
    stroke: ${color.blue};
    stroke-width: 1.5;
  }

  & .path {
    stroke: ${color.blue};
    stroke-width: 2;
    stroke-dasharray: 5 6;
  }

  & text {
    fill: ${color.blue};
    font: 400 11.5px/1 ${fontFamily.mono};
    text-anchor: middle;
  }

  ${media.desktop} {
    display: block;
  }
`;
