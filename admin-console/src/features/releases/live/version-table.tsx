import { Eye, Rocket } from 'lucide-react';
import styled from 'styled-components';
import type { CheckedVersion } from '@site/api-client/releases';
import type { ReleasedApp } from '@site/federation';
import { Badge, Button, space, VisuallyHidden } from '@site/ui';
import { DataTableBody, DataTableCell, DataTableHead, DataTableRow } from '../../../shared/data-table';
import { ageOf } from '../../../shared/age-of';
import { NamedTime } from '../../../shared/named-time';
import { theApp } from '../apps';
import { BesideText, PanelTable } from '../panel-parts';
import { GateVerdict } from './gate-verdict';
import { shortCommit } from './short-commit';

interface VersionTableProps {
  app: ReleasedApp;
  versions: CheckedVersion[];
  live: string | null;
  canary: string | null;
  onPromote: (version: CheckedVersion) => void;
  onPreview: (version: CheckedVersion) => void;
}

const columns = ['Version', 'Built', 'Size', 'Commit', 'Gate', 'Actions'];

export const VersionTable = ({ app, versions, live, canary, onPromote, onPreview }: VersionTableProps) => (
  <PanelTable aria-label={`Versions of ${theApp(app)}`}>
    <DataTableHead columns={columns} />
    <DataTableBody>
      {versions.map((version) => (
        <DataTableRow key={version.version}>
          <DataTableCell data-column="Version">
            <div>
              {version.version}
              <BesideText>published by {version.publishedBy}</BesideText>
            </div>
          </DataTableCell>
          <DataTableCell data-column="Built">
            <div>
              <NamedTime iso={version.builtAt} />
              <BesideText>{ageOf(version.builtAt)}</BesideText>
            </div>
          </DataTableCell>
          <DataTableCell data-column="Size">{megabytes(version.bytes)}</DataTableCell>
          <DataTableCell data-column="Commit">{shortCommit(version.commit)}</DataTableCell>
          <DataTableCell data-column="Gate">
            <GateVerdict version={version} />
          </DataTableCell>
          <DataTableCell data-column="Actions">
            <Actions>
              {version.version === live && <Badge $tone="lime">Live</Badge>}
              {version.version === canary && <Badge $tone="blue">Canary</Badge>}
              {![live, canary].includes(version.version) && version.refusals.length === 0 && (
                <Button $tone="outline" $size="small" onClick={() => onPromote(version)}>
                  <Rocket aria-hidden />
                  Promote<VisuallyHidden> {version.version}</VisuallyHidden>
                </Button>
              )}
              {version.version !== live && version.refusals.length === 0 && (
                <Button $tone="outline" $size="small" onClick={() => onPreview(version)}>
                  <Eye aria-hidden />
                  Preview<VisuallyHidden> {version.version}</VisuallyHidden>
                </Button>
              )}
            </Actions>
          </DataTableCell>
        </DataTableRow>
      ))}
    </DataTableBody>
  </PanelTable>
);

const megabytes = (bytes: number): string =>
  `${(bytes / 1024 / 1024).toLocaleString(undefined, { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  /* The word of a button is not broken for the sake of a long name. */
  overflow-wrap: normal;
`;
