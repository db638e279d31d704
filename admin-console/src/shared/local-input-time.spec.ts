import { inTimeZone } from '../testing/in-time-zone';
import { fromLocalInput, timeZoneAt, toLocalInput } from './local-input-time';

it.each(['2026-03-29T01:30:00.000Z', '2026-07-01T12:00:00.000Z', '2026-12-31T23:59:30.000Z'])(
  'finds %s again in what it shows of it',
  (iso) => expect(fromLocalInput(toLocalInput(iso))).toBe(iso),
);

describe('in Berlin', () => {
  inTimeZone('Europe/Berlin');

  it.each(['0002-07-01T12:00', '0020-07-01T12:00', '0202-07-01T12:00', '1890-01-01T12:00:05', '2027-07-01T12:00'])(
    'keeps %s as somebody types it',
    (text) => {
      expect(new Date('2026-07-01T12:00').toISOString()).toBe('2026-07-01T10:00:00.000Z');
      expect(toLocalInput(fromLocalInput(text))).toBe(text);
    },
  );
});

it('shows seconds only where there are some', () => {
  expect(toLocalInput('2026-07-01T12:00:00.000Z')).toMatch(/T\d\d:\d\d$/);
  expect(toLocalInput('2026-07-01T12:00:05.000Z')).toMatch(/T\d\d:\d\d:05$/);
});

it.each(['', null, undefined, 'soon'])('shows nothing for %j', (iso) => expect(toLocalInput(iso)).toBe(''));

it.each(['', '2026-13-01T00:00'])('takes nothing from %j', (text) => expect(fromLocalInput(text)).toBe(''));

it('names the time zone of the device', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(timeZoneAt('2026-07-01T12:00:00.000Z')).toContain(timeZone);
  expect(timeZoneAt('')).toContain(timeZone);
});
