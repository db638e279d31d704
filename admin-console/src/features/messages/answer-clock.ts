import type { ContactMessage } from '@site/api-client/admin';
import { isUnanswered } from '@site/contracts';
import { localDateTime } from '../../shared/local-date';

type Clock = Pick<ContactMessage, 'state' | 'createdAt' | 'dueAt' | 'answeredAt'>;

/** Whether a message waits for longer than the site promises. */
export const isOverdue = ({ state, dueAt, answeredAt }: Clock): boolean =>
  !answeredAt && isUnanswered(state) && left(dueAt) < 0;

/** What the clock of the promised answer says. */
export function dueNote({ state, createdAt, dueAt, answeredAt }: Clock): string {
  if (answeredAt) return `${localDateTime(answeredAt)}, after ${span(Date.parse(answeredAt) - Date.parse(createdAt))}`;
  if (!isUnanswered(state)) return 'None';
  const ms = left(dueAt);
  return ms < 0 ? `Overdue by ${span(-ms)}` : `Due in ${span(ms)}, by ${localDateTime(dueAt)}`;
}

const left = (dueAt: string): number => Date.parse(dueAt) - Date.now();

/** '35 min', '5 h 10 min', '3 days 2 h'. */
function span(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
