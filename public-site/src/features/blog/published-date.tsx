import { localDate, serverDate } from '../../enhance/local-date';

/** The day of publication in the viewer's own format; until the viewer is known, one form for everybody. */
export const PublishedDate = ({ date }: { date: string | null | undefined }) =>
  date ? (
    <time key={date} {...localDate(date)}>
      {serverDate(date)}
    </time>
  ) : null;
