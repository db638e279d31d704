import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Badge, VisuallyHidden } from '@site/ui';
import { useUnreadCount } from './use-unread-count';

/** How many messages nobody has read; nothing where there are none. */
export function UnreadBadge() {
  const { data: unread, refetch } = useUnreadCount();
  useOnNavigation(refetch);
  if (!unread) return null;
  return (
    <Count $tone="lime">
      {unread > 999 ? '999+' : unread}
      <VisuallyHidden> unread</VisuallyHidden>
    </Count>
  );
}

/** The badge stays where it is while screens come and go. */
function useOnNavigation(act: () => unknown): void {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    act();
  }, [key, act]);
}

const Count = styled(Badge)`
  margin-left: auto;
`;
