import styled from 'styled-components';
import { color, fluid } from '@site/ui';

/** A door in the band's lower wall, standing open: what comes next is behind it. */
export const OpenDoor = () => (
  <Door viewBox="0 0 240 232" width="240" height="232" aria-hidden="true">
    <path d="M0 229H30M210 229H240" className="wall" />
    <path d="M30 40V232M30 40A190 190 0 0 1 210 229" className="swing" />
    <path d="M30 40V229" className="leaf" />
    <path d="M120 232V120" className="route" />
    <path d="M112 132l8 -12l8 12" className="swing" />
  </Door>
);

const Door = styled.svg`
  width: ${fluid(200, 300)};
  height: auto;
  justify-self: end;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.5;
  overflow: visible;

  .wall {
    stroke-width: 6;
  }
  .leaf {
    stroke-width: 4;
    stroke: ${color.lime};
  }
  .route {
    stroke-dasharray: 6 5;
  }
`;
