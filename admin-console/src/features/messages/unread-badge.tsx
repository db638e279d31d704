import styled from 'styled-components';
import { Badge, VisuallyHidden } from '@site/ui';
import { useUnreadCount } from './use-unread-count';

/** How many messages nobody has read; nothing where there are none. */
export function UnreadBadge() {
  const { data: unread } = useUnreadCount();
  if (!unread) return null;
  return (
    <Count $tone="lime">
      {unread > 999 ? '999+' : unread}
      <VisuallyHidden> unread</VisuallyHidden>
    </Count>
  );
}

const Count = styled(Badge)`
  margin-left: auto;
`;
