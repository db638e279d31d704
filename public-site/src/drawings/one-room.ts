import { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import Narrow from './one-room-narrow.svg';
import Wide from './one-room.svg';
import { compositions } from './compositions';

const fadeOut = keyframes`from { opacity: 1; }`;

const motion = css`
  ${media.motion} {
    .crossed-out {
      animation: ${fadeOut} 400ms ease-out 100ms backwards;
    }
  }
`;

/** Moment of the startups page: of all the rooms in the plan, the one that proves the idea. */
export const OneRoom = compositions(Wide, Narrow, 'tablet', motion);
