/** A day of this device's calendar, as date controls write it. */
export function daysAhead(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return dayOf(date.toISOString());
}

/** The last moment of a day of this device's calendar; empty where there is none. */
export function endOfDay(day: string): string {
  const date = new Date(`${day}T23:59:59`);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** The day of this device's calendar that a moment lies in; empty where there is none. */
export function dayOf(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  // Four digits also of the year 2, which somebody types on the way to 2027: a date control drops what is no date.
  const year = String(date.getFullYear()).padStart(4, '0');
  return [year, date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
