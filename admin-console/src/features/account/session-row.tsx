import { LogOut, MonitorSmartphone } from 'lucide-react';
import styled from 'styled-components';
import type { AccountSession } from '@site/api-client/admin';
import { Badge, Button, color, space, type, VisuallyHidden } from '@site/ui';
import { localDateTime } from '../../shared/local-date';

interface SessionRowProps {
  session: AccountSession;
  pending: boolean;
  onEnd: () => void;
}

export const endButtonId = (id: string): string => `end-session-${id}`;

export const SessionRow = ({ session, pending, onEnd }: SessionRowProps) => (
  <Row>
    <MonitorSmartphone aria-hidden />
    <Device>
      {session.device}
      {session.isCurrent && <Badge $tone="lime">This device</Badge>}
    </Device>
    <Facts>
      {session.address && <span>{session.address}</span>}
      {session.startedAt && <span>since {localDateTime(session.startedAt)}</span>}
      {session.seenAt && !session.isCurrent && <span>last seen {localDateTime(session.seenAt)}</span>}
    </Facts>
    {!session.isCurrent && (
      <Button id={endButtonId(session.id)} $tone="quiet" $size="small" $waiting={pending} onClick={onEnd}>
        <LogOut aria-hidden />
        Sign out
        <VisuallyHidden> {session.device}</VisuallyHidden>
      </Button>
    )}
  </Row>
);

const Row = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space[12]};
  padding: ${space[8]} ${space[4]} ${space[12]} ${space[16]};
  border-top: 1px solid ${color.line};

  & > svg {
    width: 20px;
    color: ${color.inkSoft};
  }
`;

const Device = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  min-height: 40px;
  font-weight: 600;
`;

const Facts = styled.p`
  ${type.small}
  display: flex;
  grid-column: 2 / -1;
  order: 1;
  flex-wrap: wrap;
  column-gap: ${space[12]};
  /* The row's own edge is that of its button, which has room around its words. */
  padding-right: ${space[12]};
  color: ${color.inkSoft};
`;
