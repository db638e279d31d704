import { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import Narrow from './restocking-shelf-narrow.svg';
import Wide from './restocking-shelf.svg';
import { compositions, inTurn } from './compositions';

const arrive = keyframes`from { opacity: 0; transform: translateY(-16px); }`;

const motion = css`
  ${media.motion} {
    .refill {
      animation: ${arrive} 320ms ease-out backwards;
    }
    ${inTurn(6, 300, 340, (place) => `.refill-${place}`)}
  }
`;

/** Moment of the retail page: a shelf that fills its own gaps. */
export const RestockingShelf = compositions(Wide, Narrow, 'tablet', motion);
