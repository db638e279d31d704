import { readInstant } from './instant';

it.each([
  ['2026-12-01 09:00 Europe/Berlin', '2026-12-01T08:00:00.000Z'],
  ['2026-07-01 09:00 Europe/Berlin', '2026-07-01T07:00:00.000Z'],
  ['2026-07-01 09:00 America/New_York', '2026-07-01T13:00:00.000Z'],
  ['2026-07-01 09:00 Asia/Kolkata', '2026-07-01T03:30:00.000Z'],
  ['2026-12-01T09:00 UTC', '2026-12-01T09:00:00.000Z'],
  ['2026-12-01T09:00:00+01:00', '2026-12-01T08:00:00.000Z'],
  // Hours around a change of clocks, and the first of the two that they show twice.
  ['2026-03-29 01:59 Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29 03:00 Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25 02:30 Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25 03:00 Europe/Berlin', '2026-10-25T02:00:00.000Z'],
])('reads %s', (text, iso) => {
  expect(readInstant(text).toISOString()).toBe(iso);
});

it.each([
  ['tomorrow', 'Give a time with its zone, such as "2026-12-01 09:00 Europe/Berlin".'],
  ['2026-12-01 09:00', 'Give a time with its zone'],
  ['2026-13-01 09:00 UTC', 'Give a time with its zone'],
  ['2026-02-30 09:00 UTC', 'Give a time with its zone'],
  ['2026-04-31T09:00:00+02:00', 'Give a time with its zone'],
  ['2026-12-01 09:00 Europe/Nowhere', 'There is no time zone Europe/Nowhere'],
  ['2026-03-29 02:30 Europe/Berlin', 'there is no such time'],
  // What Intl takes for Asia/Dhaka, and for a zone without summer time.
  ['2026-07-01 09:00 BST', 'There is no time zone BST. Give one such as Europe/Berlin or UTC'],
  ['2026-07-01 09:00 EST', 'There is no time zone EST'],
])('refuses %s', (text, sentence) => {
  expect(() => readInstant(text)).toThrow(sentence);
});
