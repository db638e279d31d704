import styled from 'styled-components';
import { media } from '@site/ui';
import { countingUp, type Figure, written } from '../../enhance/count-up';

interface CountUpProps {
  figure: Figure;
  /** Milliseconds from nothing to the whole figure. */
  duration: number;
}

/** A figure that counts up once it is seen. What is read out is always the whole of it. */
export function CountUp({ figure, duration }: CountUpProps) {
  const whole = written(figure);
  return (
    <Reserved {...countingUp({ figure, duration })} role="img" aria-label={whole} data-whole={whole}>
      <span>{whole}</span>
    </Reserved>
  );
}

/** As wide as the whole figure from the start, so that nothing moves while it counts. Paper shows what holds the place. */
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

  ${media.print} {
    &::before {
      visibility: visible;
    }

    & > span {
      visibility: hidden;
    }
  }
`;
