import type { ContactMessage } from '@site/api-client/admin';
import { type MessageState, messageStateLabels } from '@site/contracts';
import { Badge, type BadgeTone } from '@site/ui';
import { isOverdue } from './answer-clock';

/** How far a message is dealt with. A new one needs no word, until it is overdue. */
export function LeadBadge({ message }: { message: ContactMessage }) {
  const { state } = message;
  if (isOverdue(message)) return <Badge $tone="bad">Overdue</Badge>;
  return state === 'new' ? null : <Badge $tone={tones[state]}>{messageStateLabels[state]}</Badge>;
}

const tones: Record<MessageState, BadgeTone> = {
  new: 'outline',
  open: 'blue',
  answered: 'good',
  closed: 'outline',
  spam: 'warn',
};
