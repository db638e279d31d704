import styled from 'styled-components';
import { media } from '@site/ui';
import { doorStyle } from './door-style';

/** The way into a room from what stands before it: through its upper wall, on wide screens through its left one. */
export const PassageDoor = () => (
  <Door viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
    <path className="gap" d="M0 1H48" />
    <path className="jambs" d="M0 -4V6M48 -4V6" />
    <path d="M48 1A48 48 0 0 1 0 49" />
    <path className="leaf" d="M0 1V49" />
    <path className="way" d="M24 -72V24" />
  </Door>
);

const Door = styled.svg`
  ${doorStyle}
  top: -2px;
  right: 24px;

  .way {
    stroke-dasharray: 5 4;
  }

  @media not all and (min-width: 64em) {
    .way {
      display: none;
    }
  }
  ${media.desktop} {
    top: 55px;
    left: -2px;
    right: auto;
    transform: matrix(0, 1, 1, 0, 0, 0);
    transform-origin: 0 0;
  }
`;
