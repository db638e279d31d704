import { useState } from 'react';

/**
 * The query, with no data from before this mount: an edit of an old copy would put back what has changed since. Its time
 * of arrival only says whether it is another one: the clock may be set meanwhile.
 */
export function useCurrent<Query extends { data?: unknown; fulfilledTimeStamp?: number }>(query: Query): Query {
  const [before] = useState(query.fulfilledTimeStamp);
  return query.fulfilledTimeStamp === before ? { ...query, data: undefined } : query;
}
