import styled, { css, keyframes } from 'styled-components';
import { color, fontFamily, media } from '@site/ui';
import type { ColorName } from '@site/palette';
import { paperRules, sheetRules } from './sheet-rules';

/** What the build takes of a drawing's file. */
export interface DrawnFile {
  width: number;
  height: number;
  markup: string;
}

/** The component of a drawing's file, which the build calls. */
export const drawn = ({ width, height, markup }: DrawnFile) =>
  function Drawing({ className }: { className?: string }) {
    return (
      <Sheet
        className={className}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    );
  };

const paint = (property: 'fill' | 'stroke', name: ColorName) => `${property}: ${color[name]};`;

/** Words and letters stay readable where a sheet is drawn smaller than it is. */
const lettering = css`
  ${media.phone} {
    .letter {
      transform: scale(1.8);
    }
    &[width='400'] text {
      font-size: 13.4px;
    }
  }
  @media (min-width: 48em) and (max-width: 63.99em) {
    &[width='864'] text {
      font-size: 13.3px;
    }
    &[width='880'] text {
      font-size: 13.5px;
    }
    &[width='960'] text {
      font-size: 14.6px;
    }
    &[width='1104'] text,
    &[width='1180'] text {
      font-size: 18px;
    }
  }
  @media (min-width: 64em) and (max-width: 79.99em) {
    &[width='600'] text {
      font-size: 13.3px;
    }
    &[width='1180'] text {
      font-size: 13.4px;
    }
  }
`;

const turnFromRight = keyframes`from { transform: rotate(90deg); }`;
const turnFromLeft = keyframes`from { transform: rotate(-90deg); }`;
const fadeIn = keyframes`from { opacity: 0; }`;
const drawOut = keyframes`from { stroke-dashoffset: 1; }`;

const motion = css`
  ${media.motion} {
    .door[data-opens='right'] .leaf {
      animation: ${turnFromRight} 320ms ease-out 250ms backwards;
    }
    .door[data-opens='left'] .leaf {
      animation: ${turnFromLeft} 320ms ease-out 250ms backwards;
    }
    .door[data-opens] .swing {
      animation: ${fadeIn} 320ms ease-out 250ms backwards;
    }
    .reveal {
      animation: ${drawOut} 400ms ease-out 570ms backwards;
    }
  }
`;

const Sheet = styled.svg`
  height: auto;
  overflow: visible;
  ${paperRules(paint)}
  ${sheetRules(paint, fontFamily.mono)}
  ${lettering}
  ${motion}

  :not(.reveal) {
    vector-effect: non-scaling-stroke;
  }
`;
