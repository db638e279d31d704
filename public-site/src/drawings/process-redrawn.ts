import { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import Narrow from './process-redrawn-narrow.svg';
import Wide from './process-redrawn.svg';
import { compositions } from './compositions';

const takeTime = keyframes`from { stroke-dashoffset: 1; }`;

const motion = css`
  ${media.motion} {
    .walking {
      animation: ${takeTime} 2400ms linear 200ms backwards;
    }
    .redrawn .reveal {
      animation: ${takeTime} 400ms ease-out 2700ms backwards;
    }
  }
`;

/** Moment of the automation page: the way of one invoice before, and after the walls are moved. */
export const ProcessRedrawn = compositions(Wide, Narrow, 'tablet', motion);
