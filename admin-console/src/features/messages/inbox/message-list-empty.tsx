import type { MessageFilter } from '@site/contracts';
import { EmptyState } from '@site/ui';
import { isOnly, type MessageView } from '../message-address';

/** Says why there is nothing: it was searched for, or nothing is of that kind. */
export function MessageListEmpty({ view }: { view: MessageView }) {
  const { filter } = view;
  if (!isOnly({ filter }, view))
    return <EmptyState title="No messages found" hint="Try adjusting your search or filter criteria." />;
  return <EmptyState {...texts[filter]} />;
}

const texts: Record<MessageFilter, { title: string; hint?: string }> = {
  all: { title: 'No messages yet.', hint: 'What visitors send from the contact page arrives here.' },
  unread: { title: 'Nothing unread', hint: 'Every message has been opened.' },
  read: { title: 'Nothing read yet', hint: 'Messages move here when somebody opens them.' },
  deleted: {
    title: 'Nothing deleted',
    hint: 'Deleted messages stay here for 30 days. After that they are gone for good.',
  },
};
