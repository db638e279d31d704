import { localDateTime } from './local-date';

const dayMs = 86_400_000;

interface NamedTimeProps {
  iso: string;
  /** Whether words come before it. */
  midSentence?: boolean;
}

/** A time as people say it, with the full time as a tooltip. */
export const NamedTime = ({ iso, midSentence = false }: NamedTimeProps) => (
  <time dateTime={iso} title={new Date(iso).toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'long' })}>
    {namedTime(iso, midSentence ? ['today', 'yesterday'] : ['Today', 'Yesterday'])}
  </time>
);

/** 'Today, 9:05 AM' or 'Yesterday, 9:05 AM'; earlier than that, date and time. */
function namedTime(iso: string, [today, yesterday]: [string, string]): string {
  const moment = new Date(iso);
  const now = new Date();
  const time = moment.toLocaleTimeString(undefined, { timeStyle: 'short' });
  if (isSameDay(moment, now)) return `${today}, ${time}`;
  // Counted from noon, because a day may have 23 or 25 hours.
  const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12);
  return isSameDay(moment, new Date(noon.getTime() - dayMs)) ? `${yesterday}, ${time}` : localDateTime(iso);
}

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();
