import { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import Narrow from './key-board-narrow.svg';
import Wide from './key-board.svg';
import { compositions, inTurn } from './compositions';

const swing = keyframes`from { transform: rotate(16deg); }`;

const motion = css`
  ${media.motion} {
    .swinging {
      animation: ${swing} 400ms ease-out backwards;
    }
    ${inTurn(4, 0, 90, (place) => `.swinging[data-turn='${place}']`)}
  }
`;

/** Moment of customer success: every key that its holder speaks about below, and one hook that is free. */
export const KeyBoard = compositions(Wide, Narrow, 'tablet', motion);
