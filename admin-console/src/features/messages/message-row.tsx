import styled from 'styled-components';
import type { ContactMessage } from '@site/api-client/admin';
import { Badge, color, SiteLink, space, type } from '@site/ui';
import { localDateTime } from '../../shared/local-date';
import { LeadBadge } from './lead-badge';
import { senderOf } from './sender-of';

interface MessageRowProps {
  message: ContactMessage;
  href: string;
  id?: string;
  /** It is the one that is open beside the list. */
  current?: boolean;
}

/** More than two lines have room for. The whole text would be read out as the name of the link. */
const previewed = 300;

/** A message as a line of a list; it leads to the message whole. */
export const MessageRow = ({ message, href, id, current = false }: MessageRowProps) => (
  <Row id={id} href={href} aria-current={current || undefined}>
    <Line>
      <Sender $isRead={message.isRead} dir="auto">
        {senderOf(message)}
      </Sender>
      {!message.isRead && <Badge $tone="lime">New</Badge>}
      <LeadBadge message={message} />
      <Moment dateTime={message.createdAt}>{localDateTime(message.createdAt)}</Moment>
    </Line>
    <Soft>
      {message.email}
      {message.assignee && ` · ${message.assignee.name}`}
    </Soft>
    {message.subject && (
      <Subject $isRead={message.isRead} dir="auto">
        {message.subject}
      </Subject>
    )}
    <Preview dir="auto">{message.message.slice(0, previewed)}</Preview>
  </Row>
);

const Row = styled(SiteLink)`
  display: grid;
  padding: ${space[12]} ${space[16]} ${space[12]} ${space[12]};
  border-top: 1px solid ${color.line};
  border-left: 4px solid transparent;
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    background: ${color.blueWash};
  }

  &[aria-current] {
    border-left-color: ${color.blue};
    background: ${color.blueWash};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
`;

const Sender = styled.span<{ $isRead: boolean }>`
  min-width: 0;
  font-weight: ${({ $isRead }) => ($isRead ? 500 : 650)};
  overflow-wrap: anywhere;
`;

const Moment = styled.time`
  ${type.small}
  margin-left: auto;
  color: ${color.inkSoft};
  white-space: nowrap;
`;

const Soft = styled.span`
  ${type.small}
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

const Subject = styled.span<{ $isRead: boolean }>`
  font-weight: ${({ $isRead }) => ($isRead ? 400 : 600)};
  overflow-wrap: anywhere;
`;

const Preview = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;
