import { localTime } from '../../enhance/local-time';

/** The day of publication. */
export const PublishedDate = ({ date }: { date: string | null | undefined }) =>
  date ? <time key={date} {...localTime(date, 'day')} /> : null;
