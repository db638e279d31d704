import styled from 'styled-components';
import type { ReleaseHistoryEntry } from '@site/api-client/releases';
import { releaseHistoryLabels } from '@site/contracts';
import { Badge, type BadgeTone, color } from '@site/ui';
import { DataTable, DataTableBody, DataTableCell, DataTableHead, DataTableRow } from '../../../shared/data-table';
import { localDateTime } from '../../../shared/local-date';
import { NamedTime } from '../../../shared/named-time';
import { appLabel } from '../../../shared/app-label';
import { rehearsalWords } from '../live/rehearsal-words';

const columns = ['When', 'App', 'What', 'Version', 'Who', 'Why'];

const tones: Record<ReleaseHistoryEntry['kind'], BadgeTone> = {
  promote: 'good',
  rollback: 'warn',
  canary: 'blue',
  withdraw: 'bad',
  hold: 'outline',
  resume: 'outline',
  request: 'blue',
  approve: 'good',
  decline: 'outline',
  schedule: 'blue',
  cancel: 'outline',
  refuse: 'bad',
  copy: 'outline',
  delete: 'outline',
};

export const HistoryTable = ({ entries }: { entries: ReleaseHistoryEntry[] }) => (
  <Table aria-label="History">
    <DataTableHead columns={columns} />
    <DataTableBody>
      {entries.map((entry) => (
        <DataTableRow key={entry.id}>
          <DataTableCell data-column="When">
            <NamedTime iso={entry.at} />
          </DataTableCell>
          <DataTableCell data-column="App">{appLabel(entry.app)}</DataTableCell>
          <DataTableCell data-column="What">
            <Badge $tone={tones[entry.kind]}>{releaseHistoryLabels[entry.kind]}</Badge>
          </DataTableCell>
          <DataTableCell data-column="Version">
            <div>
              {entry.version}
              {entry.percent !== null && <Soft>to {entry.percent} %</Soft>}
              {entry.from && <Soft>before: {entry.from}</Soft>}
              {entry.environment && (
                <Soft>
                  {entry.kind === 'copy' ? 'to' : 'from'} {entry.environment}
                </Soft>
              )}
              {entry.plannedFor && <Soft>for {localDateTime(entry.plannedFor)}</Soft>}
            </div>
          </DataTableCell>
          <DataTableCell data-column="Who">{entry.who}</DataTableCell>
          <DataTableCell data-column="Why">
            <div>
              <span dir="auto">{entry.because ?? '–'}</span>
              {entry.rehearsal === 'skipped' && <Soft>{rehearsalWords.skipped}</Soft>}
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
