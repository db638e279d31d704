import { dayOf, endOfDay } from './token-end';

// A date control drops what is no date: everything that was typed would be gone.
it.each(['0002-03-31', '0020-03-31', '0202-03-31', '2027-03-31'])('keeps %s as somebody types it', (day) =>
  expect(dayOf(endOfDay(day))).toBe(day),
);
