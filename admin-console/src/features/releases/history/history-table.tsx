import type { ReleaseHistoryEntry } from '@site/api-client/releases';
import { releaseHistoryLabels } from '@site/contracts';
import { Badge, type BadgeTone } from '@site/ui';
import { DataTableBody, DataTableCell, DataTableHead, DataTableRow } from '../../../shared/data-table';
import { localDateTime } from '../../../shared/local-date';
import { NamedTime } from '../../../shared/named-time';
import { appLabel } from '../../../shared/app-label';
import { rehearsalWords } from '../live/rehearsal-words';
import { BesideText, PanelTable } from '../panel-parts';

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
  <PanelTable aria-label="History">
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
              {entry.percent !== null && <BesideText>to {entry.percent} %</BesideText>}
              {entry.from && <BesideText>before: {entry.from}</BesideText>}
              {entry.environment && (
                <BesideText>
                  {entry.kind === 'copy' ? 'to' : 'from'} {entry.environment}
                </BesideText>
              )}
              {entry.plannedFor && <BesideText>for {localDateTime(entry.plannedFor)}</BesideText>}
            </div>
          </DataTableCell>
          <DataTableCell data-column="Who">{entry.who}</DataTableCell>
          <DataTableCell data-column="Why">
            <div>
              <span dir="auto">{entry.because ?? '–'}</span>
              {entry.rehearsal === 'skipped' && <BesideText>{rehearsalWords.skipped}</BesideText>}
            </div>
          </DataTableCell>
        </DataTableRow>
      ))}
    </DataTableBody>
  </PanelTable>
);
