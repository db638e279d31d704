import styled, { css } from 'styled-components';
import type { AuditRecord } from '@site/api-client/audit';
import { auditTargetLabels } from '@site/contracts';
import { color, SiteLink, type } from '@site/ui';
import { messageAddress } from '../messages/message-address';
import { userAddress } from '../users/user-address';

/** What an entry is about, with a link to it while it exists. */
export function AuditSubject({ record }: { record: AuditRecord }) {
  const { target, targetExists } = record;
  const name = nameOf(record);
  const href = targetExists ? addressOf(record) : undefined;
  const isDeleted = !targetExists && record.targetId !== null && addressOf(record) !== undefined;
  return (
    <div>
      {href ? (
        <SubjectLink href={href} title={name} dir="auto">
          {name}
        </SubjectLink>
      ) : (
        <Name title={name} dir="auto">
          {name}
        </Name>
      )}
      {/* Of all others the action says what they are. */}
      {target !== 'other' && (
        <Kind>
          {auditTargetLabels[target]}
          {isDeleted && ', deleted'}
        </Kind>
      )}
    </div>
  );
}

function addressOf({ target, targetId }: AuditRecord): string | undefined {
  if (targetId === null) return undefined;
  switch (target) {
    case 'post':
      return `/admin/posts/${targetId}/edit`;
    case 'user':
    case 'session':
      return userAddress(targetId);
    case 'message':
      return messageAddress({ open: Number(targetId) });
    case 'other':
      return undefined;
  }
}

function nameOf({ targetName, targetId }: AuditRecord): string {
  if (targetName) return targetName;
  return targetId ? `No. ${targetId}` : '';
}

/** Three lines are enough to recognise a long title; the tooltip shows all of it. */
const clamped = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`;

const SubjectLink = styled(SiteLink)`
  ${clamped}
  min-height: 24px;
`;

const Name = styled.span`
  ${clamped}
`;

const Kind = styled.span`
  ${type.small}
  display: block;
  color: ${color.inkSoft};
`;
