import { Problem } from '../start/problem';

const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;
const inZone = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}) +([A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*)$/;
const example = '"2026-12-01 09:00 Europe/Berlin"';

/**
 * The moment that a person means: `2026-12-01 09:00 Europe/Berlin`, or an ISO time with its offset. Of a time that a clock
 * shows twice when it is set back, the first. Throws Problem.
 */
export function readInstant(text: string): Date {
  if (withOffset.test(text) && isDay(text) && !Number.isNaN(Date.parse(text))) return new Date(text);
  const [, day, time, zone = ''] = inZone.exec(text) ?? [];
  const wall = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(wall) || !isDay(text))
    throw new Problem(`--at is "${text}". Give a time with its zone, such as ${example}.`);
  const offsets = [-1, 1].map((days) => offsetAt(wall + days * 86_400_000, zone));
  const candidates = offsets
    .map((offset) => wall - offset)
    .filter((moment) => moment + offsetAt(moment, zone) === wall);
  if (candidates.length === 0) {
    throw new Problem(`--at is "${text}": clocks there are set forward over it, so there is no such time.`);
  }
  return new Date(Math.min(...candidates));
}

/** Date.parse takes 30 February for 2 March. */
function isDay(text: string): boolean {
  const day = text.slice(0, 10);
  const parsed = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(day);
}

/**
 * How far a zone's clocks are ahead of UTC at a moment, in ms. Throws Problem for a zone that does not exist, and for an
 * abbreviation: to Intl, BST is Bangladesh and EST is Panama.
 */
function offsetAt(moment: number, timeZone: string): number {
  try {
    if (!/^(UTC|GMT|.+\/.+)$/i.test(timeZone)) throw new RangeError(timeZone);
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
    return hours ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0;
  } catch {
    throw new Problem(`There is no time zone ${timeZone}. Give one such as Europe/Berlin or UTC: --at ${example}.`);
  }
}
