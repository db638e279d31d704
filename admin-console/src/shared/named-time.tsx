import { localDateTime } from './local-date';

const dayMs = 86_400_000;

/** A time as people say it, with the full time as a tooltip. */
export const NamedTime = ({ iso }: { iso: string }) => (
  <time dateTime={iso} title={new Date(iso).toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'long' })}>
    {namedTime(iso)}
  </time>
);

/** 'Today, 9:05 AM' or 'Yesterday, 9:05 AM'; earlier than that, date and time. */
function namedTime(iso: string): string {
  const moment = new Date(iso);
  const today = new Date();
  const time = moment.toLocaleTimeString(undefined, { timeStyle: 'short' });
  if (isSameDay(moment, today)) return `Today, ${time}`;
  // Counted from noon, because a day may have 23 or 25 hours.
  const noon = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 12);
  return isSameDay(moment, new Date(noon.getTime() - dayMs)) ? `Yesterday, ${time}` : localDateTime(iso);
}

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();
