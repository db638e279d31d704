import styled from 'styled-components';
import { color, type } from '@site/ui';

interface ChartPoint {
  /** Milliseconds since 1970. */
  at: number;
  canary: number | null;
  live: number | null;
}

interface LineChartProps {
  title: string;
  /** The oldest first. */
  points: ChartPoint[];
  say: (value: number | null) => string;
}

const width = 320;
const height = 88;

/** Two versions over time, from zero up. */
export function LineChart({ title, points, say }: LineChartProps) {
  const values = points.flatMap(({ canary, live }) => [canary ?? 0, live ?? 0]);
  const most = Math.max(...values);
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const placeOf = (at: number, value: number): string => {
    const x = to === from ? width : ((at - from) / (to - from)) * width;
    return `${x.toFixed(1)} ${(height - (value / (most || 1)) * (height - 4)).toFixed(1)}`;
  };
  const lineOf = (side: 'canary' | 'live') => pathOf(points, (point) => point[side], placeOf);
  return (
    <Figure>
      <figcaption>
        {title} <span>up to {say(most)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path data-side="live" d={lineOf('live')} />
        <path data-side="canary" d={lineOf('canary')} />
      </svg>
      <Times>
        <span>{timeOf(from)}</span>
        <span>{timeOf(to)}</span>
      </Times>
    </Figure>
  );
}

/** A line through the values that there are; where one is missing it begins anew. A value alone is a dot. */
function pathOf(
  points: ChartPoint[],
  valueOf: (point: ChartPoint) => number | null,
  placeOf: (at: number, value: number) => string,
): string {
  let isDrawing = false;
  return points
    .map((point) => {
      const value = valueOf(point);
      const command = isDrawing ? 'L' : 'M';
      isDrawing = value !== null;
      if (value === null) return '';
      const place = placeOf(point.at, value);
      return command === 'M' ? `M${place}h0.01` : `L${place}`;
    })
    .join('');
}

const timeOf = (at: number): string => new Date(at).toLocaleTimeString(undefined, { timeStyle: 'short' });

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
    height: ${height}px;
    border: solid ${color.line};
    border-width: 1px 0;
    overflow: visible;
  }

  path {
    fill: none;
    stroke: ${color.blue};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  [data-side='live'] {
    stroke: ${color.inkSoft};
    stroke-dasharray: 5 4;
  }
`;

const Times = styled.div`
  ${type.mono}
  display: flex;
  justify-content: space-between;
  color: ${color.inkSoft};
`;
