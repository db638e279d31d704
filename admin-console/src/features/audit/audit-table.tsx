import styled from 'styled-components';
import type { AuditRecord } from '@site/api-client/admin';
import { auditTargetLabels } from '@site/contracts';
import { Badge, color, type } from '@site/ui';
import { Ledger, LedgerBody, LedgerCell, LedgerHead, LedgerLine } from '../../shared/ledger';
import { localDateTime } from '../../shared/local-date';
import { actionLabel, isFailure } from './action-label';

const columns = ['When', 'Who', 'Action', 'About', 'Details', 'From'];

export const AuditTable = ({ records }: { records: AuditRecord[] }) => (
  <Ledger>
    <LedgerHead columns={columns} />
    <LedgerBody>
      {records.map((record) => (
        <AuditLine key={record.id} record={record} />
      ))}
    </LedgerBody>
  </Ledger>
);

const AuditLine = ({ record }: { record: AuditRecord }) => (
  <LedgerLine>
    <LedgerCell data-column="When">
      <time dateTime={record.at}>{localDateTime(record.at)}</time>
    </LedgerCell>
    <LedgerCell data-column="Who">{record.actorName ?? <Soft>{whoElse(record)}</Soft>}</LedgerCell>
    <LedgerCell data-column="Action">
      {isFailure(record.action) ? <Badge $tone="bad">{actionLabel(record.action)}</Badge> : actionLabel(record.action)}
    </LedgerCell>
    <LedgerCell data-column="About">
      <div>
        {nameOf(record)}
        <Kind>{auditTargetLabels[record.target]}</Kind>
      </div>
    </LedgerCell>
    <LedgerCell data-column="Details">{detailsOf(record) || <Soft>–</Soft>}</LedgerCell>
    <LedgerCell data-column="From">
      <div>
        {record.address ?? <Soft>–</Soft>}
        {record.requestId && <RequestId title="Request">{record.requestId}</RequestId>}
      </div>
    </LedgerCell>
  </LedgerLine>
);

/** What was changed; of a sign-in, what it took. */
function detailsOf({ target, fields }: AuditRecord): string {
  const words = fields.map((field) => (field === 'recoveryCode' ? 'recovery code' : field));
  return words.length > 0 && target === 'session' ? `with ${words.join(' and ')}` : words.join(', ');
}

/** Nobody signed in did it: somebody unknown who tried to, or the product by itself. */
const whoElse = ({ target }: AuditRecord): string => (target === 'session' ? 'Unknown' : 'By itself');

function nameOf({ targetName, targetId }: AuditRecord): string {
  if (targetName) return targetName;
  return targetId ? `No. ${targetId}` : '';
}

const Soft = styled.span`
  color: ${color.inkSoft};
`;

const Kind = styled.span`
  ${type.small}
  display: block;
  color: ${color.inkSoft};
`;

const RequestId = styled.span`
  ${type.mono}
  display: block;
  max-width: 14ch;
  overflow: hidden;
  color: ${color.inkSoft};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
