import { useHydrated } from '../../../shared/use-hydrated';

const format = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** A moment in the viewer's own format and time zone; until the viewer is known, one form for everybody. */
export function SavedMoment({ iso }: { iso: string }) {
  const hydrated = useHydrated();
  const text = hydrated
    ? new Date(iso).toLocaleString(undefined, format)
    : `${new Date(iso).toLocaleString('en-US', { ...format, timeZone: 'UTC' })} UTC`;
  return <time dateTime={iso}>{text}</time>;
}
