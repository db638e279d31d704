import styled from 'styled-components';
import type { CanaryComparison } from '@site/api-client/releases';
import { color, media, space, type } from '@site/ui';
import { DataTable, DataTableBody, DataTableCell, DataTableHead, DataTableRow } from '../../../shared/data-table';
import { NamedTime } from '../../../shared/named-time';
import { measuresOverTime } from './canary-words';
import { LineChart } from './line-chart';

const columns = ['From', ...measuresOverTime.map(({ name }) => name)];

/** Both versions over time, drawn, and as a table for whoever does not see that. */
export const ComparisonCharts = ({ comparison: { points } }: { comparison: CanaryComparison }) => {
  if (points.length === 0) return null;
  return (
    <>
      <Legend aria-hidden>
        <span data-side="canary">Canary</span>
        <span data-side="live">Live</span>
      </Legend>
      <Charts aria-hidden>
        {measuresOverTime.map(({ name, of, say }) => (
          <LineChart
            key={name}
            title={name}
            points={points.map(({ at, minutes, canary, live }) => ({
              at: Date.parse(at),
              canary: of(canary, minutes),
              live: of(live, minutes),
            }))}
            say={say}
          />
        ))}
      </Charts>
      <details>
        <summary>The same in figures</summary>
        <DataTable aria-label="Over time">
          <DataTableHead columns={columns} />
          <DataTableBody>
            {points.toReversed().map(({ at, minutes, canary, live }) => (
              <DataTableRow key={at}>
                <DataTableCell data-column="From">
                  <NamedTime iso={at} />
                </DataTableCell>
                {measuresOverTime.map(({ name, of, say }) => (
                  <DataTableCell key={name} data-column={name}>
                    {say(of(canary, minutes))}, live {say(of(live, minutes))}
                  </DataTableCell>
                ))}
              </DataTableRow>
            ))}
          </DataTableBody>
        </DataTable>
      </details>
    </>
  );
};

const Legend = styled.p`
  ${type.small}
  display: flex;
  gap: ${space[16]};

  span::before {
    content: '';
    display: inline-block;
    width: 24px;
    margin-right: ${space[8]};
    border-top: 2px solid ${color.blue};
    vertical-align: middle;
  }

  [data-side='live']::before {
    border-top: 2px dashed ${color.inkSoft};
  }
`;

const Charts = styled.div`
  display: grid;
  gap: ${space[16]} ${space[24]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
