import styled from 'styled-components';
import { useListContactMessagesQuery } from '@site/api-client/admin';
import { EmptyState, QueryState, TextLink } from '@site/ui';
import { Panel } from '../../shared/panel';
import { useSessionEnd } from '../session/use-session-end';
import { live } from '../../shared/live';
import { messageAddress } from './message-address';
import { MessageRow } from './message-row';

const shownMessages = 5;

/** The latest messages; each leads to the screen that shows it whole. */
export function RecentMessages() {
  const query = useListContactMessagesQuery({ limit: shownMessages }, live);
  useSessionEnd(query.error);

  return (
    <Panel title="Recent Messages" action={<TextLink href={messageAddress()}>View Messages</TextLink>}>
      <QueryState
        query={query}
        errorText="Failed to fetch contact submissions"
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="No messages yet." />}
      >
        {({ items }) => (
          <List>
            {items.map((message) => (
              <li key={message.id}>
                <MessageRow message={message} href={messageAddress({ open: message.id })} />
              </li>
            ))}
          </List>
        )}
      </QueryState>
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
`;
