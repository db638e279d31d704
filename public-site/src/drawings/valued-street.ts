import { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import Narrow from './valued-street-narrow.svg';
import Wide from './valued-street.svg';
import { compositions, inTurn } from './compositions';

const settle = keyframes`from { opacity: 0; transform: translateY(24px); }`;

const motion = css`
  ${media.motion} {
    .prices > g {
      animation: ${settle} 280ms ease-out backwards;
    }
    ${inTurn(7, 250, 150, (place) => `.prices > :nth-child(${place + 1})`)}
  }
`;

/** Moment of listing and valuation: a house measured and valued against its neighbours. */
export const ValuedStreet = compositions(Wide, Narrow, 'tablet', motion);
