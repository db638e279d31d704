import { Ban } from 'lucide-react';
import styled from 'styled-components';
import type { ReleaseTokenDetails } from '@site/api-client/releases';
import { releaseRightLabels } from '@site/contracts';
import { Badge, Button, color, VisuallyHidden } from '@site/ui';
import { DataTableBody, DataTableCell, DataTableHead, DataTableRow } from '../../../shared/data-table';
import { localDate } from '../../../shared/local-date';
import { NamedTime } from '../../../shared/named-time';
import { appLabel } from '../../../shared/app-label';
import { BesideText, PanelTable } from '../panel-parts';

interface TokenTableProps {
  tokens: ReleaseTokenDetails[];
  onRevoke: (token: ReleaseTokenDetails) => void;
}

const columns = ['Name', 'Apps', 'May', 'Ends', 'Last use', 'Actions'];

export const TokenTable = ({ tokens, onRevoke }: TokenTableProps) => (
  <Table aria-label="Tokens">
    <DataTableHead columns={columns} />
    <DataTableBody>
      {tokens.map((token) => (
        <DataTableRow key={token.id}>
          <DataTableCell data-column="Name">
            <div>
              <span dir="auto">{token.name}</span>
              <BesideText>
                made by {token.createdByName}, {localDate(token.createdAt)}
              </BesideText>
            </div>
          </DataTableCell>
          <DataTableCell data-column="Apps">{token.apps.map(appLabel).join(', ')}</DataTableCell>
          <DataTableCell data-column="May">
            <Rights>
              {token.rights.map((right) => (
                <li key={right}>{releaseRightLabels[right]}</li>
              ))}
            </Rights>
          </DataTableCell>
          <DataTableCell data-column="Ends">{localDate(token.expiresAt)}</DataTableCell>
          <DataTableCell data-column="Last use">
            {token.lastUsedAt ? <NamedTime iso={token.lastUsedAt} /> : 'Never'}
          </DataTableCell>
          <DataTableCell data-column="Actions">
            {endOf(token) ?? (
              <RevokeButton $tone="quiet" $size="small" onClick={() => onRevoke(token)}>
                <Ban aria-hidden />
                Revoke<VisuallyHidden> {token.name}</VisuallyHidden>
              </RevokeButton>
            )}
          </DataTableCell>
        </DataTableRow>
      ))}
    </DataTableBody>
  </Table>
);

/** Why nobody can use it any more; null where somebody can. */
function endOf({ revokedAt, expiresAt }: ReleaseTokenDetails) {
  if (revokedAt) return <Badge>Revoked</Badge>;
  return Date.parse(expiresAt) <= Date.now() ? <Badge>Expired</Badge> : null;
}

const Table = styled(PanelTable)`
  /* Rights are long: names of apps need room beside them. */
  [data-column='Apps'] {
    min-width: 7em;
  }
`;

const Rights = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const RevokeButton = styled(Button)`
  margin-left: -14px;
  white-space: nowrap;
  color: ${color.bad};
`;
