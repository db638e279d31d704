import { ValidateBy, type ValidationOptions } from 'class-validator';

const instantPattern = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Accepts an ISO time that says its time zone, so that everybody means the same moment. */
export function IsInstant(options: ValidationOptions) {
  return ValidateBy({ name: 'isInstant', validator: { validate: isInstant } }, options);
}

function isInstant(value: unknown): boolean {
  const [, day] = (typeof value === 'string' && instantPattern.exec(value)) || [];
  // JavaScript takes 31 February for 3 March.
  return day !== undefined && !Number.isNaN(Date.parse(value as string)) && new Date(day).toISOString().startsWith(day);
}
