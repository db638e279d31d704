import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, type } from '@site/ui';

export const chartWidth = 320;
export const chartHeight = 88;

interface ChartFigureProps {
  title: string;
  /** The highest value, in words. */
  most: string;
  /** At the left end and at the right. */
  from: string;
  to: string;
  className?: string;
  /** Drawn in a room of `chartWidth` by `chartHeight`. */
  children: ReactNode;
}

/** A chart from zero up. A table says the same to whoever does not see it. */
export const ChartFigure = ({ title, most, from, to, className, children }: ChartFigureProps) => (
  <Figure className={className} aria-hidden>
    <figcaption>
      {title} <span>up to {most}</span>
    </figcaption>
    <svg viewBox={`0 0 ${chartWidth} ${chartHeight}`} preserveAspectRatio="none">
      {children}
    </svg>
    <Ends>
      <span>{from}</span>
      <span>{to}</span>
    </Ends>
  </Figure>
);

const Figure = styled.figure`
  margin: 0;

  figcaption {
    ${type.small}
    display: flex;
    justify-content: space-between;
    gap: 8px;
  }

  figcaption span {
    color: ${color.inkSoft};
  }

  svg {
    display: block;
    width: 100%;
    height: ${chartHeight}px;
    border: solid ${color.line};
    border-width: 1px 0;
  }
`;

const Ends = styled.div`
  ${type.mono}
  display: flex;
  justify-content: space-between;
  color: ${color.inkSoft};
`;
