import { useState } from 'react';
import styled from 'styled-components';
import {
  type ContactMessage,
  useListContactMessagesQuery,
  useMarkContactMessageReadMutation,
} from '@site/api-client/admin';
import { EmptyState, QueryState } from '@site/ui';
import { Panel } from '../../shared/panel';
import { sessionTexts } from '../session/session-texts';
import { useFailure } from '../session/use-failure';
import { useSessionEnd } from '../session/use-session-end';
import { MessageDialog } from './message-dialog';
import { MessageRow } from './message-row';

const shownMessages = 5;

/** The latest messages. Opening one marks it read. */
export function RecentMessages() {
  const query = useListContactMessagesQuery({ limit: shownMessages });
  useSessionEnd(query.error, sessionTexts.expired);
  const [markRead] = useMarkContactMessageReadMutation();
  const tellFailure = useFailure(sessionTexts.expired);
  const [opened, setOpened] = useState<ContactMessage | null>(null);

  const handleOpen = async (message: ContactMessage) => {
    setOpened(message);
    if (message.isRead) return;
    try {
      await markRead(message.id).unwrap();
    } catch (error) {
      tellFailure(error, 'Failed to mark the message as read');
    }
  };

  return (
    <Panel title="Recent Messages">
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
                <MessageRow message={message} onOpen={() => handleOpen(message)} />
              </li>
            ))}
          </List>
        )}
      </QueryState>
      {opened && <MessageDialog message={opened} onClose={() => setOpened(null)} />}
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
`;
