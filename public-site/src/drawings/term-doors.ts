import { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import Narrow from './term-doors-narrow.svg';
import Wide from './term-doors.svg';
import { compositions, inTurn } from './compositions';

const swing = keyframes`from { transform: none; }`;
const walk = keyframes`from { stroke-dashoffset: 1; }`;

const motion = css`
  ${media.motion} {
    .wing {
      animation: ${swing} 380ms ease-out backwards;
    }
    .walk .reveal {
      animation: ${walk} 2600ms linear 200ms backwards;
    }
    ${inTurn(5, 300, 500, (place) => `.wing-${place}`)}
  }
`;

/** Moment of the edtech page: the doors of a corridor open one term after the other. */
export const TermDoors = compositions(Wide, Narrow, 'tablet', motion);
