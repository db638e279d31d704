import { query } from './database';
import { until } from './until';

/** Mails that wait for their turn. */
export const waitingMails = () => query('SELECT * FROM outgoing_mails');

export const untilNoMailWaits = () => until(async () => (await waitingMails()).length === 0);

/** Their turn is now, however long they would wait. */
export const makeMailsDue = () => query('UPDATE outgoing_mails SET "dueAt" = now()');

/** In how many seconds the only one that waits has its turn. */
export async function secondsUntilDue(): Promise<number> {
  const [row] = await query<{ due: number }>(
    'SELECT extract(epoch FROM "dueAt" - now())::float8 AS due FROM outgoing_mails',
  );
  return row?.due ?? 0;
}
