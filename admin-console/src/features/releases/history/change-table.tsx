import styled from 'styled-components';
import type { RecordedChange } from '@site/api-client/releases';
import { releaseChangeLabels } from '@site/contracts';
import { Badge, type BadgeTone, color } from '@site/ui';
import { DataTable, DataTableBody, DataTableCell, DataTableHead, DataTableRow } from '../../../shared/data-table';
import { NamedTime } from '../../../shared/named-time';
import { appLabel } from '../apps';
import { rehearsalWords } from '../live/rehearsal-words';

const columns = ['When', 'App', 'What', 'Version', 'Who', 'Why'];

const tones: Record<RecordedChange['kind'], BadgeTone> = { promote: 'good', rollback: 'warn' };

export const ChangeTable = ({ changes }: { changes: RecordedChange[] }) => (
  <Table aria-label="History">
    <DataTableHead columns={columns} />
    <DataTableBody>
      {changes.map((change) => (
        <DataTableRow key={change.revision}>
          <DataTableCell data-column="When">
            <NamedTime iso={change.at} />
          </DataTableCell>
          <DataTableCell data-column="App">{appLabel(change.app)}</DataTableCell>
          <DataTableCell data-column="What">
            <Badge $tone={tones[change.kind]}>{releaseChangeLabels[change.kind]}</Badge>
          </DataTableCell>
          <DataTableCell data-column="Version">
            <div>
              {change.to}
              {change.from && <Soft>before: {change.from}</Soft>}
            </div>
          </DataTableCell>
          <DataTableCell data-column="Who">{change.who}</DataTableCell>
          <DataTableCell data-column="Why">
            <div>
              <span dir="auto">{change.because ?? '–'}</span>
              {change.rehearsal === 'skipped' && <Soft>{rehearsalWords.skipped}</Soft>}
            </div>
          </DataTableCell>
        </DataTableRow>
      ))}
    </DataTableBody>
  </Table>
);

const Table = styled(DataTable)`
  border-width: 1px 0 0;

  td {
    vertical-align: top;
  }
`;

const Soft = styled.small`
  display: block;
  color: ${color.inkSoft};
`;
