import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { color, fontFamily, media } from '@site/ui';

interface SheetProps {
  width: number;
  height: number;
  className?: string;
  children: ReactNode;
}

/** The paper of every drawing: what a class name means in one drawing it means in all. */
export const Sheet = ({ width, height, ...rest }: SheetProps) => (
  <Paper viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" {...rest} />
);

const turnFromRight = keyframes`from { transform: rotate(90deg); }`;
const turnFromLeft = keyframes`from { transform: rotate(-90deg); }`;
const fadeIn = keyframes`from { opacity: 0; }`;
const drawOut = keyframes`from { stroke-dashoffset: 1; }`;

const floors = css`
  .card {
    fill: ${color.card};
  }
  .paper {
    fill: ${color.paper};
  }
  .wash {
    fill: ${color.blueWash};
  }
  .lime {
    fill: ${color.lime};
  }
  .bare {
    stroke: none;
  }
  .solid {
    fill: ${color.ink};
  }
`;

const lines = css`
  .wall {
    stroke-width: 3;
  }
  .faint {
    stroke: ${color.line};
  }
  .on-lime {
    stroke: ${color.onLime};
  }
  .blue,
  .dimension,
  .door,
  .route {
    stroke: ${color.blue};
  }
  .route,
  .dashed {
    stroke-dasharray: 5 4;
  }
  .solid.on-lime {
    fill: ${color.onLime};
  }
  .leaf {
    stroke-width: 3;
  }
  .stop {
    fill: ${color.blue};
    stroke: none;
  }
  .over-lime {
    stroke: ${color.blueBand};
  }
  .stop.over-lime {
    fill: ${color.blueBand};
    stroke: none;
  }
  .tick {
    stroke: ${color.onFill};
    stroke-width: 3;
  }
  .tick.over-lime {
    stroke: ${color.onBand};
  }
`;

const lettering = css`
  text {
    fill: ${color.ink};
    stroke: none;
    font: 400 12px ${fontFamily.mono};
    letter-spacing: 0.01em;
  }
  .dimension text {
    fill: ${color.blue};
  }
  .on-lime-text {
    fill: ${color.onLime};
  }

  /* Words stay readable where a sheet is drawn smaller than it is. */
  @media (max-width: 47.99em) {
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

const motion = css`
  mask {
    mask-type: alpha;
  }

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

const Paper = styled.svg`
  height: auto;
  overflow: visible;
  fill: none;
  stroke: ${color.ink};
  stroke-width: 1.5;
  ${floors}
  ${lines}
  ${lettering}
  ${motion}

  :not(.reveal) {
    vector-effect: non-scaling-stroke;
  }
`;
