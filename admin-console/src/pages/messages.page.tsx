import { MessageExport } from '../features/messages/export/message-export';
import { MessageInbox } from '../features/messages/inbox/message-inbox';
import { MessageListSkeleton } from '../features/messages/inbox/message-list-skeleton';
import { SessionGate } from '../features/session/session-gate';
import { sessionTexts } from '../features/session/session-texts';
import { useScreenTitle } from '../shared/use-screen-title';

export function MessagesPage() {
  useScreenTitle('Messages');
  return (
    <SessionGate reason={sessionTexts.features} skeleton={<MessageListSkeleton />}>
      <MessageExport />
      <MessageInbox />
    </SessionGate>
  );
}
