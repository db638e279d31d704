import styled from 'styled-components';
import { media } from '@site/ui';
import { doorStyle } from './door-style';

/** A gap in the wall between two neighbours of a list, with its door: in the upper wall on phones, else in the left one. */
export const WallDoor = () => (
  <Door viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
    <path className="gap" d="M0 1H40" />
    <path className="jambs" d="M0 0V2M40 0V2" />
    <path d="M40 1A40 40 0 0 1 1.5 41" />
    <path className="leaf" d="M1.5 1V41" />
  </Door>
);

const Door = styled.svg`
  ${doorStyle}

  .jambs {
    stroke-width: 1.5;
  }

  li:first-child > & {
    display: none;
  }

  ${media.phone} {
    top: -2px;
    right: 24px;
  }

  ${media.tablet} {
    li:nth-child(odd) > & {
      top: -2px;
      right: 32px;
    }
    li:nth-child(even) > & {
      left: -2px;
      bottom: 96px;
      transform: matrix(0, 1, 1, 0, 0, 0);
      transform-origin: 0 0;
    }
  }
`;
