import { css } from 'styled-components';
import { color } from '@site/ui';

/** A door in the wall of a card, as plans show it. */
export const doorStyle = css`
  position: absolute;
  fill: none;
  stroke: ${color.blue};
  stroke-width: 1.5;
  overflow: visible;

  .gap {
    stroke: ${color.card};
    stroke-width: 4;
  }
  .jambs {
    stroke: ${color.ink};
    stroke-width: 2;
  }
  .leaf {
    stroke-width: 3;
  }
`;
