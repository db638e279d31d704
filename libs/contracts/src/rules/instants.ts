import { isISO8601, ValidateBy, type ValidationOptions } from 'class-validator';

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Accepts an ISO time that says its time zone, so that everybody means the same moment. */
export function IsInstant(options: ValidationOptions) {
  return ValidateBy({ name: 'isInstant', validator: { validate: isInstant } }, options);
}

/** Accepts an ISO date or time that names a moment, in UTC where it says no time zone. */
export function IsMoment(options: ValidationOptions) {
  return ValidateBy({ name: 'isMoment', validator: { validate: isMoment } }, options);
}

function isInstant(value: unknown): boolean {
  return isMoment(value) && instantPattern.test(value);
}

/** ISO 8601 has more forms than JavaScript reads, and JavaScript takes 31 February for 3 March: `strict` refuses that. */
function isMoment(value: unknown): value is string {
  return isISO8601(value, { strict: true }) && !Number.isNaN(Date.parse(value as string));
}
