import { query } from './database';
import { until } from './until';

/** Resolves once a statement waits for a lock in the test database; `statement`: a part of that statement. */
export const untilLockAwaited = (statement = ''): Promise<void> =>
  until(async () => {
    const waiting = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND strpos(query, $1) > 0`;
    return (await query(waiting, [statement])).length > 0;
  });
