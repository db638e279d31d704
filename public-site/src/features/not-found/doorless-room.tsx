import styled from 'styled-components';
import { color, fontFamily } from '@site/ui';

/** A plan of four rooms; the paths reach three of them, the fourth has no door. */
export const DoorlessRoom = () => (
  <Plan viewBox="0 0 480 380" aria-hidden="true" fill="none">
    <g className="dimension">
      <path d="M20 14V30M20 22H300M300 14V30M300 22H460M460 14V30" />
      <text x="160" y="14">
        where you are
      </text>
      <text x="380" y="14">
        404
      </text>
    </g>
    <path className="lit" d="M302 50H458V210H302Z" />
    <path className="wall" d="M20 220V50H460V210H300V50" />
    <path className="wall" d="M460 210V360H20V290" />
    <path className="wall" d="M20 220H90M150 220H300V240M300 300V360" />
    <path
      className="door"
      d="M150 220A60 60 0 0 0 90 160V220M300 300A60 60 0 0 1 240 240H300M20 290H90A70 70 0 0 0 20 220"
    />
    <path className="path" d="M-10 255H70C110 255 120 250 120 200V110H282M120 255H270C300 270 330 280 380 280V228" />
    <path className="stop" d="M270 98L294 122M294 98L270 122M368 232L392 256M392 232L368 256" />
    <g className="label">
      <text x="40" y="80">
        hall
      </text>
      <text x="322" y="80">
        no door
      </text>
      <text x="40" y="344">
        entrance
      </text>
      <text x="322" y="344">
        blog
      </text>
    </g>
    <path className="furniture" d="M356 112H404V172H356ZM368 128H392M368 142H392M368 156H384" />
  </Plan>
);

const Plan = styled.svg`
  width: 100%;
  max-width: 520px;

  & .wall {
    stroke: ${color.ink};
    stroke-width: 3;
    stroke-linecap: square;
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

  & .stop {
    stroke: ${color.bad};
    stroke-width: 2.5;
  }

  & .furniture {
    stroke: ${color.onLime};
    stroke-width: 1.5;
  }

  & text {
    fill: ${color.ink};
    font: 400 11.5px/1 ${fontFamily.mono};
  }

  & .dimension text {
    fill: ${color.blue};
    text-anchor: middle;
  }

  & .label text:nth-child(2) {
    fill: ${color.onLime};
  }
`;
