import { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import Narrow from './pocket-site-plan-narrow.svg';
import Wide from './pocket-site-plan.svg';
import { compositions, inTurn } from './compositions';

const drop = keyframes`from { opacity: 0; transform: translateY(-48px); }`;

const motion = css`
  ${media.motion} {
    .pins > g > g {
      animation: ${drop} 320ms ease-out backwards;
    }
    ${inTurn(5, 920, 220, (place) => `.pins > :nth-child(${place + 1}) > g`)}
  }
`;

/** Moment of the mobile apps: the site plan in a telephone, and where today's work is. */
export const PocketSitePlan = compositions(Wide, Narrow, 'tablet', motion);
