import { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import Narrow from './listening-house-narrow.svg';
import Wide from './listening-house.svg';
import { compositions } from './compositions';

const ring = keyframes`from { opacity: 0; transform: scale(0.4); }`;

const motion = css`
  ${media.motion} {
    .ring {
      animation: ${ring} 320ms ease-out 200ms backwards;
    }
  }
`;

/** Moment of the predictive maintenance page: a house that listens to itself, from the roof to the plant room. */
export const ListeningHouse = compositions(Wide, Narrow, 'tablet', motion);
