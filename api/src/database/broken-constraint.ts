import { QueryFailedError } from 'typeorm';

/** Names the constraint that a write broke by repeating a value or by removing what others point at. */
export function brokenConstraint(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code === '23505' || code === '23503' ? (constraint ?? null) : null;
}
