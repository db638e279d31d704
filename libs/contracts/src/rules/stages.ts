import { ValidateBy, type ValidationOptions } from 'class-validator';
import { readStages } from '../release-stages';

/** Accepts the stages of a canary, see `readStages`. */
export function IsStages(options: ValidationOptions) {
  const validate = (value: unknown) => typeof value === 'string' && readStages(value) !== null;
  return ValidateBy({ name: 'isStages', validator: { validate } }, options);
}
