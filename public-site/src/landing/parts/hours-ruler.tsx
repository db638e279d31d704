import styled from 'styled-components';
import { color, fluid, media } from '@site/ui';

interface HoursRulerProps {
  /** How far along the ruler one has come, from 0 to 1. */
  share: number;
}

/** A ruler across the page: ticks up to where one has come, and paler ones to the goal. */
export const HoursRuler = ({ share }: HoursRulerProps) => (
  <Ruler viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
    {[10, 20].map((step) => (
      <g key={step} className={step === 10 ? 'fine' : 'coarse'}>
        <path d={ticks(0, share, step)} />
        <path className="ahead" d={ticks(share, 1, step)} />
      </g>
    ))}
    <path className="reached" d={`M${share * 1000} 0V40`} />
  </Ruler>
);

/** Every tenth tick is the longest, every fifth the next. */
function ticks(from: number, to: number, step: number): string {
  const first = Math.ceil((from * 1000) / step);
  const last = Math.floor((to * 1000) / step);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const at = (first + index) * step;
    return `M${at} 40V${at % 100 === 0 ? 8 : at % 50 === 0 ? 18 : 26}`;
  }).join('');
}

const Ruler = styled.svg`
  width: 100%;
  height: ${fluid(40, 56)};
  margin-top: ${fluid(16, 24)};
  overflow: visible;
  stroke: currentcolor;
  stroke-width: 1.5;

  path {
    vector-effect: non-scaling-stroke;
  }
  .ahead {
    opacity: 0.4;
  }
  .reached {
    stroke: ${color.lime};
    stroke-width: 3;
  }

  .fine {
    display: none;
  }
  ${media.tablet} {
    .fine {
      display: inline;
    }
    .coarse {
      display: none;
    }
  }
`;
