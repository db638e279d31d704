const seconds = { year: 31_557_600, month: 2_629_800, day: 86_400, hour: 3_600, minute: 60 } as const;

/** How long ago that was, such as '3 days ago'. */
export function ageOf(iso: string): string {
  const age = Math.max(0, (Date.now() - Date.parse(iso)) / 1000);
  const units = Object.keys(seconds) as (keyof typeof seconds)[];
  const unit = units.find((name) => age >= seconds[name]) ?? 'minute';
  return new Intl.RelativeTimeFormat().format(-Math.floor(age / seconds[unit]), unit);
}
