import { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import Narrow from './call-board-narrow.svg';
import Wide from './call-board.svg';
import { compositions, inTurn } from './compositions';

const turn = keyframes`from { opacity: 0; transform: scaleY(0.1); }`;

const motion = css`
  ${media.motion} {
    .row {
      transform-box: fill-box;
      transform-origin: center;
      animation: ${turn} 300ms ease-out backwards;
    }
    ${inTurn(5, 0, 160, (place) => `.row-${place}`)}
  }
`;

/** Moment of the vendor page: the board on which every call-out has one line. */
export const CallBoard = compositions(Wide, Narrow, 'tablet', motion);
