import styled from 'styled-components';
import type { Figure } from '../sections';
import { useCountUp } from './use-count-up';

interface CountUpProps {
  figure: Figure;
  /** Milliseconds from nothing to the whole figure. */
  duration: number;
}

/** A figure that counts up once it is seen. What is read out is always the whole of it. */
export function CountUp({ figure, duration }: CountUpProps) {
  const { element, progress } = useCountUp<HTMLSpanElement>(duration);
  const whole = written(figure, 1);
  return (
    <Reserved ref={element} role="img" aria-label={whole} data-whole={whole}>
      <span>{written(figure, progress)}</span>
    </Reserved>
  );
}

/** The figure as it stands at a share of the way. */
export function written({ value, low, decimals = 0, suffix = '' }: Figure, progress: number): string {
  const format = (number: number) =>
    (number * progress).toLocaleString('en-US', {
      // 872,560, yet 1000.
      useGrouping: 'min2',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  return `${low === undefined ? '' : `${format(low)}-`}${format(value)}${suffix}`;
}

/** As wide as the whole figure from the start, so that nothing moves while it counts. */
const Reserved = styled.span`
  display: inline-grid;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &::before {
    content: attr(data-whole);
    visibility: hidden;
  }

  &::before,
  & > span {
    grid-area: 1 / 1;
  }
`;
