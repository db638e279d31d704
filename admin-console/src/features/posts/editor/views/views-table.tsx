import styled from 'styled-components';
import type { WeekViews } from '@site/api-client/post-tools';
import { color, space, type } from '@site/ui';
import { weekName } from './week-name';

/** The weeks in figures, the latest first. */
export const ViewsTable = ({ weeks }: { weeks: WeekViews[] }) => (
  <details>
    <summary>The same in figures</summary>
    <Table aria-label="Views per week">
      <thead>
        <tr>
          <th scope="col">Week from</th>
          <th scope="col">Views</th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map(({ week, views }) => (
          <tr key={week}>
            <th scope="row">
              <time dateTime={week}>{weekName(week)}</time>
            </th>
            <td>{views.toLocaleString()}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </details>
);

const Table = styled.table`
  ${type.small}
  width: 100%;
  margin-top: ${space[8]};
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  tr {
    border-top: 1px solid ${color.line};
  }

  th,
  td {
    padding: ${space[4]} 0;
    text-align: left;
    font-weight: 400;
  }

  :is(th, td):last-child {
    text-align: right;
  }
`;
