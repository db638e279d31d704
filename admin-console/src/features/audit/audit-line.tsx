import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { AuditRecord } from '@site/api-client/audit';
import { Badge, Button, color, space, type } from '@site/ui';
import { DataTableCell, DataTableDetails, DataTableRow } from '../../shared/data-table';
import { NamedTime } from '../../shared/named-time';
import { historyAddress } from '../posts/history/history-address';
import { actionLabel, isFailure } from './action-label';
import { AuditChanges } from './audit-changes';
import { AuditSubject } from './audit-subject';
import { fieldLabel } from './field-label';

export const auditColumns = ['When', 'Who', 'Action', 'About', 'Details', 'Address'];

/** Who did what to what; the changes open in a row beneath. */
export function AuditLine({ record }: { record: AuditRecord }) {
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const words = detailsOf(record);
  const withheld = record.fields.filter((name) => !record.changes.some(({ field }) => field === name));
  // What a sign-in used was not changed.
  const hasDetails = record.changes.length > 0 || (withheld.length > 0 && record.target !== 'session');
  return (
    <>
      <DataTableRow>
        <DataTableCell data-column="When">
          <NamedTime iso={record.at} />
        </DataTableCell>
        <DataTableCell data-column="Who">{record.actorName ?? <Soft>{whoElse(record)}</Soft>}</DataTableCell>
        <DataTableCell data-column="Action">
          {isFailure(record.action) ? (
            <Badge $tone="bad">{actionLabel(record.action)}</Badge>
          ) : (
            actionLabel(record.action)
          )}
        </DataTableCell>
        <DataTableCell data-column="About">
          <AuditSubject record={record} />
        </DataTableCell>
        <DataTableCell data-column="Details">
          {hasDetails ? (
            <Toggle
              $tone="quiet"
              $size="small"
              aria-expanded={open}
              aria-controls={open ? detailsId : undefined}
              onClick={() => setOpen(!open)}
            >
              {words}
              <ChevronDown aria-hidden />
            </Toggle>
          ) : (
            words || <Soft>–</Soft>
          )}
        </DataTableCell>
        <DataTableCell data-column="Address">
          <div>
            {record.address ?? <Soft>–</Soft>}
            {record.requestId && <RequestId title={`Request ${record.requestId}`}>{record.requestId}</RequestId>}
          </div>
        </DataTableCell>
      </DataTableRow>
      {open && (
        <DataTableDetails id={detailsId} columns={auditColumns.length}>
          <AuditChanges changes={record.changes} withheld={withheld} history={historyOf(record)} />
        </DataTableDetails>
      )}
    </>
  );
}

/** The changed fields; for a sign-in, what it used. */
function detailsOf({ target, fields }: AuditRecord): string {
  const words = fields.map(fieldLabel);
  return words.length > 0 && target === 'session' ? `with ${words.join(' and ').toLowerCase()}` : words.join(', ');
}

const historyOf = ({ target, targetId, targetExists }: AuditRecord): string | undefined =>
  target === 'post' && targetId !== null && targetExists ? historyAddress(targetId) : undefined;

/** Without a signed-in user: somebody unknown who tried to sign in, or the product itself. */
const whoElse = ({ target }: AuditRecord): string => (target === 'session' ? 'Unknown' : 'Automatic');

const Soft = styled.span`
  color: ${color.inkSoft};
`;

const Toggle = styled(Button)`
  min-height: 32px;
  padding: 2px ${space[8]};
  margin: -2px -${space[8]};
  font-weight: 400;
  text-align: left;

  & > svg {
    transition: rotate 160ms ease-out;
  }

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

const RequestId = styled.span`
  ${type.mono}
  display: block;
  overflow: hidden;
  max-width: 14ch;
  color: ${color.inkSoft};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
