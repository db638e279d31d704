import { MessageExport } from '../features/messages/inbox/message-export';
import { MessageInbox } from '../features/messages/inbox/message-inbox';
import { ListSkeleton } from '../shared/list-skeleton';
import { SessionGate } from '../features/session/session-gate';
import { sessionTexts } from '../features/session/session-texts';
import { useScreenTitle } from '../shared/use-screen-title';

export function MessagesPage() {
  useScreenTitle('Messages');
  return (
    <SessionGate reason={sessionTexts.features} skeleton={<ListSkeleton />}>
      <MessageExport />
      <MessageInbox />
    </SessionGate>
  );
}
