import { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import Narrow from './taken-chair-narrow.svg';
import Wide from './taken-chair.svg';
import { compositions } from './compositions';

const sitDown = keyframes`from { opacity: 0; }`;

const motion = css`
  ${media.motion} {
    .taken {
      animation: ${sitDown} 300ms ease-out 1000ms backwards;
    }
  }
`;

/** Moment of the staffing page: eleven people at a table, and the twelfth chair. */
export const TakenChair = compositions(Wide, Narrow, 'tablet', motion);
