import styled from 'styled-components';
import type { WeekViews } from '@site/api-client/post-tools';
import { color } from '@site/ui';
import { ChartFigure, chartHeight, chartWidth } from '../../../../shared/chart-figure';
import { weekName } from './week-name';

/** What can be seen of a week with a few views beside one with many. */
const least = 2;

/** A bar for each week. */
export function ViewsChart({ weeks }: { weeks: WeekViews[] }) {
  const most = Math.max(...weeks.map(({ views }) => views));
  const step = chartWidth / weeks.length;
  const heightOf = (views: number) => (views === 0 ? 0 : Math.max(least, (views / most) * (chartHeight - 4)));
  return (
    <Bars title="Views per week" most={most.toLocaleString()} from={weekName(weeks[0]?.week)} to="this week">
      {weeks.map(({ week, views }, index) => (
        <rect
          key={week}
          x={index * step + 3}
          y={chartHeight - heightOf(views)}
          width={step - 6}
          height={heightOf(views)}
          data-current={index === weeks.length - 1 || undefined}
        />
      ))}
    </Bars>
  );
}

/** This week is not over: its bar is an outline. */
const Bars = styled(ChartFigure)`
  rect {
    fill: ${color.blue};
    stroke: ${color.blue};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }

  rect[height='0'] {
    stroke: none;
  }

  rect[data-current] {
    fill: ${color.card};
  }
`;
