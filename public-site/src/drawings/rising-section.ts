import { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import Narrow from './rising-section-narrow.svg';
import Wide from './rising-section.svg';
import { compositions, inTurn } from './compositions';

const rise = keyframes`from { opacity: 0; transform: translateY(28px); }`;

const motion = css`
  ${media.motion} {
    .level {
      animation: ${rise} 380ms ease-out backwards;
    }
    ${inTurn(5, 250, 480, (place) => `.level-${place}`)}
  }
`;

/** Moment of the construction page: a section that grows a story at a time, each with what it needed. */
export const RisingSection = compositions(Wide, Narrow, 'tablet', motion);
