const units = [
  { ms: 86_400_000, name: 'days' },
  { ms: 3_600_000, name: 'h' },
  { ms: 60_000, name: 'min' },
  { ms: 1000, name: 's' },
];

/** How long ago a moment is, in its largest unit that counts to two. */
export function ageOf(iso: string, now = Date.now()): string {
  const ms = Math.max(now - Date.parse(iso), 0);
  const unit = units.find((candidate) => ms >= 2 * candidate.ms) ?? { ms: 1000, name: 's' };
  return `${Math.floor(ms / unit.ms)} ${unit.name}`;
}
