import { CheckCheck } from 'lucide-react';
import type { ContactMessage } from '@site/api-client/admin';
import { Actions, Button, Notice } from '@site/ui';
import { useChangeLead } from './use-change-lead';

/** Whether a mail program has sent the answer only its writer knows; until they say so, the clock of the message goes on. */
export function AnsweredOffer({ message }: { message: ContactMessage }) {
  const { change, isLoading } = useChangeLead(message.id);
  if (message.state !== 'new' && message.state !== 'open') return null;
  return (
    <Notice $tone="warn" role="status">
      Have you sent your answer?
      <Actions>
        <Button $size="small" $waiting={isLoading} onClick={() => void change({ state: 'answered' })}>
          <CheckCheck aria-hidden />
          Mark as answered
        </Button>
      </Actions>
    </Notice>
  );
}
