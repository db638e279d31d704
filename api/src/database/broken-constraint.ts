import { DatabaseError } from 'pg';
import { QueryFailedError } from 'typeorm';

/** Names the constraint that a write broke by repeating a value or by removing what others point at. */
export function brokenConstraint(error: unknown): string | null {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (!(cause instanceof DatabaseError)) return null;
  const { code, constraint } = cause;
  return code === '23505' || code === '23503' ? (constraint ?? null) : null;
}
