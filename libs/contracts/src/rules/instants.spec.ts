import { validateSync } from 'class-validator';
import { IsInstant } from './instants';

class Planned {
  @IsInstant({ message: 'Choose a time' })
  at: unknown;
}

const isTaken = (at: unknown): boolean => validateSync(Object.assign(new Planned(), { at })).length === 0;

it.each(['2027-02-28T10:00Z', '2028-02-29T23:59:59.123+02:00'])('takes %s', (at) => expect(isTaken(at)).toBe(true));

it.each(['2027-02-31T10:00:00Z', '2027-13-01T10:00Z', '2027-02-28T10:00', '2027-02-28', 0, null])('refuses %s', (at) =>
  expect(isTaken(at)).toBe(false),
);
