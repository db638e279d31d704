import { MessageExport } from '../features/messages/inbox/message-export';
import { MessageInbox } from '../features/messages/inbox/message-inbox';
import { ListSkeleton } from '../shared/list-skeleton';
import { SessionGate } from '../features/session/session-gate';

export const MessagesPage = () => (
  <SessionGate title="Messages" skeleton={<ListSkeleton />}>
    <MessageExport />
    <MessageInbox />
  </SessionGate>
);
