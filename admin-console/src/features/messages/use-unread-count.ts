import { useListContactMessagesQuery } from '@site/api-client/admin';
import { live } from '../../shared/live';

/** Only the total of the list is wanted, so one message is asked for. */
const unread = { isRead: false, limit: 1 };

/** How many messages nobody has read; undefined until it is known. One call serves every place that shows it. */
export const useUnreadCount = () => {
  const query = useListContactMessagesQuery(unread, live);
  return { ...query, data: query.data?.total };
};
