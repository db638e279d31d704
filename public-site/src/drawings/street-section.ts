import { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import Narrow from './street-section-narrow.svg';
import Wide from './street-section.svg';
import { compositions } from './compositions';

const switchOn = keyframes`from { opacity: 0; }`;

const motion = css`
  ${media.motion} {
    .lit-flat {
      animation: ${switchOn} 300ms ease-out 400ms backwards;
    }
  }
`;

/** Moment of the real estate page: a street cut open, with six numbers where work gets stuck. */
export const StreetSection = compositions(Wide, Narrow, 'tablet', motion);
