import styled from 'styled-components';
import { color } from '@site/ui';
import { ChartFigure, chartHeight, chartWidth } from '../../../shared/chart-figure';

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

/** Two versions over time. */
export function LineChart({ title, points, say }: LineChartProps) {
  const values = points.flatMap(({ canary, live }) => [canary ?? 0, live ?? 0]);
  const most = Math.max(...values);
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const placeOf = (at: number, value: number): string => {
    const x = to === from ? chartWidth : ((at - from) / (to - from)) * chartWidth;
    return `${x.toFixed(1)} ${(chartHeight - (value / (most || 1)) * (chartHeight - 4)).toFixed(1)}`;
  };
  const lineOf = (side: 'canary' | 'live') => pathOf(points, (point) => point[side], placeOf);
  return (
    <Lines title={title} most={say(most)} from={timeOf(from)} to={timeOf(to)}>
      <path data-side="live" d={lineOf('live')} />
      <path data-side="canary" d={lineOf('canary')} />
    </Lines>
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

const Lines = styled(ChartFigure)`
  svg {
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
