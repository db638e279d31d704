import type { CanaryComparison } from '@site/api-client/releases';
import { DataTable, DataTableBody, DataTableCell, DataTableHead, DataTableRow } from '../../../shared/data-table';
import { measures, sayWhole } from './canary-words';

const columns = ['At this stage', ...measures.map(({ name }) => name)];

/** What is judged: a row for the canary, one for the version beside it. */
export const ComparisonTable = ({
  comparison: { version, beside, canary, live, shells, valuesNeeded },
}: {
  comparison: CanaryComparison;
}) => (
  <>
    <DataTable aria-label="At this stage">
      <DataTableHead columns={columns} />
      <DataTableBody>
        {[
          { name: `Canary ${version}`, figures: canary },
          { name: `Live ${beside}`, figures: live },
        ].map(({ name, figures }) => (
          <DataTableRow key={name}>
            <DataTableCell data-column="Version">{name}</DataTableCell>
            {measures.map((measure) => (
              <DataTableCell key={measure.name} data-column={measure.name}>
                {sayWhole(measure, figures, valuesNeeded)}
              </DataTableCell>
            ))}
          </DataTableRow>
        ))}
      </DataTableBody>
    </DataTable>
    <p>
      Judged by the last hour of this stage, or all of it where that shows too few views.{' '}
      {shells === 0
        ? 'No server has reported within the last half minute.'
        : `${shells === 1 ? 'One server reports' : `${shells} servers report`}.`}
    </p>
  </>
);
