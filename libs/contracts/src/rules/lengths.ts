import { ValidateBy, type ValidationOptions } from 'class-validator';

/** Accepts a text of at most so many code points, as Postgres counts: the library's rule leaves out variation selectors. */
export const MaxLength = (most: number, options: ValidationOptions) =>
  ValidateBy(
    { name: 'maxLength', constraints: [most], validator: { validate: (value) => hasAtMost(most, value) } },
    options,
  );

function hasAtMost(most: number, value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 2 * most) return false;
  return value.length <= most || [...value].length <= most;
}
