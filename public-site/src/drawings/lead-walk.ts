import { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import Narrow from './lead-walk-narrow.svg';
import Wide from './lead-walk.svg';
import { compositions, inTurn } from './compositions';

const appear = keyframes`from { opacity: 0; }`;

const motion = css`
  ${media.motion} {
    .walked > ellipse {
      animation: ${appear} 120ms ease-out backwards;
    }
    ${inTurn(7, 0, 80, (place) => `.walked > :nth-child(${place + 1})`)}
  }
`;

/** Moment of the lead page: from the gate over the scales and the crossing to the desk that is free. */
export const LeadWalk = compositions(Wide, Narrow, 'tablet', motion);
