import type { WeekViews } from '@site/api-client/post-tools';
import { FiguresTable } from '../../../../shared/figures-table';
import { weekName } from './week-name';

/** The weeks in figures, the latest first. */
export const ViewsTable = ({ weeks }: { weeks: WeekViews[] }) => (
  <details>
    <summary>The same in figures</summary>
    <FiguresTable
      label="Views per week"
      columns={['Week from', 'Views']}
      rows={weeks.toReversed().map(({ week, views }) => ({
        id: week,
        name: <time dateTime={week}>{weekName(week)}</time>,
        figure: views,
      }))}
    />
  </details>
);
