import styled from 'styled-components';
import type { ContactMessage } from '@site/api-client/admin';
import { Badge, color, space, type } from '@site/ui';
import { localDate } from '../../shared/local-date';
import { senderOf } from './sender-of';

interface MessageRowProps {
  message: ContactMessage;
  onOpen: () => void;
}

export const MessageRow = ({ message, onOpen }: MessageRowProps) => (
  <Row type="button" aria-haspopup="dialog" onClick={onOpen}>
    <Line>
      <Sender>{senderOf(message)}</Sender>
      {!message.isRead && <Badge $tone="lime">New</Badge>}
      <Date>{localDate(message.createdAt)}</Date>
    </Line>
    <Soft>{message.email}</Soft>
    <Preview>{message.message}</Preview>
  </Row>
);

const Row = styled.button`
  display: grid;
  width: 100%;
  padding: ${space[12]} ${space[16]};
  border: 0;
  border-top: 1px solid ${color.line};
  background: none;
  text-align: left;
  cursor: pointer;

  &:hover {
    background: ${color.blueWash};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};
`;

const Sender = styled.span`
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Date = styled.span`
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

const Preview = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`;
