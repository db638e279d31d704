import { useEffect, useRef, useState } from 'react';
import type { ContactMessage } from '@site/api-client/admin';

export const rowId = (id: number): string => `message-${id}`;

interface Neighbours {
  previous?: ContactMessage;
  next?: ContactMessage;
}

/**
 * Remembers where in the list the open message stands, also once it has left: reading takes it out of the unread ones.
 * Whoever closes it goes on at its row, or at the one that took its place.
 */
export function useListPlace(open: number | null, messages: ContactMessage[] | undefined): Neighbours {
  const [place, setPlace] = useState({ id: 0, index: 0 });
  const wasOpen = useRef(false);
  const index = messages?.findIndex(({ id }) => id === open) ?? -1;
  if (open !== null && index >= 0 && (place.id !== open || place.index !== index)) setPlace({ id: open, index });

  useEffect(() => {
    if (open !== null) wasOpen.current = true;
    if (open !== null || !wasOpen.current || !messages) return;
    wasOpen.current = false;
    const next = messages[Math.min(place.index, messages.length - 1)];
    const row = document.getElementById(rowId(place.id)) ?? (next && document.getElementById(rowId(next.id)));
    (row ?? document.getElementById('screen'))?.focus();
  }, [open, place, messages]);

  if (index >= 0) return { previous: messages?.[index - 1], next: messages?.[index + 1] };
  return place.id === open ? { previous: messages?.[place.index - 1], next: messages?.[place.index] } : {};
}
