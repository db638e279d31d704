import { isVolatile } from './volatile';

const recorded = Date.parse('2026-11-24T13:57:48.000Z');
const moments = { recorded, repeated: recorded + 60_000 };
const now = '2026-11-24T13:57:48.651Z';

it('takes moments since each beginning for the same, and no other: however few of their digits are alike', () => {
  expect(isVolatile(now, '2026-11-24T13:58:49.002Z', moments)).toBe(true);
  expect(isVolatile(now, '2020-01-01T00:00:00.000Z', moments)).toBe(false);
});

it('takes random tokens of the same length for the same, and no words', () => {
  expect(isVolatile('/link/9f86d081884c7d65', '/link/2c26b46b68ffc68f', moments)).toBe(true);
  expect(isVolatile('how-to-read-a-process-map', 'how-to-count-an-hour-saved', moments)).toBe(false);
});
