/** What a date-time control shows for a moment: its wall time on this device. Empty where there is none. */
export function toLocalInput(iso: string | null | undefined): string {
  const time = new Date(iso ?? '');
  if (Number.isNaN(time.getTime())) return '';
  const wall = new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString();
  return wall.slice(0, time.getUTCSeconds() === 0 ? 16 : 19);
}

/** The moment that a wall time of this device means; empty where there is none. */
export function fromLocalInput(text: string): string {
  const time = new Date(text);
  return text === '' || Number.isNaN(time.getTime()) ? '' : time.toISOString();
}

/** The device's time zone with its distance from Greenwich at a moment, such as 'Europe/Berlin (GMT+2)'. */
export function timeZoneAt(iso: string | null | undefined): string {
  const time = new Date(iso || Date.now());
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' }).formatToParts(
    Number.isNaN(time.getTime()) ? new Date() : time,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return offset && offset !== timeZone ? `${timeZone} (${offset})` : timeZone;
}
