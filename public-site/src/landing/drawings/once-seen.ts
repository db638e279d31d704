import { css, type RuleSet } from 'styled-components';
import { media } from '@site/ui';

/** Motion of a moment's drawing: it waits until the visitor sees it, then runs once. Without JavaScript its end stands. */
export const onceSeen = (animation: RuleSet) => css`
  ${media.motion} {
    [data-reveal] & {
      animation: ${animation};
    }
    [data-reveal='waiting'] & {
      animation-play-state: paused;
    }
  }
`;
