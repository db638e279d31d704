import { css } from 'styled-components';
import { media } from '@site/ui';

/** Goes with revealOnScroll: fades and slides in once, after `$delay` milliseconds. */
export const revealStyle = css<{ $delay?: number }>`
  ${media.motion} {
    &[data-reveal='waiting'] {
      opacity: 0;
      translate: 0 20px;
    }

    &[data-reveal='shown'] {
      transition: 360ms ease-out ${({ $delay = 0 }) => $delay}ms;
      transition-property: opacity, translate;
    }
  }
`;
