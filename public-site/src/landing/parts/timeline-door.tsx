import styled from 'styled-components';
import { color, media } from '@site/ui';

/** A door in the corridor's right wall; for odd rooms on wider screens in its left one. Ahead it is only drawn. */
export const TimelineDoor = () => (
  <Door viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
    <path className="gap" d="M0 0V40" />
    <path className="jambs" d="M-4 0H4M-4 40H4" />
    <path d="M40 0A40 40 0 0 1 0 40" />
    <path className="leaf" d="M0 0H40" />
  </Door>
);

const Door = styled.svg`
  position: absolute;
  left: -9px;
  top: 20px;
  fill: none;
  stroke: ${color.blue};
  stroke-width: 1.5;
  overflow: visible;

  .gap {
    stroke: ${color.paper};
    stroke-width: 3;
  }
  .jambs {
    stroke: ${color.ink};
    stroke-width: 2;
  }
  .leaf {
    stroke-width: 3;
  }
  li[data-ahead] > & {
    stroke-dasharray: 5 4;
  }

  li > & {
    translate: 0 0;
  }
  ${media.tablet} {
    left: -37px;

    li:nth-child(odd) > & {
      left: auto;
      right: -37px;
      transform: scaleX(-1);
    }
  }
`;
