import { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import Narrow from './contract-fills-in-narrow.svg';
import Wide from './contract-fills-in.svg';
import { compositions, inTurn } from './compositions';

const typed = keyframes`from { clip-path: inset(0 100% 0 0); }`;
const written = keyframes`from { stroke-dashoffset: 1; }`;
const laid = keyframes`from { opacity: 0; }`;

const motion = css`
  .ink {
    vector-effect: none;
  }
  ${media.motion} {
    .value {
      animation: ${typed} 280ms steps(9) backwards;
    }
    ${inTurn(4, 0, 300, (place) => `.value-${place}`)}
    .ink {
      animation: ${written} 400ms ease-out 1200ms backwards;
    }
    .ink + .ink {
      animation-delay: 1600ms;
    }
    .filed {
      animation: ${laid} 300ms ease-out 2000ms backwards;
    }
  }
`;

/** Moment of the contract page: a contract that fills itself in, is signed and is put away. */
export const ContractFillsIn = compositions(Wide, Narrow, 'tablet', motion);
