import { useHydrated } from '../../shared/use-hydrated';

/** The day of publication in the viewer's own format; until the viewer is known, one form for everybody. */
export function PublishedDate({ date }: { date: string | null | undefined }) {
  const hydrated = useHydrated();
  if (!date) return null;
  const text = hydrated
    ? new Date(date).toLocaleDateString()
    : new Date(date).toLocaleDateString('en-US', { timeZone: 'UTC' });
  return <time dateTime={date}>{text}</time>;
}
