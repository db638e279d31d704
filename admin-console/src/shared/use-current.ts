import { useState } from 'react';

/** The query, with no data from before this mount: an edit of an old copy would put back what has changed since. */
export function useCurrent<Query extends { data?: unknown; fulfilledTimeStamp?: number }>(query: Query): Query {
  const [openedAt] = useState(Date.now);
  return (query.fulfilledTimeStamp ?? 0) >= openedAt ? query : { ...query, data: undefined };
}
