import { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import Narrow from './lamp-board-narrow.svg';
import Wide from './lamp-board.svg';
import { compositions, inTurn } from './compositions';

const lightUp = keyframes`from { opacity: 0; }`;

const motion = css`
  ${media.motion} {
    .sequence > path {
      animation: ${lightUp} 200ms ease-out backwards;
    }
    ${inTurn(8, 160, 160, (place) => `.sequence > :nth-child(${place + 1})`)}
    /* The wire shows once all the lamps do. */
    .late .reveal {
      animation-delay: 1500ms;
    }
  }
`;

/** Moment of the management apps: a house with a lamp in every room, and the board that shows the same lamps. */
export const LampBoard = compositions(Wide, Narrow, 'tablet', motion);
