import { isISO8601, ValidateBy, type ValidationOptions } from 'class-validator';

/** Accepts an ISO date or time that names a moment, in UTC where it says no time zone. Too large for forms in a browser. */
export function IsMoment(options: ValidationOptions) {
  return ValidateBy({ name: 'isMoment', validator: { validate: isMoment } }, options);
}

/** ISO 8601 has more forms than JavaScript reads. */
const isMoment = (value: unknown): boolean =>
  isISO8601(value, { strict: true }) && !Number.isNaN(Date.parse(value as string));
