import { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import Narrow from './browser-facade-narrow.svg';
import Wide from './browser-facade.svg';
import { compositions, inTurn } from './compositions';

const rollUp = keyframes`from { transform: none; }`;

const motion = css`
  ${media.motion} {
    .blind {
      animation: ${rollUp} 320ms ease-out backwards;
    }
    ${inTurn(9, 260, 110, (place) => `.windows > :nth-child(${place + 1}) .blind`)}
  }
`;

/** Moment of the web apps: a browser window as a façade, each of its windows a view of the same house. */
export const BrowserFacade = compositions(Wide, Narrow, 'tablet', motion);
