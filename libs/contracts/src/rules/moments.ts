import { isISO8601, ValidateBy, type ValidationOptions } from 'class-validator';

/** Accepts an ISO date, which begins in UTC, or a time with its zone. Too large for forms in a browser. */
export function IsMoment(options: ValidationOptions) {
  return ValidateBy({ name: 'isMoment', validator: { validate: isMoment } }, options);
}

/** ISO 8601 has more forms than JavaScript reads, which takes a time without a zone for one of the server's. */
const isMoment = (value: unknown): boolean =>
  isISO8601(value, { strict: true, strictSeparator: true }) &&
  /^[^T]*$|(?:Z|[+-]\d\d:?\d\d)$/i.test(value as string) &&
  !Number.isNaN(Date.parse(value as string));
