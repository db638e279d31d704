import { localTime } from '../../enhance/local-time';

interface PublishedDateProps {
  date: string | null | undefined;
  className?: string;
}

/** The day of publication. */
export const PublishedDate = ({ date, className }: PublishedDateProps) =>
  date ? <time key={date} className={className} {...localTime(date, 'day')} /> : null;
