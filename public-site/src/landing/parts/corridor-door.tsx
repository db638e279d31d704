import styled from 'styled-components';
import { color, media } from '@site/ui';

/** A room's door to the corridor: below the room, or left of it on phones. It opens a little further when pointed at. */
export const CorridorDoor = () => (
  <Door viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
    <path className="gap" d="M2 -1H42" />
    <path className="swing" d="M42 0A40 40 0 0 1 2 40" />
    <path className="leaf" d="M2 0V40" />
  </Door>
);

const Door = styled.svg`
  position: absolute;
  fill: none;
  stroke: ${color.blue};
  stroke-width: 1.5;
  overflow: visible;
  pointer-events: none;

  .gap {
    stroke: ${color.paper};
    stroke-width: 2;
  }
  .leaf {
    stroke-width: 3;
    transform-origin: 2px 0;
    transition: transform 280ms ease-out;
  }

  ${media.hover} {
    li:hover > & .leaf {
      transform: rotate(-38deg);
    }
  }

  top: 22px;
  left: -2px;
  transform: matrix(0, 1, -1, 0, 0, 0);
  transform-origin: 0 0;

  ${media.desktop} {
    top: 100%;
    left: 20px;
    margin-top: 2px;
    transform: none;
  }
`;
