import styled from 'styled-components';
import type { ContactMessage } from '@site/api-client/admin';
import { color, Pagination, space } from '@site/ui';
import { MessageRow } from '../message-row';
import type { MessageView } from '../message-address';
import { rowId } from './use-list-place';

interface MessageListProps {
  messages: ContactMessage[];
  pageCount: number;
  view: MessageView;
  hrefOf: (change: Partial<MessageView>) => string;
}

/** One page of messages as a list. */
export const MessageList = ({ messages, pageCount, view, hrefOf }: MessageListProps) => (
  <>
    <List>
      {messages.map((message) => (
        <li key={message.id}>
          <MessageRow
            id={rowId(message.id)}
            message={message}
            href={hrefOf({ open: message.id })}
            current={message.id === view.open}
          />
        </li>
      ))}
    </List>
    <Pagination label="Messages" page={view.page} pageCount={pageCount} hrefOf={(page) => hrefOf({ page })} />
  </>
);

const List = styled.ul`
  margin-bottom: ${space[16]};
  border: 1px solid ${color.line};
  border-top: 0;
  background: ${color.card};
`;
