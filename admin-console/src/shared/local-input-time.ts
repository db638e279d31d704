/** What a date-time control shows for a moment: its wall time on this device. Empty where there is none. */
export function toLocalInput(iso: string | null | undefined): string {
  const time = timeOf(iso);
  if (!time) return '';
  // Part by part, since an offset in minutes is not exact where clocks followed the sun: in the year 2, which somebody
  // types on the way to 2027.
  const wall = new Date(0);
  wall.setUTCFullYear(time.getFullYear(), time.getMonth(), time.getDate());
  wall.setUTCHours(time.getHours(), time.getMinutes(), time.getSeconds());
  return wall.toISOString().slice(0, time.getSeconds() === 0 ? 16 : 19);
}

/** The moment that a wall time of this device means; empty where there is none. */
export const fromLocalInput = (text: string): string => timeOf(text)?.toISOString() ?? '';

/** The device's time zone with its distance from Greenwich at a moment, such as 'Europe/Berlin (GMT+2)'. */
export function timeZoneAt(iso: string | null | undefined): string {
  const format = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' });
  const { timeZone } = format.resolvedOptions();
  const offset = format.formatToParts(timeOf(iso)).find(({ type }) => type === 'timeZoneName')?.value;
  return offset && offset !== timeZone ? `${timeZone} (${offset})` : timeZone;
}

function timeOf(text: string | null | undefined): Date | undefined {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? undefined : time;
}
